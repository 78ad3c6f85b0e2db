import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { calculatorQuery } from '../session/calculator'
import { collectsPoints, profileQuery } from '../session/session'
import { mayFetchAhead } from '../session/signal'
import { supportView } from '../session/support-view'

/** How long after signing in, in milliseconds: what the first page shows comes first. */
const delay = 3000

/**
 * The calculator works in the field as well: what it counts from is there before it is asked for. It is of use once the
 * service worker is there too, and either may be the later: a first visit signs in before the worker has come.
 */
export function fetchCalculatorAhead() {
  if (!('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const begin = () => void fetchIt()
  const forget = bearer.subscribe((event) => {
    if (event === 'signedIn') setTimeout(begin, delay)
  })
  workers.addEventListener('controllerchange', begin)
  return () => {
    forget()
    workers.removeEventListener('controllerchange', begin)
  }
}

async function fetchIt() {
  const user = queryClient.getQueryData(profileQuery.queryKey)
  const isOfflineApp = navigator.serviceWorker.controller !== null
  if (!isOfflineApp || !bearer.isSignedIn() || supportView() || !mayFetchAhead()) return
  if (user && collectsPoints(user)) await queryClient.prefetchQuery(calculatorQuery)
}
