import type { Page } from '@playwright/test'

/** A weak signal in a field: 400 kbit/s each way, and 400 ms before anything begins to come. */
export async function weakSignal(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
}

/** Measurements of a page while it loads. */
export interface Coming {
  /** Cumulative layout shift, as browsers count it: not what follows a press. */
  readonly shift: number
  /** Frames in which there was neither a page nor what stands in for one, once there had been either. */
  readonly empty: number
  /** True if a skeleton stood in for the page. */
  readonly skeleton: boolean
  /** A list whose rows were on their way, and which said so. */
  readonly list: boolean
  /** The bar at the top of the window. */
  readonly bar: boolean
}

declare global {
  interface Window {
    coming: { -readonly [part in keyof Coming]: Coming[part] }
  }
}

/** Watches the pages that are opened next; gives what was seen since the page was loaded or it was asked last. */
export async function watchComing(page: Page): Promise<() => Promise<Coming>> {
  await page.addInitScript(watch)
  return () =>
    page.evaluate(() => {
      const seen = window.coming
      window.coming = { shift: 0, empty: 0, skeleton: false, list: false, bar: false }
      return seen
    })
}

function watch() {
  window.coming = { shift: 0, empty: 0, skeleton: false, list: false, bar: false }
  let hasStarted = false
  function everyFrame() {
    const skeleton = document.querySelector('#root [role="status"][aria-label="Ładowanie..."]')
    const list = document.querySelector('#root [role="table"][aria-busy="true"]')
    const bar = document.querySelector('#root [role="progressbar"][aria-hidden="false"]')
    const isThere = skeleton !== null || document.querySelector('#root h1') !== null
    if (hasStarted && !isThere) window.coming.empty++
    hasStarted ||= isThere
    window.coming.skeleton ||= skeleton !== null
    window.coming.list ||= list?.textContent?.includes('Ładowanie...') === true
    window.coming.bar ||= bar !== null
    requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)
  new PerformanceObserver((list) => {
    /* A modal has its own room, which grows as it is filled. */
    if (document.querySelector('[role="dialog"]')) return
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.coming.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
