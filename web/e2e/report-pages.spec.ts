import type { BrowserContext, Locator, Page } from '@playwright/test'
import { newNumber, photo } from './support/files.ts'
import {
  bearerOfOperator,
  expect,
  expectAccessible,
  type Login,
  loginOf,
  signIn,
  test,
} from './support/fixtures.ts'
import { chooseDistributor } from './support/purchases.ts'
import { bearersOf, endSession } from './support/sessions.ts'

/* An invoice is reported from a field: several pages, a telephone of its own format, and no signal. */

async function openReport(page: Page): Promise<Locator> {
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  /* The title takes the focus late, and text filled in before that is lost. */
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  return dialog
}

/** The last field takes what is picked; before it stands the camera of a phone. */
const picker = (dialog: Locator) => dialog.locator('input[type=file]').last()
const waiting = (page: Page) => page.getByRole('list', { name: 'Zgłoszenia na telefonie' })

/** The stored file of an invoice, as the office has it. */
async function storedFile(page: Page, moderator: Login, number: string) {
  const headers = { authorization: `Bearer ${await bearerOfOperator(page, moderator)}` }
  const found = await page.request.get(`/api/v1/backoffice/invoices?search=${encodeURIComponent(number)}`, {
    headers,
  })
  const { items } = (await found.json()).data
  expect(items).toHaveLength(1)
  const stored = await page.request.get(`/api/v1/backoffice/invoices/${items[0].id}/file`, { headers })
  return { type: stored.headers()['content-type'], text: (await stored.body()).toString('latin1') }
}

const pagesOf = (pdf: string) => pdf.match(/\/Type\s*\/Page\b/g)?.length

test('three photos are put in order and become a PDF of three pages @field', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  const dialog = await openReport(page)
  const number = newNumber()
  for (const title of ['pierwsza', 'trzecia', 'druga']) {
    const pages = dialog.getByRole('list', { name: 'Strony faktury' }).getByRole('listitem')
    const before = await pages.count()
    await picker(dialog).setInputFiles({ ...(await photo(page, title)), name: `${title}.jpg` })
    await expect(pages).toHaveCount(before + 1)
  }
  await dialog.getByRole('button', { name: 'Przesuń stronę 3 wcześniej' }).click()
  await expect(dialog.getByRole('button', { name: 'Przesuń stronę 2 wcześniej' })).toBeFocused()
  await expect(dialog.getByText(/^Strony: 3 z\s10, razem/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Numer faktury').fill(number)
  await chooseDistributor(page)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
  const { type, text } = await storedFile(page, loginOf(logins, 'moderator'), number)
  expect(type).toBe('application/pdf')
  expect(pagesOf(text)).toBe(3)
})

test('a HEIC that this browser cannot read gets advice, and nothing typed is lost', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const dialog = await openReport(page)
  await dialog.getByLabel('Numer faktury').fill('FV/7')
  await picker(dialog).setInputFiles(await photo(page, 'pierwsza'))
  await expect(dialog.getByText('IMG_2025.jpg')).toBeVisible()
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(500)])
  await picker(dialog).setInputFiles({ name: 'IMG_7.HEIC', mimeType: 'image/heic', buffer: heic })
  await expect(dialog.getByRole('alert')).toContainText('„Najbardziej zgodne”')
  await expectAccessible(page)
  await expect(dialog.getByLabel('Numer faktury')).toHaveValue('FV/7')
  await expect(dialog.getByText('IMG_2025.jpg')).toBeVisible()
})

test('the distributors of the newest invoices stand first in the list, and once', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const answer = page.waitForResponse('**/api/v1/invoices/recent-distributors')
  const dialog = await openReport(page)
  const { data } = await (await answer).json()
  const names: string[] = data.map(({ name }: { name: string }) => name)
  expect(names.length).toBeGreaterThan(0)
  const field = dialog.getByRole('combobox', { name: 'Dystrybutor' })
  await field.focus()
  await page.keyboard.press('ArrowDown')
  const recent = page.getByRole('group', { name: 'Ostatnio używani' })
  await expect(recent.getByRole('option')).toHaveText(names)
  const all = await page.getByRole('listbox').getByRole('option').allInnerTexts()
  expect(all.slice(0, names.length)).toEqual(names)
  expect(new Set(all).size).toBe(all.length)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(names[0] ?? '')
})

/** Counts the reports that the pages of a context send. */
function countReports(context: BrowserContext) {
  const keys: (string | undefined)[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/invoices/submit'))
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

/** Fills in and saves a report of two pages while there is no signal; the form was opened before. */
async function saveOffline(page: Page, dialog: Locator, number: string) {
  await expect(dialog.getByText('Jesteś offline')).toBeVisible()
  await dialog.getByLabel('Numer faktury').fill(number)
  await chooseDistributor(page)
  await picker(dialog).setInputFiles([await photo(page, 'pierwsza'), await photo(page, 'druga')])
  await expect(dialog.getByText('Strona 2', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Zapisz na telefonie' }).click()
  await expect(dialog.getByRole('heading', { name: 'Zgłoszenie czeka na telefonie' })).toBeVisible()
}

test('a report made without a signal waits, is seen in both tabs, and arrives once @field', async ({
  page,
  context,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const keys = countReports(context)
  const other = await context.newPage()
  await other.goto('/moje-faktury')
  await expect(
    other
      .getByRole('table', { name: /^Faktury/ })
      .getByRole('link')
      .first(),
  ).toBeVisible()
  const sender = page.waitForResponse(/\/assets\/outbox-sender-/)
  const dialog = await openReport(page)
  await expect(dialog.getByRole('combobox', { name: 'Dystrybutor' })).toBeVisible()
  await sender
  await context.setOffline(true)
  const number = newNumber()
  await saveOffline(page, dialog, number)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toContainText(number)
    await expect(waiting(tab)).toContainText(/Czeka na\stelefonie, wyślemy, gdy wróci zasięg/)
  }
  await expectAccessible(page)
  expect(keys).toEqual([])

  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(waiting(tab)).toHaveCount(0)
    await expect(
      tab.getByRole('table', { name: /^Faktury/ }).getByRole('link', { name: number }),
    ).toHaveCount(1)
  }
  expect(keys).toHaveLength(1)
  const { text } = await storedFile(page, loginOf(logins, 'moderator'), number)
  expect(pagesOf(text)).toBe(2)
})

test('a refused report is corrected with everything typed, and signing out asks about one that waits', async ({
  page,
  context,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const submit = '**/api/v1/invoices/submit'
  const sentence = 'Faktura o tym numerze została już zgłoszona'
  await page.route(submit, (route) =>
    route.fulfill({ status: 422, json: { message: sentence, errors: { document_name: [sentence] } } }),
  )
  const sender = page.waitForResponse(/\/assets\/outbox-sender-/)
  const dialog = await openReport(page)
  await sender
  await context.setOffline(true)
  const number = newNumber()
  await saveOffline(page, dialog, number)
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await expect(waiting(page)).toContainText(sentence)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  const question = page.getByRole('dialog', { name: 'Masz niewysłane zgłoszenia' })
  await expect(question.getByRole('button', { name: 'Nie wylogowuj mnie' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)

  await waiting(page).getByRole('link', { name: 'Popraw' }).click()
  await expect(dialog.getByLabel('Numer faktury')).toHaveValue(number)
  await expect(dialog.getByRole('combobox', { name: 'Dystrybutor' })).toHaveValue(/^Agro./)
  await expect(dialog.getByText('Strona 2', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(submit)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/moje-faktury$/)
  await expect(waiting(page)).toHaveCount(0)
})

test('a session that ends over a report leads back to what was typed, and says so once', async ({
  page,
  server,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  const bearers = bearersOf(page)
  await signIn(page, login)
  const dialog = await openReport(page)
  await dialog.getByLabel('Numer faktury').fill('FV/77')
  await chooseDistributor(page)
  await picker(dialog).setInputFiles(await photo(page, 'pierwsza'))
  await expect(dialog.getByText('IMG_2025.jpg')).toBeVisible()
  await endSession(server.url, '/api/v1/auth/logout', bearers)
  await dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  const again = page.getByRole('dialog', { name: 'Zaloguj się ponownie' })
  await expect(again.getByRole('heading')).toBeFocused()
  await expect(page.getByText('Wystąpił błąd!')).toHaveCount(0)
  await again.getByRole('button', { name: 'Zaloguj się na inne konto' }).click()
  await expect(page.getByText('Zostałeś automatycznie wylogowany')).toHaveCount(1)
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  await dialog.getByLabel('NIP').fill(login.login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page).toHaveURL(/\/moje-faktury#!zglos-fakture$/)
  await expect(dialog.getByLabel('Numer faktury')).toHaveValue('FV/77')
  await expect(dialog.getByText('Przywróciliśmy to, czego nie udało się zapisać')).toBeVisible()
})
