import { prefetchForOffline } from './prefetch'
import { followPush } from './push'
import { watchConnection } from './reconnect'
import { startServiceWorker } from './service-worker'
import { watchVersion } from './version'

/** Starts the app's work beside its screens: updates, the use without a connection, and push. */
export function startApp() {
  watchVersion()
  watchConnection()
  prefetchForOffline()
  followPush()
  if (import.meta.env.PROD) startServiceWorker()
}
