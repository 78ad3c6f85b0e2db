import type { Page } from '@playwright/test'
import { newNumber, pdf } from './support/files.ts'
import { expect, expectAccessible, loginOf, sendDecisionNow, signIn, test } from './support/fixtures.ts'
import { nextFrames, suggest, tick } from './support/forms.ts'
import { chooseDistributor, operatorsPage } from './support/purchases.ts'

const waiting = /zapis za\s\d+\ssekun/
const unreadable = 'Nabywcą na fakturze jest inna firma.'

test('an invoice is rejected, appealed against, accepted on appeal and corrected by a return; its owner sees each step @postgres', async ({
  page,
  browser,
  logins,
  server,
}) => {
  test.setTimeout(240_000)
  const [number, other] = [newNumber(), newNumber()]
  await signIn(page, loginOf(logins, 'participant'))
  await report(page, number)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))

  await openInvoice(admin, number)
  await keysAreListed(admin)
  await rejectWhole(admin)
  await undone(admin, number)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await sendDecisionNow(admin)

  await appealed(page, number)

  await admin.goto('/zaplecze/faktury')
  await admin.getByLabel('Status').selectOption('Odwołania')
  const row = admin.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(/Odwołanie: czeka .*, termin 25\.08\.2025/)
  await expectAccessible(admin)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByText('Uczestnik: To faktura mojej żony')).toBeVisible()
  await expect(admin.getByText(`Odrzucono wcześniej: ${unreadable}`)).toBeVisible()
  await accept(admin, { packs: '4', value: '1000,00', alias: 'DOV KAN-5' })
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await expectAccessible(admin)
  await sendDecisionNow(admin)

  await openDetails(page, number)
  await expect(page.getByRole('dialog')).toContainText('Uwzględnione')

  await openInvoice(admin, number, 'accepted')
  await returnPack(admin)
  await openDetails(page, number)
  const corrected = page.getByRole('dialog')
  await expect(corrected.getByText('Zwrot towaru,')).toBeVisible()
  await expect(corrected).toContainText(/Było.*4\s×.*Jest.*3\s×.*Powód.*Towar wrócił/s)
  await expectAccessible(page)

  await report(page, other)
  await openInvoice(admin, other)
  await suggest(admin.getByRole('combobox', { name: 'Produkt i opakowanie' }), 'dov kan')
  await expect(admin.getByRole('option', { name: /^DOV KAN-5 – DOVVO/ })).toBeVisible()
  await admin.keyboard.press('Escape')
  await leftInTheMiddle(admin, page, other)
  await admin.context().close()
})

test('invoices with one file stand beside each other before points are given', async ({
  page,
  browser,
  logins,
  server,
}) => {
  test.setTimeout(120_000)
  const [one, two] = [newNumber(), newNumber()]
  const file = pdf(one)
  await signIn(page, loginOf(logins, 'participant'))
  await report(page, one, file)
  await report(page, two, file)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await openInvoice(admin, two)
  await expect(admin.getByText('Możliwy duplikat.')).toBeVisible()
  await admin.keyboard.press('F3')
  const compared = admin.getByRole('region', { name: 'Porównanie faktur' })
  await expect(compared.getByRole('heading', { name: `Ta faktura: ${two}` })).toBeVisible()
  await expect(compared.getByRole('heading', { name: `Druga faktura: ${one}` })).toBeVisible()
  await expect(compared.getByRole('img', { name: 'Strona 1 z 1' })).toHaveCount(2)
  await expectAccessible(admin)
  await admin.context().close()
})

test('a pack is chosen by the keys on a low screen, where its list opens over the bar at the top', async ({
  page,
  browser,
  logins,
  server,
}) => {
  const number = newNumber()
  await signIn(page, loginOf(logins, 'participant'))
  await report(page, number)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.setViewportSize({ width: 1440, height: 640 })
  await openInvoice(admin, number)
  await expect(admin.getByRole('img', { name: 'Strona 1 z 1' })).toBeVisible()
  const pack = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, 'dovvo')
  const first = admin.getByRole('option', { name: /^DOVVO/ }).first()
  await expect(first).toBeInViewport()
  await admin.keyboard.press('ArrowDown')
  await nextFrames(pack)
  await expect(first).toBeInViewport()
  await admin.keyboard.press('Enter')
  await expect(pack).toHaveValue(/^DOVVO/)
  await admin.context().close()
})

async function report(page: Page, number: string, file = pdf(number)) {
  await page.goto('/moje-faktury')
  await page.getByRole('link', { name: 'Zgłoś fakturę' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Numer faktury').fill(number)
  await chooseDistributor(page)
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
}

async function openInvoice(admin: Page, number: string, status = 'pending') {
  await admin.goto(`/zaplecze/faktury?status=${status}&search=${encodeURIComponent(number)}`)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeVisible()
}

async function keysAreListed(admin: Page) {
  await admin.getByRole('heading', { level: 1 }).click()
  await admin.keyboard.press('?')
  const help = admin.getByRole('dialog', { name: 'Klawisze' })
  await expect(help).toContainText('cofa ostatnią decyzję')
  await expectAccessible(admin)
  await admin.keyboard.press('Escape')
  await expect(help).toBeHidden()
}

async function rejectWhole(admin: Page) {
  await admin.keyboard.press('F8')
  await admin.getByRole('textbox', { name: 'Powód dla uczestnika' }).fill(unreadable)
  await expectAccessible(admin)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(waiting)).toBeVisible()
}

/** The key undoes the decision and restores the input. */
async function undone(admin: Page, number: string) {
  await admin.keyboard.press('F9')
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(admin.getByRole('textbox', { name: 'Powód dla uczestnika' })).toHaveValue(unreadable)
  await expect(admin.getByRole('region', { name: 'Decyzje przed zapisaniem' })).toBeHidden()
}

async function openDetails(page: Page, number: string) {
  await page.goto('/moje-faktury')
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: `Faktura ${number}` })).toBeVisible()
}

async function appealed(page: Page, number: string) {
  await openDetails(page, number)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(unreadable)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: /^Poproś o ponowne sprawdzenie/ }).click()
  const reason = dialog.getByRole('textbox', { name: 'Dlaczego mamy sprawdzić jeszcze raz' })
  await dialog.getByRole('button', { name: 'Wyślij prośbę' }).click()
  await expect(dialog).toContainText('Pole jest wymagane')
  await reason.fill('To faktura mojej żony, gospodarstwo jest wspólne.')
  await expect(dialog).toContainText('Limit znaków: 451')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Wyślij prośbę' }).click()
  await expect(dialog).toContainText(/Czeka od .*, odpowiemy do 25\.08\.2025/)
  await expect(dialog).toContainText('Oczekuje')
  await expectAccessible(page)
}

async function accept(admin: Page, { packs, value, alias }: { packs: string; value: string; alias: string }) {
  await expect(admin.getByRole('img', { name: 'Strona 1 z 1' })).toBeVisible()
  await admin.getByLabel('Data wystawienia').fill('18.08.2025')
  const pack = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, alias)
  await expect(admin.getByText('Brak wyników')).toBeVisible()
  await expect(pack).toHaveValue(alias)
  await pack.fill('dovvo')
  await expect(admin.getByRole('option', { name: /^DOVVO/ }).first()).toBeVisible()
  await admin.keyboard.press('ArrowDown')
  await admin.keyboard.press('Enter')
  await expect(pack).toHaveValue(/^DOVVO/)
  await tick(admin.getByRole('checkbox', { name: 'Zapamiętaj nazwę lub kod z faktury' }))
  await expect(admin.getByRole('textbox', { name: /^Tak nazywa to/ })).toHaveValue(alias)
  await admin.getByRole('textbox', { name: 'Liczba opakowań' }).fill(packs)
  await admin.getByRole('textbox', { name: 'Wartość netto' }).fill(value)
  await expectAccessible(admin)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(waiting)).toBeVisible()
}

async function returnPack(admin: Page) {
  await admin.getByRole('button', { name: /^Zwrot: / }).click()
  const form = admin.getByRole('form', { name: /^Korekta pozycji/ })
  await form.getByRole('textbox', { name: 'Ile opakowań zwrócono' }).fill('1')
  await expect(form.getByRole('textbox', { name: 'Wartość netto po zwrocie' })).toHaveValue('750,00')
  await form.getByRole('button', { name: /^Towar wrócił/ }).click()
  await expectAccessible(admin)
  await form.getByRole('button', { name: 'Zapisz korektę' }).click()
  const question = admin.getByRole('dialog', { name: 'Zapisać korektę pozycji?' })
  await expect(question.getByText(/^−\d/)).toBeVisible()
  await question.getByRole('button', { name: 'Zapisz korektę' }).click()
  await expect(admin.getByText('Zwrot towaru,')).toBeVisible()
  await expectAccessible(admin)
}

/** A delayed decision is sent when the operator leaves the page. */
async function leftInTheMiddle(admin: Page, page: Page, number: string) {
  await admin.keyboard.press('F8')
  await admin.getByRole('textbox', { name: 'Powód dla uczestnika' }).fill('To nie jest faktura.')
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText(waiting)).toBeVisible()
  await admin.goto('about:blank')
  await expect(async () => {
    await page.goto('/moje-faktury')
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Odrzucona', {
      timeout: 1500,
    })
  }).toPass()
}
