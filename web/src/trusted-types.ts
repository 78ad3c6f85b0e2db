/**
 * The default Trusted Types policy, set before anything else runs: scripts come from the portal's own origin
 * only, and a string never becomes HTML by itself (what must be HTML goes through DOMPurify's own policy).
 */
export function ownScriptUrl(url: string, origin: string): string {
  if (new URL(url, origin).origin !== origin)
    throw new TypeError(`Refused a script from another origin: ${url}`)
  return url
}

/** The one literal with which Leaflet 1.9.4 asks whether SVG can be drawn; all that stands on the map is elements. */
const harmless: ReadonlySet<string> = new Set(['', '<svg/>'])

export function refuseHtml(html: string): string {
  if (harmless.has(html)) return html
  throw new TypeError('Refused to make HTML from a string')
}

interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (input: string) => string>): unknown
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory
  }
}

window.trustedTypes?.createPolicy('default', {
  createHTML: refuseHtml,
  createScriptURL: (url) => ownScriptUrl(url, window.location.origin),
})
