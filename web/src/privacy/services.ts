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

/** Parts of an address that name a person or open something, and are reported to nobody. */
const secret = /:(?!slug\b)\w+/

/**
 * The page's address as reported to services: without query, and as the pattern where it has more variable parts than a
 * slug.
 */
export function reportedPath(pattern: string, pathname: string): string {
  return secret.test(pattern) ? pattern : pathname
}

/** Matomo's tracking request for a page view, without cookie and visitor id. */
export function viewRequest({ url, site }: NonNullable<Services['statistics']>, page: string): string {
  const request = new URL(url)
  const values = { idsite: site, rec: '1', apiv: '1', send_image: '0', cookie: '0', url: page }
  for (const [name, value] of Object.entries(values)) request.searchParams.set(name, value)
  return request.href
}

/** The tracking pixel of an advertising service for a page view. */
export function pixelRequest({ url, id }: NonNullable<Services['pixel']>, page: string): string {
  const request = new URL(url)
  const values = { id, ev: 'PageView', noscript: '1', dl: page }
  for (const [name, value] of Object.entries(values)) request.searchParams.set(name, value)
  return request.href
}
