import type { Page } from '@playwright/test'
import { expect, expectLoaded, loginOf, signIn, signInByForm, test } from './support/fixtures.ts'

declare global {
  interface Window {
    /** Cumulative layout shift, as browsers count it. */
    shift: number
  }
}

/** Measures layout shifts on a signal that delivers each answer at another time. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  let requestCount = 0
  await page.route('**/api/**', async (route) => {
    requestCount += 1
    const wait = 100 + 150 * (requestCount % 7)
    await new Promise((resolve) => setTimeout(resolve, wait))
    await route.continue().catch(() => undefined)
  })
}

async function expectStill(page: Page) {
  await expect(page.getByRole('heading', { name: 'Powiadomienia' })).toBeVisible()
  await expectLoaded(page)
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.02)
}

for (const label of [
  'Uczestnik z bogatą historią',
  'Uczestnik, który osiągnął limit punktów',
  'Nowy Uczestnik',
])
  test(`nothing moves as the panel comes: ${label} @phone`, async ({ page, logins }) => {
    await countShifts(page)
    await signIn(page, loginOf(logins, 'participant', label))
    await page.goto('/dashboard')
    await expectStill(page)
  })

test('nothing moves as the panel comes after signing in', async ({ page, logins }) => {
  await countShifts(page)
  await signInByForm(page, loginOf(logins, 'participant'))
  await expectStill(page)
})
