import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { calculatorQuery } from '../session/calculator'
import { collectsPoints, profileQuery } from '../session/session'
import { mayPrefetch } from '../session/signal'
import { supportView } from '../session/support-view'

/** The delay after signing in, in milliseconds: the data of the first page comes first. */
const delay = 3000

/**
 * The calculator works in the field as well: what it counts from is there before it is asked for. It is of use once the
 * service worker is there too, and either may be the later: a first visit signs in before the worker has come.
 */
export function prefetchCalculator() {
  if (!('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const begin = () => void prefetch()
  const forget = bearer.subscribe((event) => {
    if (event === 'signedIn') setTimeout(begin, delay)
  })
  workers.addEventListener('controllerchange', begin)
  return () => {
    forget()
    workers.removeEventListener('controllerchange', begin)
  }
}

async function prefetch() {
  const user = queryClient.getQueryData(profileQuery.queryKey)
  const isOfflineApp = navigator.serviceWorker.controller !== null
  if (!isOfflineApp || !bearer.isSignedIn() || supportView() || !mayPrefetch()) return
  if (user && collectsPoints(user)) await queryClient.prefetchQuery(calculatorQuery)
}
