import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { cacheLastSeen } from '../session/last-seen'
import { followOfflineView, offlineView, setOfflineView } from '../session/offline-view'

/** The interval at which a page shown from the cache asks whether the server answers again, in milliseconds. */
const interval = 15_000

/** Keeps what the participant sees, and goes back to the session once the server can be asked again. */
export function watchConnection() {
  cacheLastSeen()
  bearer.subscribe((event) => {
    if (event !== 'signedIn' || !offlineView()) return
    setOfflineView(null)
    void queryClient.invalidateQueries()
  })
  let timer: ReturnType<typeof setInterval> | undefined
  followOfflineView(() => {
    clearInterval(timer)
    if (offlineView()) timer = setInterval(tryReconnect, interval)
  })
  window.addEventListener('online', tryReconnect)
}

async function tryReconnect() {
  if (!offlineView() || !navigator.onLine) return
  try {
    if ((await bearer.renew()) === null) bearer.expire()
  } catch {
    console.debug('The server does not answer yet')
  }
}
