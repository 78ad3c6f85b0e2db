import { prefetchCalculator } from './prefetch'
import { watchConnection } from './reconnect'
import { startServiceWorker } from './service-worker'
import { watchVersion } from './version'

/** Starts the app's work beside its screens: updates and the use without a connection. */
export function startApp() {
  watchVersion()
  watchConnection()
  prefetchCalculator()
  if (import.meta.env.PROD) startServiceWorker()
}
