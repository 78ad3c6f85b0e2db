import type { SystemSettings } from './settings'

export type Logo = NonNullable<SystemSettings['brand']['logo']>

/* Where the service worker keeps the look for the time without a connection. */
const kept = 'look'

/** How high a logo stands on a page, in pixels, as the server has it. */
const height = 32

/**
 * Puts the programme's colours on the page, by the address of their style sheet; null: the portal's own. The ones before go
 * once the new ones are there. A document has brought its own, so that this changes only what was saved since.
 */
export function wear(stylesheet: string | null) {
  const worn = [...document.querySelectorAll<HTMLLinkElement>('link[data-look]')]
  const takeOff = () => {
    for (const link of worn) link.remove()
  }
  if (stylesheet === null) {
    takeOff()
    if ('caches' in window) void caches.delete(kept)
    return
  }
  if (worn.at(-1)?.getAttribute('href') === stylesheet) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = stylesheet
  link.dataset.look = ''
  link.addEventListener('load', takeOff)
  document.head.append(link)
}

/** The logo that the document names, for the time before the settings are there. */
export function logoOfDocument(): Logo | null {
  const link = document.querySelector<HTMLLinkElement>('link[data-logo]')
  const url = link?.getAttribute('href')
  return link && url ? { url, width: Number(link.dataset.logo), height } : null
}
