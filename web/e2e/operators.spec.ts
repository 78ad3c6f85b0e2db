import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  enterOperatorCode,
  enterPassword,
  expectAccessible,
  loginOf,
  signInOperator,
  signInOperatorByForm,
  test,
} from './support/fixtures.ts'
import { taken } from './support/tables.ts'
import { codeOf } from './support/totp.ts'

async function openRow(page: Page, email: string) {
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByRole('button', { name: 'Szczegóły' }).click()
}

test('an operator without a second factor enrols one, and a recovery code opens once @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  const editor = loginOf(logins, 'editor')
  await signInOperatorByForm(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/operatorzy')
  await expectAccessible(page)
  await openRow(page, editor.login)
  await page.getByRole('button', { name: 'Usuń drugi składnik' }).click()
  await page.getByLabel('Powód').fill('Zgubiony telefon')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Usuń drugi składnik' }).click()
  await expect(page.getByText('Drugi składnik jest usunięty')).toBeVisible()

  const context = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const codes = await enrol(context, editor)
  await signInByRecoveryCode(context, editor, codes[0] ?? '')
  const third = await context.newPage()
  await third.goto('/zaplecze/logowanie')
  await enterPassword(third, editor)
  await third.getByRole('button', { name: 'Użyj kodu zapasowego' }).click()
  await third.getByLabel('Kod zapasowy').fill(codes[0] ?? '')
  await third.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(third.getByText('Kod jest niepoprawny lub został już użyty').first()).toBeVisible()
  await expectAccessible(third)
  await context.close()
})

async function enrol(context: BrowserContext, login: { login: string; password: string }) {
  const page = await context.newPage()
  await page.goto('/zaplecze/logowanie')
  await enterPassword(page, { role: '', label: '', ...login })
  await expect(page.getByRole('img', { name: /Kod QR/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Kod z aplikacji').fill(codeOf(await page.locator('code').innerText()))
  await page.getByRole('button', { name: 'Potwierdź kod' }).click()
  const list = page.getByRole('list', { name: 'Kody zapasowe' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page)
  const codes = await list.getByRole('listitem').allInnerTexts()
  await page.getByRole('button', { name: /przejdź dalej/ }).click()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  await page.close()
  return codes
}

async function signInByRecoveryCode(
  context: BrowserContext,
  login: { login: string; password: string },
  code: string,
) {
  const page = await context.newPage()
  await page.goto('/zaplecze/moje-konto')
  await enterPassword(page, { role: '', label: '', ...login })
  await page.getByRole('button', { name: 'Użyj kodu zapasowego' }).click()
  await page.getByLabel('Kod zapasowy').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByText(/Zostało 9.kodów zapasowych/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  await page.close()
}

test('support sees the portal as a participant, changes nothing, and keeps the back office @postgres', async ({
  page,
  context,
  logins,
}) => {
  test.setTimeout(120_000)
  const support = loginOf(logins, 'support')
  await signInOperatorByForm(page, support)
  const supportPage = await context.newPage()
  await supportPage.goto(`/support-login?nip=${loginOf(logins, 'participant').login}`)
  await expectAccessible(supportPage)
  await enterPassword(supportPage, support)
  await enterOperatorCode(supportPage)
  await expectAccessible(supportPage)
  await supportPage.getByRole('button', { name: 'Otwórz podgląd' }).click()
  const bar = supportPage.getByRole('region', { name: 'Podgląd konta' })
  await expect(bar).toContainText(/Podgląd konta: Stanisław Kłos/)
  await expect(bar).toContainText(/zostało 15.min/)
  /* The bar stands a moment before the panel; a reload in between would leave the form. */
  await expect(supportPage).toHaveURL(/\/dashboard$/)
  await supportPage.reload()
  await expect(bar).toContainText(/Podgląd konta: Stanisław Kłos/)
  await expect(supportPage.getByRole('link', { name: 'Wymień na nagrody' })).toBeVisible()

  await supportPage.getByRole('link', { name: 'Wymień na nagrody' }).click()
  await expect(bar).toBeVisible()
  await supportPage.getByRole('link', { name: 'Przelew na konto', exact: true }).click()
  await supportPage.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(supportPage.getByRole('heading', { level: 1, name: 'Zamówienie nagrody' })).toBeVisible()
  /* A new page takes the focus late, and text filled in before that is lost. */
  await expect(supportPage.locator('#main')).toBeFocused()
  await supportPage.getByRole('textbox', { name: 'Kwota przelewu' }).fill('50')
  await supportPage.keyboard.press('Tab')
  await supportPage.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(supportPage.getByText('Niczego nie można tu zmienić').first()).toBeVisible()
  await expect(supportPage).toHaveURL(/\/zamowienie$/)
  await expectAccessible(supportPage)

  await bar.getByRole('button', { name: 'Zakończ' }).click()
  /* The toast disappears after four seconds, so it is expected before the page. */
  await expect(supportPage.getByText('Podgląd konta zakończony')).toBeVisible()
  await expect(supportPage).toHaveURL(/\/support-login$/)
  await supportPage.goto('/dashboard')
  await expect(bar).toHaveCount(0)
  await expect(supportPage.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
})

test('only support may look: others are told so', async ({ page, logins }) => {
  await page.goto(`/support-login?nip=${loginOf(logins, 'participant').login}`)
  await enterPassword(page, loginOf(logins, 'moderator'))
  await enterOperatorCode(page)
  await page.getByRole('button', { name: 'Otwórz podgląd' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Nie masz dostępu')
  await expect(page).toHaveURL(/\/support-login/)
})

test('an administrator reads in the log what was changed, and finds it by its act @postgres', async ({
  page,
  logins,
}) => {
  const finance = loginOf(logins, 'finance')
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/operatorzy')
  await openRow(page, finance.login)
  await page.getByText('Redaktor: treści').click()
  await page.getByRole('button', { name: 'Zapisz role' }).click()
  await expect(page.getByText('Role są zmienione')).toBeVisible()
  await page.goto('/zaplecze/dziennik')
  await page.getByLabel('Działanie').selectOption({ label: 'Zmiana ról operatora' })
  await expect(page).toHaveURL(/action=operators\.roles/)
  const row = page.getByRole('row').filter({ hasText: 'Zmiana ról operatora' }).first()
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  const change = page.getByRole('row').filter({ hasText: 'Role' }).getByRole('definition')
  await expect(change).toContainText('finanse')
  await expect(change).toContainText('redaktor, finanse')
  await expectAccessible(page)
  const [titles, ...entries] = await taken(page, /^Pobierz CSV\s*: Zdarzenia z\slisty$/)
  expect(titles?.slice(0, 3)).toEqual(['Kiedy', 'Operator', 'Działanie'])
  expect(new Set(entries.map(([, , perform]) => perform))).toEqual(new Set(['Zmiana ról operatora']))
  await page.getByLabel('Od dnia').fill('40.08.2025')
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expect(page.getByText('Podaj datę w formacie dd.mm.rrrr')).toBeVisible()
  await expect(page.getByLabel('Od dnia')).toHaveValue('40.08.2025')

  await test.step('the log is narrowed to one subject, and from a history to one record', async () => {
    await page.goto('/zaplecze/dziennik')
    await page.getByLabel('Czego dotyczy').selectOption({ label: 'Operator' })
    await expect(page).toHaveURL(/subject=operators/)
    const log = page.getByRole('table', { name: 'Dziennik zdarzeń' })
    await expect(log.getByRole('link', { name: /^operator/ }).first()).toBeVisible()
    await page.goto('/zaplecze/operatorzy')
    await openRow(page, finance.login)
    await page.getByRole('button', { name: 'Historia zmian' }).click()
    await expect(page.getByRole('table', { name: 'Historia zmian' })).toContainText('Zmiana ról operatora')
    await expectAccessible(page)
    await page.getByRole('link', { name: /^W\sdzienniku zdarzeń$/ }).click()
    await expect(page).toHaveURL(/subject=operators&subject_id=\d+/)
    await expect(page.getByText(/^Pokazujemy tylko: operator/)).toBeVisible()
    await expect(log).toContainText('Zmiana ról operatora')
    await expectAccessible(page)
  })
})

test('an administrator adds an operator; wrong input is told at its place', async ({ page, logins }, {
  project,
}) => {
  const email = `nowy-${project.name}@plon.example`
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/operatorzy')
  await page.getByRole('link', { name: 'Dodaj operatora' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(dialog.getByText('Pole jest wymagane')).toHaveCount(3)
  await expect(dialog.getByText('Wybierz co najmniej jedną rolę')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Adres e-mail').fill(email)
  await dialog.getByLabel('Imię').fill('Nowy')
  await dialog.getByLabel('Nazwisko').fill('Operator')
  await dialog.getByText('Wsparcie: podgląd').click()
  await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(page.getByText(`Wysłaliśmy zaproszenie na adres ${email}`)).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Zaproszony')
})

test('a link of an invitation that is none says so and keeps what was typed', async ({ page }) => {
  await page.goto('/zaplecze/zaproszenie/nie-ma-takiego')
  const fields = page.getByRole('textbox')
  await fields.nth(0).fill('Kombajn#Bizon7')
  await fields.nth(1).fill('Kombajn#Bizon8')
  await page.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(page.getByText('Hasła nie są zgodne')).toBeVisible()
  await fields.nth(1).fill('Kombajn#Bizon7')
  await page.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Ten link już nie działa')
  await expect(fields.nth(0)).toHaveValue('Kombajn#Bizon7')
  await expectAccessible(page)
})
