/**
 * The default Trusted Types policy, set before anything else runs: scripts come from the portal's own origin only, and
 * no string becomes HTML by itself; DOMPurify has a policy of its own.
 */
export function ownScriptUrl(url: string, origin: string): string {
  if (new URL(url, origin).origin !== origin)
    throw new TypeError(`Refused a script from another origin: ${url}`)
  return url
}

/** The literal with which Leaflet 1.9.4 detects SVG; its map consists of elements otherwise. */
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
