import type { Locator, Page } from '@playwright/test'
import { sections } from '../src/sections.ts'
import {
  expect,
  expectAccessible,
  expectReadableInDark,
  loginOf,
  signInOperator,
  test,
} from './support/fixtures.ts'

/* The search over the back office, opened by Ctrl+K and by its button. */

declare global {
  interface Window {
    /** Keys that went down since the page was loaded. */
    searchKeys: number
  }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Szukaj na zapleczu' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Szukaj na zapleczu' })
const results = (page: Page) => dialog(page).getByRole('option')
const status = (page: Page) => dialog(page).getByRole('status')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The first row of a list, with the number that its link shows. */
async function firstOf(page: Page, path: string): Promise<{ row: Locator; number: string }> {
  await page.goto(path)
  const row = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .first()
  return { row, number: (await row.getByRole('link').first().innerText()).trim() }
}

/** The number of an invoice, as a moderator reads it in the list. */
async function numberOfInvoice(page: Page): Promise<string> {
  return (await firstOf(page, '/zaplecze/faktury?status=all')).number
}

/** Types into the opened search, and waits for the answer to all of it. */
async function searchFor(page: Page, text: string) {
  await field(page).fill(text)
  await expect(status(page)).not.toHaveText('Szukamy…')
}

test("a clerk finds a participant by an order's number in four keys beside the number @postgres", async ({
  page,
  logins,
}) => {
  await page.addInitScript(() => {
    window.searchKeys = 0
    window.addEventListener('keydown', () => (window.searchKeys += 1), { capture: true })
  })
  await signInOperator(page, loginOf(logins, 'finance'))
  const { row, number } = await firstOf(page, '/zaplecze/zamowienia?status=all')
  expect(number).toMatch(/^\d+$/)
  const about = await row.innerText()
  await page.goto('/zaplecze')
  await expect(heading(page)).toBeVisible()

  /* One after the other, as fast as they come: neither the dialog nor the answer is waited for. */
  await page.keyboard.press('Control+k')
  await page.keyboard.type(number)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/zaplecze\/uczestnicy\/\d+$/)
  await expect(page.getByRole('tablist', { name: 'Karta uczestnika' })).toBeVisible()
  expect(about).toContain((await heading(page).innerText()).trim())
  expect(await page.evaluate(() => window.searchKeys)).toBe(4 + number.length)
})

test('a moderator finds an invoice by its number, and by one key more its participant', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  const number = await numberOfInvoice(page)
  await page.keyboard.press('Control+k')
  await searchFor(page, number)
  await expect(results(page).first()).toContainText(number)
  await expect(results(page).first()).toContainText('Faktura')
  await expect(results(page).nth(1)).toContainText('Uczestnik')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zaplecze\/faktury\/[\w-]+$/)
  await expect(heading(page)).toHaveText(number)
})

test('finance finds neither invoices nor their screen', async ({ page, browser, server, logins }) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  const number = await numberOfInvoice(page)

  const context = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const finance = await context.newPage()
  await signInOperator(finance, loginOf(logins, 'finance'))
  await finance.goto('/zaplecze')
  await finance.getByRole('button', { name: 'Szukaj na zapleczu' }).click()
  await searchFor(finance, number)
  /* The participant whose invoice it is may be opened. */
  await expect(results(finance).first()).toContainText('Uczestnik')
  await expect(results(finance).filter({ hasText: 'Faktura' })).toHaveCount(0)
  await searchFor(finance, 'zamow')
  await expect(results(finance).first()).toContainText('Zamówienia')
  await searchFor(finance, 'faktury')
  await expect(results(finance).filter({ hasText: /^Faktury/ })).toHaveCount(0)
  await context.close()
})

test("each part of the settings' screens is where the search leads, with the focus in it", async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  for (const { path, id, title } of sections) {
    await test.step(title, async () => {
      await page.goto(`${path}#${id}`)
      const place = page.locator(`[id="${id}"]`)
      await expect(place).toBeFocused()
      await expect(place).toContainText(title.replace('\u00a0', ' '))
      await expect(place).toBeInViewport()
    })
  }
  await page.goto('/zaplecze')
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await searchFor(page, 'rachunek darowizn')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/zaplecze\/ustawienia#rachunek-darowizn$/)
  await expect(page.locator('#rachunek-darowizn')).toBeFocused()
})

test('the search is accessible on every screen, and fills that of a phone', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze')
  await expect(heading(page)).toBeVisible()
  for (const [width, height] of [
    [360, 740],
    [992, 800],
    [1440, 900],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: 'Szukaj na zapleczu' }).click()
      await expect(field(page)).toBeFocused()
      await searchFor(page, 'pro')
      await expect(results(page).first()).toBeVisible()
      await expectAccessible(page)
      await expectReadableInDark(page)
      const box = await dialog(page).boundingBox()
      if (width === 360) expect(box).toEqual({ x: 0, y: 0, width, height })
      else expect(box?.width).toBeLessThan(width)
      await searchFor(page, 'zzzzzz')
      await expect(status(page)).toHaveText('Nic nie pasuje do „zzzzzz”')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Szukaj na zapleczu' })).toBeFocused()
    })
  }
})

test('what was opened last is listed without a word typed, until the operator signs out', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  const { row } = await firstOf(page, '/zaplecze/uczestnicy')
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/zaplecze\/uczestnicy\/\d+$/)
  await expect(page.getByRole('tablist', { name: 'Karta uczestnika' })).toBeVisible()
  const name = (await heading(page).innerText()).trim()
  await page.keyboard.press('Control+k')
  const recent = dialog(page).getByRole('group', { name: 'Ostatnio otwierane' })
  await expect(recent.getByRole('option').first()).toContainText(name)
  const stored = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('plon-recent-records')))
  expect(await stored()).toEqual([[expect.any(String), expect.stringMatching(/^participant-\d+$/)]])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  expect(await stored()).toEqual([])
})

test('the search opens from a field with unsaved text, and asks before it leaves it', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/aktualnosci')
  await page.getByRole('link', { name: 'Dodaj aktualność' }).click()
  await expect(page.locator('#main')).toBeFocused()
  const text = page.getByLabel('Krótki opis')
  await text.fill('Spotkajmy się w Toruniu')

  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('pliki')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Masz niezapisane zmiany' })
  const stay = question.getByRole('button', { name: 'Zostań na stronie' })
  await expect(stay).toBeFocused()
  /* A dialog is open, over which the search stays closed. */
  await page.keyboard.press('Control+k')
  await expect(dialog(page)).toBeHidden()
  await stay.click()
  await expect(text).toHaveValue('Spotkajmy się w Toruniu')
  await expect(text).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('pliki')
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Odejdź bez zapisywania' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/pliki$/)
})

test('Ctrl+Enter opens a result in a new tab, and decides nothing about the invoice behind it', async ({
  page,
  context,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  const { row, number } = await firstOf(page, '/zaplecze/faktury')
  await row.getByRole('link').first().click()
  await expect(heading(page)).toHaveText(number)
  await page.keyboard.press('Control+k')
  await searchFor(page, 'zgloszenia')
  const opening = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const tab = await opening
  await expect(tab).toHaveURL(/\/zaplecze\/zgloszenia$/)
  await expect(page.getByRole('region', { name: 'Decyzje przed zapisaniem' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(heading(page)).toHaveText(number)
})
