import type { Browser, Page } from '@playwright/test'
import { newNumber, pdf, type Upload } from './files.ts'
import { expect, type Login, sendDecisionNow, signInOperator } from './fixtures.ts'
import { suggest } from './forms.ts'

/** A page in a browser context of a signed-in operator. */
export async function operatorsPage(browser: Browser, baseURL: string, login: Login): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  const admin = await context.newPage()
  await signInOperator(admin, login)
  return admin
}

/** Chooses the first distributor of the invoice form by keys; the list loads with the form, and may come late. */
export async function chooseDistributor(page: Page) {
  const distributor = page.getByRole('dialog').getByRole('combobox', { name: 'Dystrybutor' })
  await suggest(distributor, 'Agro')
  await expect(page.getByRole('option', { name: /^Agro/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(distributor).toHaveValue(/^Agro./)
}

/** Reports an invoice as a participant, by the form's own address. */
export async function reportInvoice(page: Page, number: string, file: Upload = pdf(number)) {
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  /* The title takes the focus late, and text filled in before that is lost. */
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await dialog.getByLabel('Numer faktury').fill(number)
  await chooseDistributor(page)
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
}

/** Opens an invoice out of the queue by its number. */
export async function openInvoice(admin: Page, number: string) {
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeVisible()
}

/** Opens a waiting invoice as a moderator, with its file. */
export async function openWaiting(admin: Page, number: string) {
  await openInvoice(admin, number)
  await expect(admin.getByRole('img', { name: 'Strona 1 z 1' })).toBeVisible()
}

/** Chooses a pack of DOVVO 450 SC of the given litres in the back office, by keys. */
export async function chooseDovvo(admin: Page, litres: number) {
  const name = new RegExp(String.raw`^DOVVO 450 SC, ${litres}\sL$`)
  const pack = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, `dovvo 450 sc, ${litres}`)
  await expect(admin.getByRole('option', { name })).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(pack).toHaveValue(name)
}

/** Buys 50 L in packs that count: the participant reports the invoice, the moderator accepts it. */
export async function buyDovvo(page: Page, browser: Browser, baseURL: string, moderator: Login) {
  const number = newNumber()
  await reportInvoice(page, number)
  const admin = await operatorsPage(browser, baseURL, moderator)
  await openWaiting(admin, number)
  await admin.getByLabel('Data wystawienia').fill('18.08.2025')
  await chooseDovvo(admin, 10)
  await admin.getByRole('textbox', { name: 'Liczba opakowań' }).fill('5')
  await admin.getByRole('textbox', { name: 'Wartość netto' }).fill('6200,00')
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(number).and(admin.getByRole('heading', { level: 1 }))).toBeHidden()
  await sendDecisionNow(admin)
  await admin.context().close()
}

/** Reports an e-invoice as a participant, without typing. */
export async function sendEInvoice(page: Page, file: Upload) {
  await page.goto('/dashboard')
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await expect(dialog).toContainText('Gotowa do wysłania')
  await dialog.getByRole('button', { name: 'Wyślij' }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
}

/** Accepts a waiting e-invoice as it is read. */
export async function acceptEInvoice(admin: Page, number: string) {
  await openInvoice(admin, number)
  await expect(admin.getByText('Wszystkie pozycje z\u00a0programu są rozpoznane')).toBeVisible()
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(number).and(admin.getByRole('heading', { level: 1 }))).toBeHidden()
  await sendDecisionNow(admin)
}
