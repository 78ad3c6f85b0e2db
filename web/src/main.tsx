import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client'
import { appRoot, isFilled } from './app-root'
import { dropServerHead, readyToHydrate } from './hydrate'
import { startApp } from './pwa/start'
import { reactRoot } from './react-root'
import { type Router, startRouter } from './router'
import { settingsQuery } from './session/settings'
import { yieldToMain } from './yield-to-main'

/* Not awaited at the top level, because the pages' chunks import this module and would wait for its end. */
yieldToMain().then(startBackground).then(yieldToMain).then(begin)

/** Starts the app's work beside its screens. */
function startBackground() {
  queryClient.prefetchQuery(settingsQuery)
  startApp()
}

function begin() {
  const root = appRoot()
  const router = startRouter()
  const showApp = () => show(root, router)
  if (isFilled(root)) readyToHydrate(router).then(showApp, showApp)
  else showApp()
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
        <I18nProvider locale="pl-PL">
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}
