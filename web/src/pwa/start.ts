import { prefetchCalculator } from './prefetch'
import { watchConnection } from './reconnect'
import { startServiceWorker } from './service-worker'
import { watchVersion } from './version'

/** What the app does beside its screens: it keeps itself up to date, and readable without a connection. */
export function startApp() {
  watchVersion()
  watchConnection()
  prefetchCalculator()
  if (import.meta.env.PROD) startServiceWorker()
}
