import type { SystemSettings } from './settings'

export type Logo = NonNullable<SystemSettings['brand']['logo']>

/* The service worker's cache of the theme for the time without a connection. */
const cacheName = 'look'

/** The height of a logo in pixels, as on the server. */
const height = 32

/**
 * Applies the programme's colours by their style sheet, the portal's own with null; the old one is removed after the
 * new one has loaded. A document already names its style sheet, so that only a later change is applied.
 */
export function applyTheme(stylesheet: string | null) {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-look]')]
  const removeOld = () => {
    for (const link of links) link.remove()
  }
  if (stylesheet === null) {
    removeOld()
    if ('caches' in window) void caches.delete(cacheName)
    return
  }
  if (links.at(-1)?.getAttribute('href') === stylesheet) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  link.dataset.look = ''
  link.addEventListener('load', removeOld)
  document.head.append(link)
}

/** The document's logo, shown until the settings are loaded. */
export function logoOfDocument(): Logo | null {
  const link = document.querySelector<HTMLLinkElement>('link[data-logo]')
  const url = link?.getAttribute('href')
  return link && url ? { url, width: Number(link.dataset.logo), height } : null
}
