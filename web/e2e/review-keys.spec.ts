import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { newNumber, photo } from './support/files.ts'
import {
  expect,
  expectAccessible,
  type Login,
  loginOf,
  sendDecisionNow,
  signIn,
  test,
} from './support/fixtures.ts'
import { printedInvoice } from './support/printed-invoice.ts'
import { operatorsPage, reportInvoice } from './support/purchases.ts'

/* Counts the keys of a moderator's decision: what is pressed in the page, each modifier as a key of its own. */

test.use({ world: 'review-keys' })

declare global {
  interface Window {
    /** Keys that went down since the page was loaded. */
    keysDown: number
  }
}

/** Counts the keys of an operator's page. */
async function countKeys(admin: Page) {
  await admin.addInitScript(() => {
    window.keysDown = 0
    window.addEventListener(
      'keydown',
      ({ repeat }) => {
        if (!repeat) window.keysDown += 1
      },
      { capture: true },
    )
  })
}

/** Opens a waiting invoice by its address, as "next" does. */
async function openReview(browser: Browser, url: string, moderator: Login, number: string) {
  const admin = await operatorsPage(browser, url, moderator)
  await countKeys(admin)
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  const address = await admin.getByRole('link', { name: number }).getAttribute('href')
  await admin.goto(address ?? '')
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeVisible()
  return admin
}

interface Decided {
  readonly body: { readonly lines: readonly unknown[] }
  readonly keys: number
}

/** The decision that the form sends to be checked, and the keys that led to it. */
async function decided(admin: Page, press: () => Promise<void>): Promise<Decided> {
  const sent: Decided[] = []
  await admin.route(/\/review\?check=true$/, async (route) => {
    sent.push({ body: route.request().postDataJSON(), keys: await admin.evaluate(() => window.keysDown) })
    await route.continue()
  })
  await press()
  await expect.poll(() => sent.length).toBe(1)
  return sent[0] as Decided
}

async function expectAccepted(admin: Page, page: Page, number: string) {
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await sendDecisionNow(admin)
  await page.goto('/moje-faktury')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
}

/** Reports the demo's sample of a sale, and returns its number. */
async function reportEInvoice(page: Page): Promise<string> {
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await dialog.getByText('Przykładowe e-faktury').click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Pobierz: Sprzedaż/ }).click()
  const sample = await download
  const buffer = await readFile(await sample.path())
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: sample.suggestedFilename(), mimeType: 'text/xml', buffer })
  await dialog.getByRole('button', { name: 'Wyślij', exact: true }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
  await page.goto('/moje-faktury?tab=1')
  return page.getByRole('link', { name: /^FS\// }).first().innerText()
}

test('an e-invoice of which every line is known takes two keys @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const number = await reportEInvoice(page)
  const admin = await openReview(browser, server.url, loginOf(logins, 'moderator'), number)
  await expect(admin.getByRole('button', { name: 'Zapisz decyzję' })).toBeFocused()
  const { body, keys } = await decided(admin, () => admin.keyboard.press('Control+Enter'))
  expect(body.lines).toHaveLength(3)
  expect(keys).toBeLessThanOrEqual(2)
  await expectAccepted(admin, page, number)
})

test('a PDF with text and three lines takes twelve keys at most @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const participant = loginOf(logins, 'participant')
  const number = newNumber()
  await signIn(page, participant)
  const file = printedInvoice({
    number,
    issuedOn: '01.08.2025',
    buyer: { name: 'Gospodarstwo Rolne Zakątek', nip: participant.login },
    lines: [
      { name: 'DOVVO 450 SC 10 L', quantity: '3', value: '4 140,00' },
      { name: 'AGROSAR 360 SL 20 L', quantity: '2', value: '1 180,50' },
      { name: 'Transport', quantity: '1', value: '150,00' },
      { name: 'DOVVO 450 SC 5 L', quantity: '12', value: '8 400,00' },
    ],
  })
  await reportInvoice(page, number, file)
  const admin = await openReview(browser, server.url, loginOf(logins, 'moderator'), number)
  await expect(admin.getByText(/Pozycje odczytane z\spliku/)).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Pozycje pominięte' })).toContainText(
    /Transport, 1\sszt\., 150,00\szł/,
  )
  await expectAccessible(admin)
  const { body, keys } = await decided(admin, () => admin.keyboard.press('Control+Enter'))
  expect(body).toMatchObject({
    issued_on: '2025-08-01',
    buyer_name: 'Gospodarstwo Rolne Zakątek',
    lines: [
      { quantity: 3, net_value: 414_000 },
      { quantity: 2, net_value: 118_050 },
      { quantity: 12, net_value: 840_000 },
    ],
  })
  expect(keys).toBeLessThanOrEqual(12)
  await expectAccepted(admin, page, number)
})

test('a photo with three lines takes forty keys at most @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const number = newNumber()
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  await reportInvoice(page, number, await photo(page, number))
  const admin = await openReview(browser, server.url, loginOf(logins, 'moderator'), number)
  await expect(admin.getByLabel('Data wystawienia')).toBeFocused()
  const { body, keys } = await decided(admin, async () => {
    await admin.keyboard.type('1.8')
    await admin.keyboard.press('Enter')
    for (const [letters, quantity, value, then] of [
      ['dov', '3', '4140', 'F2'],
      ['agr', '2', '1180', 'F2'],
      ['chw', '5', '2500', 'Control+Enter'],
    ] as const) {
      await expect(admin.getByRole('combobox', { name: 'Produkt i opakowanie' }).last()).toBeFocused()
      await admin.keyboard.type(letters)
      await admin.keyboard.press('Enter')
      await admin.keyboard.type(quantity)
      await admin.keyboard.press('Enter')
      await admin.keyboard.type(value)
      await admin.keyboard.press(then)
    }
  })
  expect(body).toMatchObject({
    issued_on: '2025-08-01',
    lines: [
      { quantity: 3, net_value: 414_000 },
      { quantity: 2, net_value: 118_000 },
      { quantity: 5, net_value: 250_000 },
    ],
  })
  expect(keys).toBeLessThanOrEqual(40)
  await expectAccepted(admin, page, number)
})
