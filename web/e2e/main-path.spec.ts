import type { Browser, Page } from '@playwright/test'
import { newNumber, pdf, photo } from './support/files.ts'
import {
  expect,
  expectAccessible,
  keepNow,
  type Login,
  loginOf,
  signIn,
  signInOperator,
  test,
} from './support/fixtures.ts'

test('a farmer reports a photographed invoice, the operator accepts it, the farmer orders a transfer, the operator completes it @postgres', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  test.setTimeout(180_000)
  const number = newNumber()
  await signIn(page, loginOf(logins, 'participant'))
  await expectAccessible(page)
  const before = await availablePoints(page)

  await reportInvoice(page, number, project.name.endsWith('phone'))
  await asOperator(browser, server.url, loginOf(logins, 'moderator'), (desk) => acceptInvoice(desk, number))

  await page.goto('/moje-faktury')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('dialog')).toContainText(/DOVVO.*pkt/s)
  await expectAccessible(page)
  await page.goto('/dashboard')
  const after = await availablePoints(page)
  expect(after).toBeGreaterThan(before)

  const order = await orderTransfer(page)
  await page.goto('/dashboard')
  expect(await availablePoints(page)).toBe(after - 5000)
  await asOperator(browser, server.url, loginOf(logins, 'finance'), (desk) => completeOrder(desk, order))

  await page.goto('/moje-nagrody')
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('Zrealizowana')
  await page.goto('/dashboard')
  await expect(page.getByText(/z\sW\stoku\sna\sZrealizowana/).first()).toBeVisible()
})

/** The figure of the points card, "75 625". */
async function availablePoints(page: Page): Promise<number> {
  const figure = page.locator('section', { has: page.getByRole('heading', { name: 'Dostępne punkty' }) })
  const text = await figure.locator('p').first().innerText()
  return Number(text.replace(/\D/g, ''))
}

async function reportInvoice(page: Page, number: string, onPhone: boolean) {
  await page.goto('/moje-faktury')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zgłoś fakturę' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Numer faktury').fill(number)
  await dialog.getByRole('combobox', { name: 'Dystrybutor' }).fill('Agro')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(onPhone ? await photo(page, number) : pdf(number))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Oczekujące' }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Oczekuje')
}

/** What an operator does in a browser of their own. */
async function asOperator(
  browser: Browser,
  baseURL: string,
  login: Login,
  act: (desk: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  const desk = await context.newPage()
  await signInOperator(desk, login)
  await expectAccessible(desk)
  await act(desk)
  await context.close()
}

/** Keyboard first: the mouse only leads to the invoice. */
async function acceptInvoice(desk: Page, number: string) {
  await desk.goto('/zaplecze/faktury')
  await expectAccessible(desk)
  await desk.getByLabel('Numer faktury, NIP lub nazwa uczestnika').fill(number)
  await desk.keyboard.press('Enter')
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('img', { name: /Strona 1 z 1|Faktura z pliku/ })).toBeVisible()
  await desk.getByLabel('Data wystawienia').fill('18.08.2025')
  await desk.getByRole('combobox', { name: 'Produkt i opakowanie' }).fill('dovvo')
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  await desk.getByRole('textbox', { name: 'Liczba opakowań' }).fill('3')
  await desk.getByRole('textbox', { name: 'Wartość netto' }).fill('1240,50')
  await desk.keyboard.press('Tab')
  await expectAccessible(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(number).and(desk.getByRole('heading', { level: 1 }))).toBeHidden()
  await keepNow(desk)
}

/** Orders 50 zł to the account of the profile; gives the order's number as the list shows it. */
async function orderTransfer(page: Page): Promise<string> {
  await page.goto('/nagrody')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zobacz Przelew na konto' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await page.getByRole('textbox', { name: 'Kwota przelewu' }).fill('50')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Przelejemy')).toContainText('PL')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page).toHaveURL(/\/moje-nagrody/)
  const row = page.getByRole('row').filter({ hasText: 'Wybrana' }).first()
  await expect(row).toContainText('Przelew na konto')
  await expectAccessible(page)
  return (await row.getByRole('cell').first().innerText()).replace('nr', '').trim()
}

async function completeOrder(desk: Page, number: string) {
  await desk.goto('/zaplecze/zamowienia')
  await expectAccessible(desk)
  await desk.getByRole('link', { name: number, exact: true }).click()
  await desk.getByRole('radio', { name: 'W toku' }).check({ force: true })
  await desk.getByRole('button', { name: 'Zmień stan' }).click()
  await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText('W toku')
  await desk.getByRole('radio', { name: 'Zrealizowana' }).check({ force: true })
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Zmień stan' }).click()
  await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText('Zrealizowana')
}
