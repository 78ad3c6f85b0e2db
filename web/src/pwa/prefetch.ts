import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { calculatorQuery } from '../session/calculator'
import { mayPrefetch } from '../session/connection'
import { distributorsQuery, recentDistributorsQuery } from '../session/distributors'
import { collectsPoints, profileQuery } from '../session/session'
import { supportView } from '../session/support-view'
import { followSessions } from './sessions'

/** The delay after signing in, in milliseconds, which gives the first page's data precedence. */
const delay = 3000

/**
 * Prefetches what the calculator and the form of an invoice need without a connection, once both session and service
 * worker are there; on a first visit the worker comes after the sign-in.
 */
export function prefetchForOffline() {
  if (!('serviceWorker' in navigator)) return () => undefined
  const workers = navigator.serviceWorker
  const begin = () => void prefetch()
  const forget = followSessions(() => setTimeout(begin, delay))
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
  if (!user || !collectsPoints(user)) return
  await queryClient.prefetchQuery(calculatorQuery)
  await queryClient.prefetchQuery(distributorsQuery)
  await queryClient.prefetchQuery(recentDistributorsQuery)
}
