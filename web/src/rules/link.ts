import { parseEmail } from './email'
import { accepted, type Parsed, refused, required } from './parsed'

/** In characters. */
const longest = 500
const longestHost = 253
/** Characters of an address by RFC 3986. */
const signs = /^[a-z0-9\-._~:/?#[\]@!$&'()*+,;=%]*$/i
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** A name with a dot, and perhaps a port. */
const https = new RegExp(`^https://((?:${label}\\.)+(?=[a-z])${label})(?::([0-9]+))?(?=[/?#]|$)([^]*)$`, 'i')
const mailto = /^mailto:([a-z0-9@._+-]+)$/i
const tel = /^tel:(\+?[0-9]{3,15})$/i

/**
 * Parses the address of a link in a formatted text: a path of the portal's own, or an `https:`, `mailto:` or `tel:`
 * address.
 */
export function parseLink(input: string): Parsed {
  const address = input.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '')
  if (address === '') return refused(required)
  if ([...address].length > longest) return refused(`Wpisz najwyżej ${longest}\u00a0znaków`)
  const normalized = signs.test(address) ? (address.startsWith('/') ? own(address) : foreign(address)) : null
  if (normalized !== null) return accepted(normalized)
  return refused(
    'Podaj adres, który zaczyna się od https://, mailto: albo tel:, lub stronę portalu od znaku /',
  )
}

/** True for a link to another site. */
export function isForeign(link: string): boolean {
  return link.startsWith('https:')
}

/**
 * The normalised path of the portal; null with two slashes in front, which would begin a host, also once leading dot
 * segments are removed.
 */
function own(address: string): string | null {
  return /^[^?#]*\/\//.test(address) ? null : address
}

function foreign(address: string): string | null {
  const [, host, port, place] = https.exec(address) ?? []
  if (host !== undefined) {
    if (host.length > longestHost || Number(port ?? 0) > 65_535) return null
    return `https://${host.toLowerCase()}${port === undefined ? '' : `:${port}`}${place}`
  }
  const [, recipient] = mailto.exec(address) ?? []
  const email = recipient === undefined ? null : parseEmail(recipient)
  if (email) return email.valid ? `mailto:${email.value}` : null
  const [, number] = tel.exec(address) ?? []
  return number === undefined ? null : `tel:${number}`
}
