import { fetchCalculatorAhead } from './ahead'
import { watchConnection } from './reconnect'
import { startServiceWorker } from './service-worker'
import { watchVersion } from './version'

/** What the app does beside its screens: it keeps itself up to date, and readable without a connection. */
export function startApp() {
  watchVersion()
  watchConnection()
  fetchCalculatorAhead()
  if (import.meta.env.PROD) startServiceWorker()
}
