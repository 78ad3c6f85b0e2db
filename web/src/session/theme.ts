import type { SystemSettings } from './settings'

export type Logo = NonNullable<SystemSettings['brand']['logo']>

/* The cache in which the service worker keeps the theme for the time without a connection. */
const cacheName = 'look'

/** The height of a logo on a page, in pixels, as the server has it. */
const height = 32

/**
 * Puts the programme's colours on the page, by the address of their style sheet; null: the portal's own. The ones
 * before go once the new ones are there. A document has brought its own, so that this changes only what was saved
 * since.
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

/** The logo that the document names, for the time before the settings are there. */
export function logoOfDocument(): Logo | null {
  const link = document.querySelector<HTMLLinkElement>('link[data-logo]')
  const url = link?.getAttribute('href')
  return link && url ? { url, width: Number(link.dataset.logo), height } : null
}
