import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { calculatorQuery } from '../session/calculator'
import { accountType, profileQuery } from '../session/session'
import { mayFetchAhead } from '../session/signal'
import { supportView } from '../session/support-view'

/** How long after signing in, in milliseconds: what the first page shows comes first. */
const delay = 3000

/** The calculator works in the field as well: what it counts from is there before it is asked for. */
export function fetchCalculatorAhead() {
  bearer.subscribe((event) => {
    if (event === 'signedIn') setTimeout(() => void fetchIt(), delay)
  })
}

async function fetchIt() {
  const user = queryClient.getQueryData(profileQuery.queryKey)
  const isOfflineApp = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
  if (!isOfflineApp || !bearer.isSignedIn() || supportView() || !mayFetchAhead()) return
  if (user?.account_type === accountType) await queryClient.prefetchQuery(calculatorQuery)
}
