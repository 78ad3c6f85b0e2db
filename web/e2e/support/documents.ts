import type { Page } from '@playwright/test'

/** Measurements of a page from its first heading until the app has hydrated it. */
export interface Hydration {
  readonly frames: number
  readonly framesWithout: number
  /** Cumulative layout shift, as browsers count it: without the replacement of an element by another. */
  readonly shift: number
  /** The largest move, in pixels, of the visible headings during hydration. */
  readonly moved: number
}

declare global {
  interface Window {
    hydration: Hydration & { framesAfter: number }
  }
}

/** Measures the pages that are opened next, each by itself. */
export async function watchHydration(page: Page): Promise<{ end(): Promise<Hydration> }> {
  await page.addInitScript(watch)
  return {
    /** The measurements, some frames after the app has hydrated the page. */
    async end() {
      await page.waitForFunction(() => window.hydration.framesAfter > 10)
      return page.evaluate(() => window.hydration)
    },
  }
}

/** Checks before each frame and on every change of the root that the page's heading is there. */
function watch() {
  const seen = { frames: 0, framesWithout: 0, framesAfter: 0, shift: 0, moved: -1 }
  let first: Element | null = null
  let tops: number[] = []
  window.hydration = seen
  function check() {
    const heading = document.querySelector('#root h1')
    first ??= heading
    if (!first) return
    seen.frames++
    if (!heading) seen.framesWithout++
    if (heading === first) tops = topsInSight()
    else if (heading) {
      if (seen.moved < 0) {
        const now = topsInSight()
        seen.moved = Math.max(0, ...tops.map((top, place) => Math.abs(top - (now[place] ?? top))))
      }
      seen.framesAfter++
    }
  }
  function topsInSight() {
    const headings = document.querySelectorAll('#root :is(h1, h2, h3)')
    const all = Array.from(headings, (one) => one.getBoundingClientRect().top)
    return all.filter((top) => top < window.innerHeight)
  }
  function everyFrame() {
    check()
    requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)
  new MutationObserver(check).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
