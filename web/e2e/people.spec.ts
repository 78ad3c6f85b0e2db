import type { Browser, Page } from '@playwright/test'
import {
  enterOperatorCode,
  enterPassword,
  expect,
  expectAccessible,
  type Login,
  loginOf,
  signInOperator,
  test,
} from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { agreeToAll, expectStep, fillAddress, fillContact, newNip, nextStep } from './support/people.ts'

/* A world of its own, because a new version of a consent prompts everybody. */
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
  const admin = await operatorIn(browser, server.url, loginOf(logins, 'administrator'))

  await invite(admin, nip)
  await page.goto(await linkIn(await newestMessage(admin, 'Zaproszenie do programu')))
  await register(page, nip)
  await setFirstPassword(page, admin, nip)

  await publishConsent(admin)
  await page.getByLabel('NIP').fill(nip)
  await page.getByRole('textbox', { name: 'Hasło' }).fill(password)
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await answerConsents(page)
  await editProfile(page)
  await addAccount(page)

  await correctDetails(admin, nip)
  await page.goto('/moj-profil')
  await expect(page.getByText('Sad Lipskich i Synów').first()).toBeVisible()

  await openSupportView(browser, server.url, loginOf(logins, 'support'), nip)
  await page.goto('/moj-profil')
  await expect(page.getByText(/[Pp]odgląd/).first()).toBeVisible()

  await block(admin, nip)
  await page.getByRole('link', { name: 'Nagrody' }).first().click()
  /* The toast disappears after four seconds. */
  await expect(page.getByText('Zostałeś automatycznie wylogowany').first()).toBeVisible()
  await expect(page).toHaveURL(/\/#!logowanie$/)
  await admin.context().close()
})

async function operatorIn(browser: Browser, baseURL: string, login: Login): Promise<Page> {
  const admin = await ownBrowser(browser, baseURL)
  await signInOperator(admin, login)
  return admin
}

async function ownBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  return context.newPage()
}

async function invite(admin: Page, nip: string) {
  await admin.goto('/zaplecze/zgloszenia')
  await admin.getByRole('link', { name: 'Zaproś' }).click()
  /* The list has a field called NIP too. */
  await expect(admin.getByRole('heading', { name: 'Zaproszenie do programu' })).toBeVisible()
  /* A new page or dialog takes the focus late, and text filled in before that is lost. */
  await expect(admin.locator('#main')).toBeFocused()
  await admin.getByLabel('NIP').fill(nip)
  await admin.getByLabel('Telefon komórkowy').fill(phone)
  await admin.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(admin.getByText('Zaproszenie zostało wysłane').first()).toBeVisible()
}

/** Opens the newest message of a kind in the outbox and gives its text. */
async function newestMessage(admin: Page, cause: string): Promise<string> {
  await admin.goto('/zaplecze/wiadomosci?channel=sms')
  await expectAccessible(admin)
  await admin.getByRole('row').filter({ hasText: cause }).first().getByRole('link').click()
  await expect(admin.getByRole('heading', { level: 1, name: cause })).toBeVisible()
  await expectAccessible(admin)
  return admin.getByRole('main').innerText()
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

/** A wrong code keeps the input, and the right one is still valid after it. */
async function setFirstPassword(page: Page, admin: Page, nip: string) {
  await page.getByRole('link', { name: 'Ustaw hasło' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Ustaw hasło' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('NIP').fill(nip)
  await dialog.getByRole('button', { name: 'Wyślij kod', exact: true }).click()
  await expect(page.getByText('Wpisz kod SMS!')).toBeVisible()
  const text = await newestMessage(admin, 'Kod do ustawienia hasła')
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

async function publishConsent(admin: Page) {
  await admin.goto('/zaplecze/zgody')
  const consent = admin.getByRole('region', { name: /^Znam (nowy )?Regulamin Programu Plon/ })
  await consent.getByRole('button', { name: 'Nowa wersja' }).click()
  await consent
    .getByLabel('Treść')
    .fill('Znam Regulamin Programu Plon w brzmieniu z 20.08.2025 i akceptuję go.')
  await consent.getByRole('button', { name: 'Opublikuj wersję 2' }).click()
  /* The preview shows the text before it is published; the button shows that it is. */
  await expect(consent.getByRole('button', { name: 'Nowa wersja' })).toBeVisible()
  await expect(admin.getByText('brzmieniu z 20.08.2025').first()).toBeVisible()
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

/** The re-authentication for the profile is still valid. */
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

async function openSupportView(browser: Browser, baseURL: string, login: Login, nip: string) {
  const supportPage = await ownBrowser(browser, baseURL)
  await supportPage.goto(`/support-login?nip=${nip}`)
  await enterPassword(supportPage, login)
  await enterOperatorCode(supportPage)
  await supportPage.getByRole('button', { name: 'Otwórz podgląd' }).click()
  await expect(supportPage.getByRole('region', { name: 'Podgląd konta' })).toContainText('Halina Lipska')
  await supportPage.getByRole('button', { name: /^Konto:/ }).click()
  await supportPage.getByRole('menuitem', { name: 'Mój profil' }).click()
  await supportPage.getByRole('link', { name: 'Edytuj dane' }).click()
  const dialog = supportPage.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Edycja danych profilu' })).toBeFocused()
  await dialog.getByLabel('Imię').fill('Ktoś')
  await dialog.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(dialog.getByText('Niczego nie można tu zmienić').first()).toBeVisible()
  await supportPage.context().close()
}

async function openParticipantRecord(admin: Page, nip: string) {
  await admin.goto('/zaplecze/uczestnicy')
  await admin.getByLabel(/^Nazwisko, firma/).fill(nip)
  await admin.keyboard.press('Enter')
  await expect(admin).toHaveURL(/[?&]search=/)
  await admin.getByRole('link', { name: /Halina Lipska|Lipska Halina/ }).click()
}

/** Corrects a name that was misspelt at registration. */
async function correctDetails(admin: Page, nip: string) {
  await openParticipantRecord(admin, nip)
  await admin.getByRole('button', { name: 'Popraw dane' }).click()
  const form = admin.getByRole('form', { name: 'Dane uczestnika' })
  await form.getByLabel('Nazwa gospodarstwa lub firmy').fill('Sad Lipskich i Synów')
  await form.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(form.getByLabel('Powód')).toHaveAccessibleDescription(/Pole jest wymagane/)
  await expectAccessible(admin)
  await form.getByLabel('Powód').fill('Literówka, telefon na infolinię')
  await form.getByRole('button', { name: 'Zapisz dane' }).click()
  await expect(admin.getByText('Dane uczestnika są poprawione')).toBeVisible()
  await expect(admin.getByText('Sad Lipskich i Synów').first()).toBeVisible()
}

async function block(admin: Page, nip: string) {
  await openParticipantRecord(admin, nip)
  await admin.getByRole('button', { name: 'Zablokuj konto' }).click()
  await admin.getByLabel('Powód').fill('Zgłoszenie na cudzy NIP')
  await admin.getByRole('button', { name: 'Zablokuj konto' }).click()
  await expect(admin.getByRole('button', { name: 'Odblokuj konto' })).toBeVisible()
}
