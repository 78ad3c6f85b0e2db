import type { Services } from './services'

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
