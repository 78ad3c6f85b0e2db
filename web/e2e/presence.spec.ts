import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'

/* Operators see who else has a record open. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const others = (page: Page) => page.getByText(/ma tę stronę otwartą/)

/** The page's beats, as the server has answered them. */
function beatsOf(page: Page) {
  return page.waitForResponse((response) => response.url().endsWith('/presence'))
}

/** Opens the first participant of the list; returns the record's address. */
async function openFirst(page: Page): Promise<string> {
  await page.goto('/zaplecze/uczestnicy')
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/zaplecze\/uczestnicy\/\d+$/)
  await expect(heading(page)).toBeVisible()
  return page.url()
}

test('two who open the same record see each other, until one of them leaves @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  const beaten = beatsOf(page)
  const address = await openFirst(page)
  expect((await beaten).status()).toBe(200)
  await expect(others(page)).toHaveCount(0)

  const context = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const second = await context.newPage()
  await signInOperator(second, loginOf(logins, 'finance'))
  await second.goto(address)
  await expect(others(second)).toHaveCount(1)
  await expect(others(second)).toHaveText(/^\S+ \S+ ma tę stronę otwartą od (chwili|\d+\smin)$/)
  await expectAccessible(second)

  /* The first page hears of it with its next beat: coming back to it is one. */
  const again = beatsOf(page)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await again
  await expect(others(page)).toHaveCount(1)

  await second.getByRole('link', { name: 'Uczestnicy', exact: true }).first().click()
  await expect(second).toHaveURL(/\/zaplecze\/uczestnicy$/)
  await expect(async () => {
    const next = beatsOf(page)
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await next
    await expect(others(page)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await context.close()
})

test('a record that one has open alone says nothing', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'finance'))
  await page.goto('/zaplecze/zamowienia?status=all')
  const beaten = beatsOf(page)
  await page.getByRole('main').getByRole('row').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/zaplecze\/zamowienia\/[\w-]+$/)
  const answer = await beaten
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toEqual({ data: [] })
  await expect(others(page)).toHaveCount(0)
})
