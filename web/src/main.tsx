import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client'
import { appRoot, isFilled } from './app-root'
import { dropServerHead, initialised, readyToHydrate } from './hydrate'
import { loadOrReload } from './loading'
import { reactRoot } from './react-root'
import { type Router, startRouter } from './router'
import { settingsQuery } from './session/settings'
import { yieldToMain } from './yield-to-main'

/* Not awaited at the top level, because the pages' chunks import this module and would wait for its end. */
yieldToMain().then(prefetchSettings).then(yieldToMain).then(begin)

function prefetchSettings() {
  queryClient.prefetchQuery(settingsQuery)
}

function begin() {
  const root = appRoot()
  const router = startRouter()
  const showApp = () => show(root, router)
  if (isFilled(root)) readyToHydrate(router).then(showApp, showApp)
  else showApp()
  initialised(router).then(startBackground)
}

/** Starts the app's work beside its screens, whose code comes after that of the first page. */
function startBackground() {
  loadOrReload(() => import('./pwa/start')).then(
    ({ startApp }) => startApp(),
    (cause: unknown) => console.warn('The portal will not notice updates', cause),
  )
}

/**
 * Replaces the server's content in the app's first frame; as a transition the first render is many short tasks instead
 * of one long one, so that a slow phone can still scroll.
 */
function show(root: HTMLElement, router: Router) {
  dropServerHead(router)
  const app = reactRoot(root)
  startTransition(() =>
    app.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}
