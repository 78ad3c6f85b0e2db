import { layoutReady } from './AppShell'
import { documentAnswers } from './api/document'
import { queryClient } from './api/query-client'
import type { Router } from './router'
import type { Row } from './routes'
import { settingsQuery } from './session/settings'

/**
 * Resolves once the first page can replace the server's content in one frame: session, code, data and programme are
 * loaded.
 */
export async function readyToHydrate(router: Router) {
  documentAnswers.load(document)
  const settings = queryClient.prefetchQuery(settingsQuery)
  await initialised(router)
  await Promise.all([settings, ...(await preloads(router))])
  documentAnswers.drop()
}

/** Removes the server's tags from the head when the first page is left, which alone they describe. */
export function dropServerHead(router: Router) {
  removeFromHead('meta[name="robots"]')
  const first = addressOf(router)
  const forget = router.subscribe(() => {
    if (addressOf(router) === first) return
    removeFromHead('*')
    forget()
  })
}

function removeFromHead(which: string) {
  for (const element of document.head.querySelectorAll(`${which}[data-document]`)) element.remove()
}

function addressOf(router: Router): string {
  const { pathname, search } = router.state.location
  return pathname + search
}

/** Resolves once the first page is found, with its code. */
export function initialised(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const forget = router.subscribe(({ initialized }) => {
      if (!initialized) return
      forget()
      resolve()
    })
  })
}

/** A page that fails to load has nothing to preload; its error is shown instead. */
async function preloads(router: Router): Promise<readonly Promise<void>[]> {
  const { matches, errors, location } = router.state
  const match = matches.at(-1)
  const row = match?.route.handle as Row | undefined
  if (!match || !row || errors) return []
  const [{ preload }] = await Promise.all([row.view(), layoutReady(row.layout)])
  const { pathname, search } = location
  return preload?.({ pathname, params: match.params, search: new URLSearchParams(search) }) ?? []
}
