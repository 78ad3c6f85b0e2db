import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { tick } from './forms.ts'

/** The number of the order that its thanks lead to: those of a page, or those of a trip's dialog. */
async function numberIn(thanks: Page | Locator): Promise<string> {
  const link = thanks.getByRole('link', { name: 'Zobacz zamówienie' })
  return /zamowienie=(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
}

/** Waits for the thanks for an order of a reward; returns the order's number. */
export async function expectPlaced(page: Page, reward: string): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Zamówienie przyjęte' })).toBeFocused()
  await expect(page).toHaveURL(/\/moje-nagrody\?zamowienie=\d+&nowe=1$/)
  await expect(page.getByRole('main')).toContainText(reward)
  return numberIn(page)
}

/** Fills in and places an order on a reward's page; returns the order's number. */
export async function order(
  page: Page,
  { slug, reward, fill }: { slug: string; reward: string; fill: (page: Page) => Promise<void> },
): Promise<string> {
  await page.goto(`/nagrody/${slug}`)
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zamówienie nagrody' })).toBeVisible()
  /* A new page takes the focus late, and text filled in before that is lost. */
  await expect(page.locator('#main')).toBeFocused()
  await fill(page)
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  return expectPlaced(page, reward)
}

/** Orders a trip, in the modal of its own page; returns the order's number. */
export async function orderTrip(page: Page, { slug }: { slug: string }) {
  await page.goto(`/nagrody/${slug}`)
  await page.getByRole('link', { name: 'Zamów wycieczkę' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Zamawiam', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Wycieczka zamówiona' })).toBeFocused()
  return numberIn(dialog)
}

/** The row of an order by its number, in the participant's list. */
export function orderRow(page: Page, number: string): Locator {
  const cell = page.getByRole('cell', { name: `nr\u00a0${number}`, exact: true })
  return page.getByRole('table', { name: 'Zamówione nagrody' }).getByRole('row').filter({ has: cell })
}

/** Cancels an order on the page of the participant's orders. */
export async function cancel(page: Page, number: string) {
  await orderRow(page, number).getByRole('button', { name: 'Szczegóły' }).click()
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click()
  await page.getByRole('button', { name: 'Tak, anuluj' }).click()
  await expect(orderRow(page, number)).toContainText('Anulowana')
}

/** Opens an order in the back office, by its number. */
export async function openOrder(admin: Page, number: string) {
  await admin.goto(`/zaplecze/zamowienia?status=all&search=${number}`)
  await admin.getByRole('link', { name: number, exact: true }).click()
  await expect(admin.getByRole('heading', { level: 1, name: `Zamówienie nr ${number}` })).toBeVisible()
}

/** Moves an order to its next status on its page in the back office. */
export async function moveTo(admin: Page, state: string) {
  const form = admin.getByRole('form', { name: 'Zmiana statusu zamówienia' })
  await tick(form.getByRole('radio', { name: state }))
  await form.getByRole('button', { name: 'Zmień status' }).click()
  await expect(admin.getByRole('heading', { level: 1 }).locator('..')).toContainText(state)
}

/** Makes a list for the issuer on the page of the cards' codes, and downloads it; returns where the file is. */
export async function takeList(admin: Page): Promise<string> {
  await admin.getByRole('button', { name: 'Przygotuj listę' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Przygotuj' }).click()
  const saving = admin.waitForEvent('download')
  await admin
    .getByRole('table', { name: 'Listy dla wydawcy' })
    .getByRole('button', { name: /^Pobierz CSV/ })
    .first()
    .click()
  return (await saving).path()
}

/** Takes the list of waiting gift cards; returns it filled in for one order. */
export async function waitingGiftCards(admin: Page) {
  const text = await readFile(await takeList(admin), 'utf8')
  return (number: string, card: string) => {
    const row = text.split('\r\n').find((line) => line.startsWith(`${number};`)) ?? ''
    return text.replace(row, `${row.slice(0, -3)};${card};4321;31.12.2026`)
  }
}

/** Uploads a filled list of codes for preview, on the same page. */
export async function checkCodes(admin: Page, content: string) {
  await admin
    .locator('input[type=file]')
    .setInputFiles({ name: 'karty.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })
  await admin.getByRole('button', { name: 'Sprawdź plik' }).click()
  await expect(admin.getByRole('heading', { name: 'karty.csv' })).toBeFocused()
}

export async function takeCodes(admin: Page) {
  await admin.getByRole('button', { name: /^Wczytaj 1\skod$/ }).click()
  await expect(admin.getByText(/Kody są wczytane/).first()).toBeVisible()
  await expect(admin.getByText('Zakończone')).toBeVisible()
}
