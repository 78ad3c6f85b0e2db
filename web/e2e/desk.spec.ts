import type { Page } from '@playwright/test'
import { newNumber, pdf } from './support/files.ts'
import { expect, expectAccessible, keepNow, loginOf, signIn, test } from './support/fixtures.ts'
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
  const desk = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))

  await openInvoice(desk, number)
  await keysAreListed(desk)
  await rejectWhole(desk)
  await undone(desk, number)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await keepNow(desk)

  await appealed(page, number)

  await desk.goto('/zaplecze/faktury')
  await desk.getByLabel('Status').selectOption('Odwołania')
  const row = desk.getByRole('row').filter({ hasText: number })
  await expect(row).toContainText(/Odwołanie: czeka .*, termin 25\.08\.2025/)
  await expectAccessible(desk)
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByText('Uczestnik: To faktura mojej żony')).toBeVisible()
  await expect(desk.getByText(`Odrzucono wcześniej: ${unreadable}`)).toBeVisible()
  await accept(desk, { packs: '4', value: '1000,00', alias: 'DOV KAN-5' })
  await expect(desk.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await expectAccessible(desk)
  await keepNow(desk)

  await openDetails(page, number)
  await expect(page.getByRole('dialog')).toContainText('Uwzględnione')

  await openInvoice(desk, number, 'accepted')
  await returnPack(desk)
  await openDetails(page, number)
  const corrected = page.getByRole('dialog')
  await expect(corrected.getByText('Zwrot towaru,')).toBeVisible()
  await expect(corrected).toContainText(/Było.*4\s×.*Jest.*3\s×.*Powód.*Towar wrócił/s)
  await expectAccessible(page)

  await report(page, other)
  await openInvoice(desk, other)
  await suggest(desk.getByRole('combobox', { name: 'Produkt i opakowanie' }), 'dov kan')
  await expect(desk.getByRole('option', { name: /^DOV KAN-5 – DOVVO/ })).toBeVisible()
  await desk.keyboard.press('Escape')
  await leftInTheMiddle(desk, page, other)
  await desk.context().close()
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
  const desk = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await openInvoice(desk, two)
  await expect(desk.getByText('Możliwy duplikat.')).toBeVisible()
  await desk.keyboard.press('F3')
  const compared = desk.getByRole('region', { name: 'Porównanie faktur' })
  await expect(compared.getByRole('heading', { name: `Ta faktura: ${two}` })).toBeVisible()
  await expect(compared.getByRole('heading', { name: `Druga faktura: ${one}` })).toBeVisible()
  await expect(compared.getByRole('img', { name: 'Strona 1 z 1' })).toHaveCount(2)
  await expectAccessible(desk)
  await desk.context().close()
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
  const desk = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await desk.setViewportSize({ width: 1440, height: 640 })
  await openInvoice(desk, number)
  await expect(desk.getByRole('img', { name: 'Strona 1 z 1' })).toBeVisible()
  const pack = desk.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, 'dovvo')
  const first = desk.getByRole('option', { name: /^DOVVO/ }).first()
  await expect(first).toBeInViewport()
  await desk.keyboard.press('ArrowDown')
  await nextFrames(pack)
  await expect(first).toBeInViewport()
  await desk.keyboard.press('Enter')
  await expect(pack).toHaveValue(/^DOVVO/)
  await desk.context().close()
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

async function openInvoice(desk: Page, number: string, status = 'pending') {
  await desk.goto(`/zaplecze/faktury?status=${status}&search=${encodeURIComponent(number)}`)
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible()
}

async function keysAreListed(desk: Page) {
  await desk.getByRole('heading', { level: 1 }).click()
  await desk.keyboard.press('?')
  const help = desk.getByRole('dialog', { name: 'Klawisze' })
  await expect(help).toContainText('cofa ostatnią decyzję')
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await expect(help).toBeHidden()
}

async function rejectWhole(desk: Page) {
  await desk.keyboard.press('F8')
  await desk.getByRole('textbox', { name: 'Powód dla uczestnika' }).fill(unreadable)
  await expectAccessible(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(waiting)).toBeVisible()
}

/** The key takes the decision back, and what was typed is there. */
async function undone(desk: Page, number: string) {
  await desk.keyboard.press('F9')
  await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Powód dla uczestnika' })).toHaveValue(unreadable)
  await expect(desk.getByRole('region', { name: 'Decyzje przed zapisaniem' })).toBeHidden()
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
  await dialog.getByRole('button', { name: /^Poproś o ponowne sprawdzenie/ }).click()
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

async function accept(desk: Page, { packs, value, alias }: { packs: string; value: string; alias: string }) {
  await expect(desk.getByRole('img', { name: 'Strona 1 z 1' })).toBeVisible()
  await desk.getByLabel('Data wystawienia').fill('18.08.2025')
  const pack = desk.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await suggest(pack, alias)
  await expect(desk.getByText('Brak wyników')).toBeVisible()
  await expect(pack).toHaveValue(alias)
  await pack.fill('dovvo')
  await expect(desk.getByRole('option', { name: /^DOVVO/ }).first()).toBeVisible()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  await expect(pack).toHaveValue(/^DOVVO/)
  await tick(desk.getByRole('checkbox', { name: 'Zapamiętaj nazwę lub kod z faktury' }))
  await expect(desk.getByRole('textbox', { name: /^Tak nazywa to/ })).toHaveValue(alias)
  await desk.getByRole('textbox', { name: 'Liczba opakowań' }).fill(packs)
  await desk.getByRole('textbox', { name: 'Wartość netto' }).fill(value)
  await expectAccessible(desk)
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(waiting)).toBeVisible()
}

async function returnPack(desk: Page) {
  await desk.getByRole('button', { name: /^Zwrot: / }).click()
  const form = desk.getByRole('form', { name: /^Korekta pozycji/ })
  await form.getByRole('textbox', { name: 'Ile opakowań zwrócono' }).fill('1')
  await expect(form.getByRole('textbox', { name: 'Wartość netto po zwrocie' })).toHaveValue('750,00')
  await form.getByRole('button', { name: /^Towar wrócił/ }).click()
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Zapisz korektę' }).click()
  const question = desk.getByRole('dialog', { name: 'Zapisać korektę pozycji?' })
  await expect(question.getByText(/^−\d/)).toBeVisible()
  await question.getByRole('button', { name: 'Zapisz korektę' }).click()
  await expect(desk.getByText('Zwrot towaru,')).toBeVisible()
  await expectAccessible(desk)
}

/** A decision that waits is not lost when the operator leaves the page. */
async function leftInTheMiddle(desk: Page, page: Page, number: string) {
  await desk.keyboard.press('F8')
  await desk.getByRole('textbox', { name: 'Powód dla uczestnika' }).fill('To nie jest faktura.')
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByText(waiting)).toBeVisible()
  await desk.goto('about:blank')
  await expect(async () => {
    await page.goto('/moje-faktury')
    await expect(page.getByRole('row').filter({ hasText: number })).toContainText('Odrzucona', {
      timeout: 1500,
    })
  }).toPass()
}
