import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { photoWithCode } from './support/files.ts'
import { expect, expectAccessible, loginOf, sendDecisionNow, signIn, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

/* Its invoices are those of the demo, of which a participant has each once. */
test.use({ world: 'einvoices' })

/** Opens the form of a report, whose samples the demo offers. */
async function openReport(page: Page) {
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  return dialog
}

/** A sample of the demo as a file with its name. */
async function sample(page: Page, label: RegExp) {
  const dialog = await openReport(page)
  await dialog.getByText('Przykładowe e-faktury').click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: label }).click()
  const file = await download
  return {
    name: file.suggestedFilename(),
    mimeType: 'text/xml',
    buffer: await readFile(await file.path()),
  }
}

test('an e-invoice is sent in three presses without typing, and accepted with one key @postgres @phone', async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const file = await sample(page, /^Pobierz: Sprzedaż/)
  expect(file.name).toMatch(/^\d{10}-\d{8}-[0-9A-F]{12}-[0-9A-F]{2}\.xml$/)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Zgłoś fakturę' }).first().click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByText('Wybierz plik').click()
  await (await chooser).setFiles(file)
  await expect(dialog.getByRole('heading', { name: 'Zgłoś e-fakturę' })).toBeVisible()
  await expect(dialog).toContainText('Gotowa do wysłania')
  await expect(dialog).toContainText(/3\spozycje z programu: około [\d\s]+\spkt/)
  await expect(dialog).toContainText('Poza programem: Transport')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wyślij' }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
  await expectAccessible(page)

  await page.goto('/moje-faktury?tab=1')
  const number = await page.getByRole('link', { name: /^FS\// }).first().innerText()
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto(`/zaplecze/faktury?search=${encodeURIComponent(number)}`)
  await expect(admin.getByText('E-faktura: Spójna z KSeF')).toBeVisible()
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('table', { name: 'Pozycje e-faktury' })).toContainText('Transport')
  await expect(admin.getByText('Sprawdź w\u00a0KSeF (nowe okno)')).toHaveAttribute(
    'href',
    /^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/\d{10}\/\d\d-\d\d-\d{4}\/[\w-]{43}$/,
  )
  await expectAccessible(admin)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(number).and(admin.getByRole('heading', { level: 1 }))).toBeHidden()
  await sendDecisionNow(admin)
  await page.goto('/moje-faktury')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
})

test('what is not taken is told before it is sent: an advance, a correction, one that is known', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const dialog = await openReport(page)
  await dialog.getByText('Przykładowe e-faktury').click()
  await dialog.getByRole('button', { name: /^Wypróbuj: Zaliczka/ }).click()
  await expect(dialog).toContainText('To faktura zaliczkowa')
  await expect(dialog.getByRole('button', { name: 'Wyślij' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click()
  await dialog.getByText('Przykładowe e-faktury').click()
  await dialog.getByRole('button', { name: /^Wypróbuj: Rozliczenie/ }).click()
  await dialog.getByRole('button', { name: 'Wyślij' }).click()
  await expect(dialog).toContainText('Twoja e-faktura została dodana prawidłowo')
  await dialog.getByRole('button', { name: 'Zgłoś kolejną' }).click()
  await dialog.getByText('Przykładowe e-faktury').click()
  await dialog.getByRole('button', { name: /^Wypróbuj: Rozliczenie/ }).click()
  await expect(dialog).toContainText('jest już w\u00a0programie')
})

test('a file that is no e-invoice is told in a sentence, and another can be chosen', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const dialog = await openReport(page)
  const field = dialog.locator('input[type=file]').last()
  await field.setInputFiles({ name: 'a.xml', mimeType: 'text/xml', buffer: Buffer.from('<html/>') })
  await expect(dialog).toContainText('Nie przyjmiemy')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click()
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'sezon.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK\u0003\u0004 to nie archiwum'),
    })
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Wybierz inny plik' }).click()
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeVisible()
})

test('the code on a photo chooses the distributor', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  const dialog = await openReport(page)
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await photoWithCode(page, '9990039393'))
  await expect(dialog.getByText(/Odczytaliśmy kod KSeF: Agro-Bzura/)).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Dystrybutor' })).toHaveValue(/^Agro-Bzura/)
})
