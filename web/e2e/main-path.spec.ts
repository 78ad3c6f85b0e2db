import type { Browser, Page } from '@playwright/test'
import { newNumber, pdf, photo } from './support/files.ts'
import {
  expect,
  expectAccessible,
  type Login,
  loginOf,
  sendDecisionNow,
  signInByForm,
  signInOperatorByForm,
  test,
} from './support/fixtures.ts'
import { suggest } from './support/forms.ts'
import {
  approve,
  availablePoints,
  exportFile,
  orderTransfer,
  propose,
  transferRow,
} from './support/payouts.ts'
import { chooseDistributor } from './support/purchases.ts'

test('a participant reports a photographed invoice, the operator accepts it, the participant orders a transfer, a batch pays it out @postgres @phone', async ({
  page,
  browser,
  server,
  logins,
}, { project }) => {
  test.setTimeout(180_000)
  const number = newNumber()
  await signInByForm(page, loginOf(logins, 'participant'))
  await expectAccessible(page)
  const before = await availablePoints(page)

  await reportInvoice(page, number, project.name.endsWith('phone'))
  await asOperator(browser, server.url, loginOf(logins, 'moderator'), (admin) => acceptInvoice(admin, number))

  await page.goto('/moje-faktury')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('dialog')).toContainText(/DOVVO.*pkt/s)
  await expectAccessible(page)
  await page.goto('/dashboard')
  const after = await availablePoints(page)
  expect(after).toBeGreaterThan(before)

  const order = await orderTransfer(page, '50', expectAccessible)
  await page.goto('/dashboard')
  expect(await availablePoints(page)).toBe(after - 5000)
  await payOut(browser, server.url, logins, order)

  await page.goto('/moje-nagrody')
  await expect(page.getByRole('row').filter({ hasText: order })).toContainText('Zrealizowana')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Wysłaliśmy Twój przelew' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: `Zamówienie nr\u00a0${order}` })).toBeVisible()
  const steps = page.getByRole('list', { name: 'Historia zamówienia' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(page.locator('[aria-current=step]')).toContainText('Przelew wykonany')
  await expectAccessible(page)
})

async function reportInvoice(page: Page, number: string, onPhone: boolean) {
  await page.goto('/moje-faktury')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Zgłoś fakturę' }).click()
  const dialog = page.getByRole('dialog')
  /* The title takes the focus late, and text filled in before that is lost. */
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await dialog.getByLabel('Numer faktury').fill(number)
  await chooseDistributor(page)
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

/** Runs an operator's actions in a browser context of their own. */
async function asOperator(
  browser: Browser,
  baseURL: string,
  login: Login,
  perform: (admin: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  const admin = await context.newPage()
  await signInOperatorByForm(admin, login)
  await expectAccessible(admin)
  await perform(admin)
  await context.close()
}

/** Accepts the invoice by keyboard; the mouse is used only to open it. */
async function acceptInvoice(admin: Page, number: string) {
  await admin.goto('/zaplecze/faktury')
  await expectAccessible(admin)
  await admin.getByLabel('Numer faktury, NIP lub nazwa uczestnika').fill(number)
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/[?&]search=/)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('img', { name: /Strona 1 z 1|Faktura z pliku/ })).toBeVisible()
  await admin.getByLabel('Data wystawienia').fill('18.08.2025')
  const pack = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, 'dovvo')
  await expect(admin.getByRole('option', { name: /^DOVVO/ }).first()).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(pack).toHaveValue(/^DOVVO/)
  await admin.getByRole('textbox', { name: 'Liczba opakowań' }).fill('3')
  await admin.getByRole('textbox', { name: 'Wartość netto' }).fill('1240,50')
  await expectAccessible(admin)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(number).and(admin.getByRole('heading', { level: 1 }))).toBeHidden()
  await sendDecisionNow(admin)
}

/** Finance proposes a batch of the one order, an administrator signs it, and the bank pays it out. */
async function payOut(browser: Browser, baseURL: string, logins: readonly Login[], order: string) {
  let batch = ''
  await asOperator(browser, baseURL, loginOf(logins, 'finance'), async (admin) => {
    await admin.goto('/zaplecze/zamowienia')
    await expectAccessible(admin)
    await admin.getByRole('link', { name: order, exact: true }).click()
    await admin.getByRole('link', { name: 'przygotuj wypłatę' }).click()
    batch = await propose(admin, [order])
  })
  await asOperator(browser, baseURL, loginOf(logins, 'administrator'), async (admin) => {
    await admin.goto(batch)
    await approve(admin)
    await exportFile(admin)
    await admin.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
    await admin.getByRole('dialog').getByRole('button', { name: 'Potwierdź wykonanie' }).click()
    await expect(transferRow(admin, order)).toContainText('Wykonany')
    await expectAccessible(admin)
  })
}
