import type { Page } from '@playwright/test'

/** Slows the network to a weak signal in a field: 400 kbit/s each way, with a latency of 400 ms. */
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
export interface LoadMeasurements {
  /** Cumulative layout shift, as browsers count it: without the shifts that follow a press. */
  readonly shift: number
  /** Frames with neither a page nor its placeholder, after either was there. */
  readonly empty: number
  /** True if a skeleton stood in for the page. */
  readonly skeleton: boolean
  /** True if a list showed that its rows were loading. */
  readonly list: boolean
  /** True if the progress bar at the top of the window was shown. */
  readonly bar: boolean
}

declare global {
  interface Window {
    coming: { -readonly [part in keyof LoadMeasurements]: LoadMeasurements[part] }
  }
}

/**
 * Measures the pages that are opened next; the returned function reads the measurements since the page load or its last
 * call.
 */
export async function measureLoading(page: Page): Promise<() => Promise<LoadMeasurements>> {
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
    /* A modal resizes as it is filled, without moving the page. */
    if (document.querySelector('[role="dialog"]')) return
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.coming.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
