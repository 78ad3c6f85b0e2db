import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  giveCode,
  givePassword,
  type Login,
  loginOf,
  signInOperator,
  test,
} from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { agreeToAll, expectStep, fillAddress, fillContact, newNip, nextStep } from './support/people.ts'

/* A new version of a consent asks everybody: nobody else may be there. */
test.use({ world: 'people' })

const phone = '601 202 303'
const password = 'Cztery%bociany#25'
const account = '61109010140000071219812874'

test('a farm is invited, registers, sets its password by the code, consents, edits its profile and adds an account; support looks on; blocked, it is out at once @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(300_000)
  const nip = newNip()
  const desk = await operatorIn(browser, server.url, loginOf(logins, 'administrator'))

  await invite(desk, nip)
  await page.goto(await linkIn(await newestMessage(desk, 'Zaproszenie do programu')))
  await register(page, nip)
  await setFirstPassword(page, desk, nip)

  await publishConsent(desk)
  await page.getByLabel('NIP').fill(nip)
  await page.getByRole('textbox', { name: 'Hasło' }).fill(password)
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await answerConsents(page)
  await editProfile(page)
  await addAccount(page)

  await putRight(desk, nip)
  await page.goto('/moj-profil')
  await expect(page.getByText('Sad Lipskich i Synów').first()).toBeVisible()

  await lookAsSupport(browser, server.url, loginOf(logins, 'support'), nip)
  await page.goto('/moj-profil')
  await expect(page.getByText(/[Pp]odgląd/).first()).toBeVisible()

  await block(desk, nip)
  await page.getByRole('link', { name: 'Nagrody' }).first().click()
  /* The notice stays for four seconds only. */
  await expect(page.getByText('Zostałeś automatycznie wylogowany').first()).toBeVisible()
  await expect(page).toHaveURL(/\/#!logowanie$/)
  await desk.context().close()
})

async function operatorIn(browser: Browser, baseURL: string, login: Login): Promise<Page> {
  const desk = await ownBrowser(browser, baseURL)
  await signInOperator(desk, login)
  return desk
}

async function ownBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

async function invite(desk: Page, nip: string) {
  await desk.goto('/zaplecze/zgloszenia')
  await desk.getByRole('link', { name: 'Zaproś' }).click()
  /* The list has a field called NIP as well. */
  await expect(desk.getByRole('heading', { name: 'Zaproszenie do programu' })).toBeVisible()
  /* What comes takes the focus, be it a page or a dialog: what is filled in meanwhile is typed into nothing. */
  await expect(desk.locator('#main')).toBeFocused()
  await desk.getByLabel('NIP').fill(nip)
  await desk.getByLabel('Telefon komórkowy').fill(phone)
  await desk.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(desk.getByText('Zaproszenie zostało wysłane').first()).toBeVisible()
}

/** Opens the newest message of a kind in the outbox and gives its text. */
async function newestMessage(desk: Page, cause: string): Promise<string> {
  await desk.goto('/zaplecze/wiadomosci?channel=sms')
  await expectAccessible(desk)
  await desk.getByRole('row').filter({ hasText: cause }).first().getByRole('link').click()
  await expect(desk.getByRole('heading', { level: 1, name: cause })).toBeVisible()
  await expectAccessible(desk)
  return desk.getByRole('main').innerText()
}

async function linkIn(text: string): Promise<string> {
  const found = /\/rejestracja\/\S+/.exec(text)
  if (!found) throw new Error(`no link in: ${text}`)
  return found[0].replace(/[.,]$/, '')
}

async function register(page: Page, nip: string) {
  await tick(page.getByRole('radio', { name: 'Gospodarstwo rolne', exact: true }))
  await tick(page.getByRole('radio', { name: 'KRUS', exact: true }))
  await expect(page.getByText(nip.replace(/(...)(...)(..)(..)/, '$1-$2-$3-$4')).first()).toBeVisible()
  await page.getByLabel('Nazwa gospodarstwa').fill('Sad pod Lipą')
  await nextStep(page)
  await fillAddress(page)
  await nextStep(page)
  await fillContact(page, { first: 'Halina', last: 'Lipska', email: `sad-${nip}@example.pl` })
  await nextStep(page)
  await expectStep(page, 4)
  await nextStep(page)
  await expectStep(page, 5)
  await agreeToAll(page)
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expect(page).toHaveURL(/\/rejestracja\/dziekujemy$/)
}

/** A wrong code first: what was typed stays, and the right one is still good. */
async function setFirstPassword(page: Page, desk: Page, nip: string) {
  await page.getByRole('link', { name: 'Ustaw hasło' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Ustaw hasło' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('NIP').fill(nip)
  await dialog.getByRole('button', { name: 'Wyślij kod', exact: true }).click()
  await expect(page.getByText('Wpisz kod SMS!')).toBeVisible()
  const text = await newestMessage(desk, 'Kod do ustawienia hasła')
  const code = /hasła: (\d{6})/.exec(text)?.[1] ?? ''

  const [typed, first, second] = [
    dialog.getByLabel('Kod z SMS-a'),
    dialog.getByRole('textbox', { name: 'Nowe hasło', exact: true }),
    dialog.getByRole('textbox', { name: 'Powtórz hasło' }),
  ]
  await typed.fill('12')
  await first.fill('krotkie')
  await second.fill('inne')
  await dialog.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(dialog.getByText('Pole musi mieć długość 6')).toBeVisible()
  await expect(dialog.getByText('Hasła nie są zgodne')).toBeVisible()
  await expectAccessible(page)
  await first.fill(password)
  await second.fill(password)
  await typed.fill(code === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(typed).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/Kod jest niepoprawny/)).toHaveCount(1)
  await expect(page.getByText('Wystąpił błąd!')).toBeHidden()
  await expect(first).toHaveValue(password)
  await typed.fill(code)
  await dialog.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(dialog.getByText('Twoje hasło zostało ustawione')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Wróć do logowania' }).click()
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
}

async function publishConsent(desk: Page) {
  await desk.goto('/zaplecze/zgody')
  const consent = desk.getByRole('region', { name: /^Znam (nowy )?Regulamin Programu Plon/ })
  await consent.getByRole('button', { name: 'Nowa wersja' }).click()
  await consent
    .getByLabel('Treść')
    .fill('Znam Regulamin Programu Plon w brzmieniu z 20.08.2025 i akceptuję go.')
  await consent.getByRole('button', { name: 'Opublikuj wersję 2' }).click()
  /* While it is written its words stand in the preview already. */
  await expect(consent.getByRole('button', { name: 'Nowa wersja' })).toBeVisible()
  await expect(desk.getByText('brzmieniu z 20.08.2025').first()).toBeVisible()
}

async function answerConsents(page: Page) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('w brzmieniu z 20.08.2025')).toBeVisible()
  await expectAccessible(page)
  await tick(dialog.getByRole('checkbox', { name: 'Zaznacz wszystkie' }))
  await dialog.getByRole('button', { name: 'Zapisz oświadczenia' }).click()
  await expect(
    dialog.getByRole('heading', { name: 'Twoje oświadczenia zostały zaktualizowane' }),
  ).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function editProfile(page: Page) {
  await page.goto('/moj-profil')
  await page.getByRole('link', { name: 'Edytuj dane' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Edycja danych profilu' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Adres e-mail' }).fill('halina@example.pl')
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(dialog.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Twoje hasło' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Twoje dane zostały edytowane prawidłowo').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Zamknij' }).first().click()
  await expect(page.getByText('halina@example.pl')).toBeVisible()
}

/** The password that was given for the profile is still good. */
async function addAccount(page: Page) {
  await page.goto('/moj-profil#!dodaj-numer-konta')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Numer konta bankowego' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Numer konta' }).pressSequentially(account)
  await dialog.getByRole('button', { name: 'Zapisz numer konta' }).click()
  await expect(dialog).toContainText('Twoje dane zostały edytowane prawidłowo')
  await dialog.getByRole('button', { name: 'Zamknij' }).first().click()
  await expect(page.getByText(/^PL61\s…\s2874$/)).toBeVisible()
}

async function lookAsSupport(browser: Browser, baseURL: string, login: Login, nip: string) {
  const look = await ownBrowser(browser, baseURL)
  await look.goto(`/support-login?nip=${nip}`)
  await givePassword(look, login)
  await giveCode(look)
  await look.getByRole('button', { name: 'Otwórz podgląd' }).click()
  await expect(look.getByRole('region', { name: 'Podgląd konta' })).toContainText('Halina Lipska')
  await look.getByRole('button', { name: /^Konto:/ }).click()
  await look.getByRole('menuitem', { name: 'Mój profil' }).click()
  await look.getByRole('link', { name: 'Edytuj dane' }).click()
  const dialog = look.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Edycja danych profilu' })).toBeFocused()
  await dialog.getByLabel('Imię').fill('Ktoś')
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(dialog.getByText('Niczego nie można tu zmienić').first()).toBeVisible()
  await look.context().close()
}

async function openCard(desk: Page, nip: string) {
  await desk.goto('/zaplecze/uczestnicy')
  await desk.getByLabel(/^NIP, nazwisko/).fill(nip)
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(/[?&]search=/)
  await desk.getByRole('link', { name: /Halina Lipska|Lipska Halina/ }).click()
}

/** A name that was misspelt when registering. */
async function putRight(desk: Page, nip: string) {
  await openCard(desk, nip)
  await desk.getByRole('button', { name: 'Popraw dane' }).click()
  const form = desk.getByRole('form', { name: 'Dane uczestnika' })
  await form.getByLabel('Nazwa gospodarstwa lub firmy').fill('Sad Lipskich i Synów')
  await form.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(form.getByLabel('Powód')).toHaveAccessibleDescription(/Pole jest wymagane/)
  await expectAccessible(desk)
  await form.getByLabel('Powód').fill('Literówka, telefon na infolinię')
  await form.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(desk.getByText('Dane uczestnika są poprawione')).toBeVisible()
  await expect(desk.getByText('Sad Lipskich i Synów').first()).toBeVisible()
}

async function block(desk: Page, nip: string) {
  await openCard(desk, nip)
  await desk.getByRole('button', { name: 'Zablokuj konto' }).click()
  await desk.getByLabel('Powód').fill('Zgłoszenie na cudzy NIP')
  await desk.getByRole('button', { name: 'Zablokuj konto' }).click()
  await expect(desk.getByRole('button', { name: 'Odblokuj konto' })).toBeVisible()
}
