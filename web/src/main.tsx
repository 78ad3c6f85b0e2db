import './trusted-types'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './api/query-client'
import { catchInstallEvent } from './pwa/install'
import { startApp } from './pwa/start'
import { router } from './router'
import { settingsQuery } from './session/settings'
import { isFilled, leaveHeadBehind, readyToTakeOver } from './take-over'

catchInstallEvent()
queryClient.prefetchQuery(settingsQuery)
startApp()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const begin = () => show(root)
/* Not awaited here: the pages' code stands on this file and comes no sooner than it has ended. */
if (isFilled(root)) readyToTakeOver().then(begin, begin)
else begin()

/** What stands in the root goes in the frame in which the app comes. */
function show(root: HTMLElement) {
  leaveHeadBehind()
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale="pl-PL">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
