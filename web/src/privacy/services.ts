import type { CookieCategory } from '../session/cookie-consent'
import type { SystemSettings } from '../session/settings'

/** The configured third-party services; each is null where it is not configured. */
export type Services = SystemSettings['third_parties']

/** Hosts of the services by consent category. */
export function hostsOf(services: Services | undefined): Readonly<Record<CookieCategory, readonly string[]>> {
  return {
    statistics: [services?.statistics?.url, services?.errors?.dsn].flatMap(hostOf),
    marketing: [services?.pixel?.url].flatMap(hostOf),
  }
}

function hostOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).hostname] : []
}

/** True if any service is configured. */
export function isAny(services: Services): boolean {
  return Boolean(services.statistics || services.pixel || services.errors)
}
