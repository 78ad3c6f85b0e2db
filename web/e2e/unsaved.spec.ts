import type { Locator, Page } from '@playwright/test'
import {
  enterOperatorCode,
  enterPassword,
  expect,
  expectAccessible,
  loginOf,
  signIn,
  signInOperator,
  test,
} from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'
import { bearersOf, endSession } from './support/sessions.ts'

/* No input is lost without a question, on either side. */

/* A world of its own, because published texts stand on others' pages. */
test.use({ world: 'unsaved' })

const message = 'Proszę o telefon po 16.'
const summary = 'Spotkajmy się w Toruniu'

const question = (page: Page) => page.getByRole('dialog', { name: 'Masz niezapisane zmiany' })
const notice = (page: Page) => page.getByText('Przywróciliśmy to, czego nie udało się zapisać')

/** Writes to the representative without sending, after another page in the history. */
async function writeMessage(page: Page): Promise<Locator> {
  await page.goto('/kontakt')
  await page.getByRole('link', { name: /^Napisz z\spanelu/ }).click()
  await expect(page.locator('#main')).toBeFocused()
  const text = page.getByRole('textbox', { name: 'Wiadomość' })
  await text.click()
  await text.fill(message)
  return text
}

/** Writes an item of news without saving, after its list in the history. */
async function writeNews(page: Page): Promise<Locator> {
  await page.goto('/zaplecze/aktualnosci')
  await page.getByRole('link', { name: 'Dodaj aktualność' }).click()
  await expect(page.locator('#main')).toBeFocused()
  const text = page.getByLabel('Krótki opis')
  await text.click()
  await text.fill(summary)
  return text
}

/** Stays on the page, with the input. */
async function stay(page: Page) {
  await expect(question(page).getByRole('button', { name: 'Zostań na stronie' })).toBeFocused()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Zostań na stronie' }).click()
  await expect(question(page)).toBeHidden()
}

async function leave(page: Page) {
  await question(page).getByRole('button', { name: 'Odejdź bez zapisywania' }).click()
  await expect(question(page)).toBeHidden()
}

/** Confirmations of the browser's own before a reload, each answered with "reload". */
function reloadRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('dialog', (dialog) => {
    requests.push(dialog.type())
    void dialog.accept()
  })
  return requests
}

test('a participant who leaves a message unsent is asked, by a link, by Back and at the way out', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const text = await writeMessage(page)
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await stay(page)
  await expect(page).toHaveURL(/\/kontakt-z-przedstawicielem$/)
  await expect(text).toHaveValue(message)

  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await stay(page)
  await expect(text).toHaveValue(message)

  /* A change that was undone is nothing to lose. */
  await text.fill('')
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await expect(page).toHaveURL(/\/moj-profil$/)
  await page.goBack()
  await expect(page.locator('#main')).toBeFocused()
  await text.click()
  await text.fill(message)
  await page.goBack()
  await stay(page)
  await expect(text).toHaveValue(message)
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await leave(page)
  await expect(page).toHaveURL(/\/moj-profil$/)
  await page.goBack()
  await expect(text).toHaveValue('')
  await expect(notice(page)).toBeHidden()
})

test('a message outlives a reload, until its writer discards it @phone', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  const text = await writeMessage(page)
  const requests = reloadRequests(page)
  await page.reload()
  expect(requests).toEqual(['beforeunload'])
  await expect(notice(page)).toBeVisible()
  await expect(text).toHaveValue(message)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odrzuć szkic' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(text).toHaveValue('')
  await page.reload()
  await expect(text).toHaveValue('')
  expect(requests).toEqual(['beforeunload'])
})

test('a session that ends while a message is written is begun anew over it', async ({
  page,
  logins,
  server,
}) => {
  const login = loginOf(logins, 'participant')
  const bearers = bearersOf(page)
  await signIn(page, login)
  const text = await writeMessage(page)
  await page.getByLabel('Temat').selectOption('Inna sprawa')
  await endSession(server.url, '/api/v1/auth/logout', bearers)
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  const again = page.getByRole('dialog', { name: 'Zaloguj się ponownie' })
  await expect(again.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await again.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await again.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(again).toHaveCount(0)
  await expect(page).toHaveURL(/\/kontakt-z-przedstawicielem$/)
  await expect(text).toHaveValue(message)
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Potwierdzenie' })).toBeVisible()
})

test('a session that ends while a message is written: whoever leaves is led back to it', async ({
  page,
  logins,
  server,
}) => {
  const login = loginOf(logins, 'participant')
  const bearers = bearersOf(page)
  await signIn(page, login)
  const text = await writeMessage(page)
  await page.getByLabel('Temat').selectOption('Inna sprawa')
  await endSession(server.url, '/api/v1/auth/logout', bearers)
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await page.getByRole('button', { name: 'Zaloguj się na inne konto' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  await dialog.getByLabel('NIP').fill(login.login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page).toHaveURL(/\/kontakt-z-przedstawicielem$/)
  await expect(notice(page)).toBeVisible()
  await expect(text).toHaveValue(message)
  await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Potwierdzenie' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij', exact: true }).last().click()
  await page.getByRole('link', { name: 'Zmień dane' }).click()
  await expect(page).toHaveURL(/\/moj-profil$/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(message)
})

test('what is changed in the profile outlives a reload in its dialog, which asks before it closes', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moj-profil#!edycja-danych-profilu')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Edycja danych profilu' })).toBeFocused()
  await dialog.getByLabel('Imię').click()
  await dialog.getByLabel('Imię').fill('Anastazja')
  reloadRequests(page)
  await page.reload()
  await expect(dialog.getByLabel('Imię')).toHaveValue('Anastazja')
  await expect(notice(page)).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(question(page).getByRole('button', { name: 'Wróć do okna' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(dialog.getByLabel('Imię')).toHaveValue('Anastazja')
  await dialog.getByRole('button', { name: 'Zamknij' }).click()
  await question(page).getByRole('button', { name: 'Zamknij bez zapisywania' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/moj-profil$/)
  await page.getByRole('link', { name: 'Edytuj dane' }).click()
  await expect(dialog.getByRole('heading', { name: 'Edycja danych profilu' })).toBeFocused()
  await expect(dialog.getByLabel('Imię')).not.toHaveValue('Anastazja')

  await dialog.getByLabel('Imię').fill('Anastazja')
  await page.goBack()
  await expect(question(page).getByRole('button', { name: 'Wróć do okna' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#!edycja-danych-profilu$/)
  await expect(dialog.getByLabel('Imię')).toHaveValue('Anastazja')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Zamknij bez zapisywania' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/moj-profil$/)
})

test('an editor who leaves news unsaved is asked by a link and by Back, and by nothing once it is saved', async ({
  page,
  logins,
}, { project }) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  const text = await writeNews(page)
  await page.goBack()
  await stay(page)
  await expect(text).toHaveValue(summary)
  await page.getByRole('main').getByRole('link', { name: 'Aktualności' }).click()
  await stay(page)
  await expect(text).toHaveValue(summary)
  /* The preview is no page of its own, so the question stays away. */
  await page.getByRole('tab', { name: 'Podgląd' }).click()
  await expect(page.getByRole('article').getByText(summary)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Aktualności' }).click()
  await stay(page)
  await page.getByRole('tab', { name: 'Edycja' }).click()
  await expect(text).toHaveValue(summary)
  await page.getByLabel('Tytuł').fill(`Dzień pola ${project.name}`)
  await page.getByRole('textbox', { name: 'Treść' }).click()
  await page.keyboard.type('Zapraszamy.')
  await expect(page.getByText('Niezapisane zmiany')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Zapisz' })).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/aktualnosci\/\d+$/)
  await expect(page.getByText('Niezapisane zmiany')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Aktualności' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/aktualnosci$/)
})

test('a day of the calendar alone is work that is asked about', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  await page.goto('/zaplecze/aktualnosci/nowa')
  await page.getByRole('textbox', { name: 'Data publikacji' }).press('Alt+ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('main').getByRole('link', { name: 'Aktualności' }).click()
  await stay(page)
})

test('an operator whose session ends goes on writing where they were', async ({ page, logins, server }) => {
  const login = loginOf(logins, 'editor')
  const bearers = bearersOf(page)
  await signInOperator(page, login)
  const text = await writeNews(page)
  await page.getByLabel('Tytuł').fill('Dzień pola')
  await page.getByRole('textbox', { name: 'Treść' }).click()
  await page.keyboard.type('Zapraszamy wszystkich.')
  await endSession(server.url, '/api/v1/backoffice/auth/logout', bearers)
  const form = page.getByRole('form', { name: 'Aktualność' })
  await form.getByRole('button', { name: 'Zapisz' }).click()
  const again = page.getByRole('dialog', { name: 'Zaloguj się ponownie' })
  await expect(again.getByLabel('Adres e-mail')).toHaveValue(login.login)
  await expectAccessible(page)
  const other = loginOf(logins, 'administrator')
  await again.getByLabel('Adres e-mail').fill(other.login)
  await again.getByRole('textbox', { name: 'Hasło' }).fill(other.password)
  await again.getByRole('button', { name: 'Dalej' }).click()
  await expect(again.getByText(/^To, co masz wpisane, może zapisać tylko/)).toBeVisible()
  await again.getByLabel('Adres e-mail').fill(login.login)
  await again.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await again.getByRole('button', { name: 'Dalej' }).click()
  await enterOperatorCode(page)
  await again.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(again).toHaveCount(0)
  await expect(text).toHaveValue(summary)
  await expect(page.getByRole('textbox', { name: 'Treść' })).toHaveText('Zapraszamy wszystkich.')

  await endSession(server.url, '/api/v1/backoffice/auth/logout', bearers)
  await form.getByRole('button', { name: 'Zapisz' }).click()
  /* An accidental Escape does not close the sign-in. */
  await expect(again.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(again.getByText(/^Bez zalogowania nie zapiszesz/)).toBeVisible()
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Zamknij' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  await enterPassword(page, login)
  await enterOperatorCode(page)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/aktualnosci\/nowa$/)
  await expect(notice(page)).toBeVisible()
  await expect(text).toHaveValue(summary)
  await expect(page.getByRole('textbox', { name: 'Treść' })).toHaveText('Zapraszamy wszystkich.')
  await expectAccessible(page)
})

test('two write on one item of news: who saves second chooses, and loses nothing', async ({
  page,
  browser,
  server,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'editor'))
  const other = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  for (const admin of [page, other]) {
    await admin.goto('/zaplecze/aktualnosci')
    await admin.getByRole('link', { name: /^Sad z\sLEPTOSAR/ }).click()
    await expect(admin.locator('#main')).toBeFocused()
  }
  const text = page.getByLabel('Krótki opis')
  await text.fill('Mój opis')
  await other.getByLabel('Krótki opis').fill('Opis administratora')
  await other.getByRole('textbox', { name: 'Tytuł' }).fill('Sad z LEPTOSAR w sierpniu')
  await other.getByRole('button', { name: 'Zapisz' }).click()
  await expect(other.getByText(/^Aktualność jest w\sportalu/)).toBeVisible()

  await page.getByRole('button', { name: 'Zapisz' }).click()
  const choice = page.getByRole('alert').filter({ hasText: 'Ktoś zapisał to przed Tobą.' })
  await expect(choice).toContainText('Agnieszka Górska')
  await expect(choice).toContainText('Zmieniasz też: Krótki opis.')
  await expect(text).toHaveValue('Mój opis')
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'Zostaw moje zmiany' }).click()
  await expect(text).toHaveValue('Mój opis')
  await expect(page.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('Sad z LEPTOSAR w sierpniu')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText(/^Aktualność jest w\sportalu/)).toBeVisible()
  await other.close()
})
