import type { Locator, Page } from '@playwright/test'
import { enterOperatorCode, expect, expectAccessible } from './fixtures.ts'
import { tick } from './forms.ts'
import { expectPlaced } from './orders.ts'

/** The available points of the dashboard's card, "75 625". */
export async function availablePoints(page: Page): Promise<number> {
  const figure = page.locator('section', { has: page.getByRole('heading', { name: 'Dostępne punkty' }) })
  /* While the figure counts up, what is read out is the figure itself. */
  const text = await figure.locator('p').first().locator('span > span:not([aria-hidden])').innerText()
  return Number(text.replace(/\D/g, ''))
}

/**
 * Orders a transfer of some złotys, in tens, to the profile's account, and checks the accessibility of each page;
 * returns the order's number.
 */
export async function orderTransfer(
  page: Page,
  amount: string,
  inspect: (page: Page) => Promise<void> = async () => {},
): Promise<string> {
  await page.goto('/nagrody')
  await inspect(page)
  await page.getByRole('link', { name: 'Przelew na konto', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Przelew\sna\skonto$/ })).toBeVisible()
  await inspect(page)
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zamówienie nagrody' })).toBeVisible()
  /* A new page takes the focus late, and text filled in before that is lost. */
  await expect(page.locator('#main')).toBeFocused()
  await page.getByRole('textbox', { name: 'Kwota przelewu' }).fill(amount)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Przelejemy')).toContainText('PL')
  await inspect(page)
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  const number = await expectPlaced(page, 'Przelew na konto')
  await inspect(page)
  return number
}

/** Proposes a batch of the orders on the page of a new payout; returns its address. */
export async function propose(admin: Page, orders: readonly string[]): Promise<string> {
  for (const order of orders)
    await tick(admin.getByRole('checkbox', { name: `Zamówienie nr\u00a0${order}`, exact: true }))
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Zaproponuj paczkę' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Zaproponować paczkę?' })
  await expect(dialog).toContainText('zatwierdzi inna osoba')
  await dialog.getByRole('button', { name: 'Zaproponuj' }).click()
  await expect(admin).toHaveURL(/\/zaplecze\/wyplaty\/\d+$/)
  for (const order of orders) await expect(transferRow(admin, order)).toContainText('Czeka')
  return new URL(admin.url()).pathname
}

/** Approves a batch on its page, as an operator other than its proposer. */
export async function approve(admin: Page) {
  await admin.getByRole('button', { name: 'Zatwierdź paczkę' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Zatwierdzić paczkę?' })
  await expectAccessible(admin)
  await enterOperatorCode(admin)
  await dialog.getByRole('button', { name: 'Zatwierdź' }).click()
  await expect(admin.getByRole('heading', { level: 1 }).locator('..')).toContainText('Zatwierdzona')
}

/** Exports an approved batch's file for the bank on its page, for today. */
export async function exportFile(admin: Page, today = '20.08.2025') {
  await admin.getByRole('button', { name: 'Przygotuj plik do banku' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Przygotować plik do banku?' })
  await expect(dialog.getByLabel('Dzień, w którym')).toHaveValue(today)
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Przygotuj plik' }).click()
  await expect(admin.getByRole('heading', { name: 'Plik do banku', exact: true })).toBeVisible()
}

/** A transfer among those of its batch, by the number of its order. */
export function transferRow(admin: Page, order: string): Locator {
  const number = admin.getByRole('link', { name: `nr\u00a0${order}`, exact: true })
  return admin.getByRole('table', { name: 'Przelewy w paczce' }).getByRole('row').filter({ has: number })
}
