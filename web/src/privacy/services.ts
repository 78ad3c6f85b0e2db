import type { CookieCategory } from '../session/cookie-consent'
import type { SystemSettings } from '../session/settings'

/** The services outside that the programme has configured; each is null where it is not. */
export type Services = SystemSettings['third_parties']

/** The services that each consent is about, by their hosts. */
export function hostsOf(services: Services | undefined): Readonly<Record<CookieCategory, readonly string[]>> {
  return {
    statistics: [services?.statistics?.url, services?.errors?.dsn].flatMap(hostOf),
    marketing: [services?.pixel?.url].flatMap(hostOf),
  }
}

function hostOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).hostname] : []
}

/** True where any service is configured. */
export function isAny(services: Services): boolean {
  return Boolean(services.statistics || services.pixel || services.errors)
}

/** Parts of an address that name a person or open something: they leave the portal for nobody. */
const secret = /:(?!slug\b)\w+/

/**
 * The page as a service is told of it: its address without query and hash, and of pages with more in their address than
 * a slug only the pattern.
 */
export function reportedPath(pattern: string, pathname: string): string {
  return secret.test(pattern) ? pattern : pathname
}

/** Matomo's tracking request for a view of a page: no cookie, no number of the visitor. */
export function viewRequest({ url, site }: NonNullable<Services['statistics']>, page: string): string {
  const request = new URL(url)
  const values = { idsite: site, rec: '1', apiv: '1', send_image: '0', cookie: '0', url: page }
  for (const [name, value] of Object.entries(values)) request.searchParams.set(name, value)
  return request.href
}

/** The picture by which an advertising service learns of a view of a page. */
export function pixelRequest({ url, id }: NonNullable<Services['pixel']>, page: string): string {
  const request = new URL(url)
  const values = { id, ev: 'PageView', noscript: '1', dl: page }
  for (const [name, value] of Object.entries(values)) request.searchParams.set(name, value)
  return request.href
}
