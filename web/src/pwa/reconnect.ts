import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { followAnswersOffline } from '../session/offline-cache'
import { followOfflineView, offlineView, setOfflineView } from '../session/offline-view'

/** The interval in milliseconds at which an offline view checks if the server answers again. */
const interval = 15_000

/** Caches what the participant sees, and restores the session once the server can be reached again. */
export function watchConnection() {
  followAnswersOffline()
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
