import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'

/*
 * Counts the keys of a promotion from its first field to its scheduled publication; its texts are put in without keys.
 * A world of its own, because its clock moves on.
 */

test.use({ world: 'promotion-keys' })

const most = 60

declare global {
  interface Window {
    /** Keys that went down in this tab. */
    keysDown: number
  }
}

async function countKeys(page: Page) {
  await page.evaluate(() => {
    window.keysDown = 0
    window.addEventListener('keydown', ({ repeat }) => (window.keysDown += repeat ? 0 : 1), { capture: true })
  })
}

/** A segment of everybody, made through the API with the session of the page. */
async function addSegment(page: Page): Promise<string> {
  const name = 'Zawsze aktywni'
  const request = page.waitForRequest(/\/api\/v1\/backoffice\/promotion-options/)
  await page.goto('/zaplecze/promocje/nowa')
  const { authorization = '' } = await (await request).allHeaders()
  const headers = { authorization }
  const data = { name, description: '', conditions: [] }
  const made = await page.request.post('/api/v1/backoffice/segments', { headers, data })
  expect(made.status()).toBe(201)
  return name
}

test('a promotion for a segment with a cap is made, simulated and scheduled in at most 60 keys', async ({
  page,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  await signInOperator(page, loginOf(logins, 'administrator'))
  const segment = await addSegment(page)
  await page.goto('/zaplecze/promocje/nowa')
  await expect(page.getByLabel('Liczymy')).toBeFocused()
  await countKeys(page)
  const { keyboard } = page
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await keyboard.press(key)
  }

  await test.step('what counts: the first brand', async () => {
    await press('Tab', 'Enter', 'Tab', 'Space')
    await expect(page.getByRole('button', { name: /^Marki/ })).toContainText('wybrane: 1')
    await press('Control+Enter')
  })
  await test.step('what it brings: 50 points for each 20 litres, 500 at most', async () => {
    await expect(page.getByLabel('Nagroda 1: sposób')).toBeFocused()
    await press('Tab', 'Tab', '2', '0', 'Tab', '5', '0', 'Tab', 'Tab', 'Tab', 'Tab', '5', '0', '0')
    await expect(page.getByLabel('Limit na osobę')).toHaveValue('500')
    await press('Control+Enter')
  })
  await test.step('for whom: the segment', async () => {
    await expect(page.getByRole('combobox', { name: 'Program' })).toBeFocused()
    await press('Tab', 'Tab', 'ArrowDown')
    await expect(page.getByLabel('Uczestnicy')).toHaveValue(/\d/)
    await expect(page.getByLabel('Uczestnicy').getByRole('option', { name: segment })).toBeAttached()
    await press('Control+Enter')
  })
  await test.step('when, and how it is asked, as proposed', async () => {
    await expect(page.getByLabel('Zakupy od')).toBeFocused()
    await press('Control+Enter')
    await expect(page.getByRole('checkbox', { name: /^Pytaj uczestników/ })).toBeFocused()
    await press('Control+Enter')
  })
  await test.step('the texts, and the draft', async () => {
    await expect(page.getByLabel('Nazwa')).toBeFocused()
    await keyboard.insertText('Wrzesień z punktami')
    await press('Tab', 'Tab')
    await expect(page.getByLabel('Jedno zdanie na listę promocji')).toBeFocused()
    await keyboard.insertText('50 punktów za każde 20 L')
    const text = page.getByRole('textbox', { name: 'Opis: w pytaniu i na stronie promocji' })
    await expect(text).toBeVisible()
    for (let tabs = 0; tabs < 4 && !(await text.evaluate((one) => one === document.activeElement)); tabs++)
      await press('Tab')
    await expect(text).toBeFocused()
    await keyboard.insertText('Kupuj i zbieraj')
    await press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Wrzesień z punktami' })).toBeVisible()
  })
  await test.step('simulated, with the figures before the publication, and scheduled', async () => {
    await press('F9')
    const dialog = page.getByRole('dialog', { name: 'Opublikować promocję?' })
    await expect(dialog.getByText('Spodziewany udział').first()).toBeVisible({ timeout: 60_000 })
    await expect(dialog.getByText(/Tej wersji nie sprawdzono na zakupach całego/)).toBeVisible()
    await expectAccessible(page)
    await press('Tab', 'ArrowDown', 'Tab')
    await expect(dialog.getByLabel('Dzień publikacji')).toBeFocused()
    await expect(dialog.getByLabel('Dzień publikacji')).toHaveValue('01.09.2025')
    await press('Enter')
    await expect(page.getByText(/^Szkic opublikuje się sam: 01\.09\.2025, 08:00/)).toBeVisible()
  })
  const keys = await page.evaluate(() => window.keysDown)
  expect(keys, `${keys} keys`).toBeLessThanOrEqual(most)

  const moved = await page.request.post('/api/demo/clock', { data: { to: '2025-09-01T08:01' } })
  expect(moved.ok()).toBe(true)
  await page.context().clearCookies()
  await signIn(page, loginOf(logins, 'participant'))
  await expect(async () => {
    await page.goto('/promocje/wrzesien-z-punktami')
    await expect(page.getByRole('heading', { level: 1, name: 'Wrzesień z punktami' })).toBeVisible({
      timeout: 2000,
    })
  }).toPass()
  await expect(page.getByText('Promocja dla wybranych uczestników')).toBeVisible()
  await expect(page.getByText(/Limit punktów tej promocji: 500\spkt na\sosobę/).first()).toBeVisible()
  await page.goto('/promocje')
  await expect(page.getByRole('region', { name: 'Dla wybranych uczestników' })).toBeVisible()
  expect((await fetch(`${server.url}/api/v1/cms/promotions/wrzesien-z-punktami`)).status).toBe(404)
})
