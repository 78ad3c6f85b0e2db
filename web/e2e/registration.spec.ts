import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import {
  agreeToAll,
  approvePartner,
  choose,
  expectStep,
  fillAddress,
  fillContact,
  newNip,
  nextStep,
  openRequest,
  registerPartner,
} from './support/people.ts'
import { operatorsPage } from './support/purchases.ts'

test('a farm registers by itself after mistakes of several kinds, and nothing it typed is lost @postgres @phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const nip = newNip()
  await page.goto('/')
  await page.getByRole('link', { name: 'Zarejestruj się' }).click()
  await expectStep(page, 1)
  await expectAccessible(page)

  await nextStep(page)
  await expect(page.getByText('Pole jest wymagane')).toHaveCount(3)
  await choose(page, 'Gospodarstwo rolne')
  await choose(page, 'KRUS')
  await page.getByLabel('NIP').fill('1234567890')
  await page.getByLabel('Nazwa gospodarstwa').fill('Stary Młyn')
  await nextStep(page)
  await expect(page.getByText('Pole nie jest poprawnym numerem NIP')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('NIP').fill(nip)
  await expect(page.getByText('Pole nie jest poprawnym numerem NIP')).toBeHidden()
  await nextStep(page)

  await expectStep(page, 2)
  await expect(page.getByRole('heading', { name: /Krok 2/ })).toBeFocused()
  await fillAddress(page)
  await choose(page, 'Na inny adres')
  await nextStep(page)
  await expect(page.getByText('Pole jest wymagane')).toHaveCount(4)
  await choose(page, 'Na ten sam adres')
  await nextStep(page)

  await expectStep(page, 3)
  await fillContact(page, { first: 'Bożena', last: 'Wiśniewska', email: `farma-${nip}@example.pl` })
  await page.getByRole('textbox', { name: 'Powtórz adres e-mail' }).fill('inna@example.pl')
  await nextStep(page)
  await expect(page.getByText('Adresy e-mail nie są zgodne')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expectStep(page, 3)
  await expect(page.getByLabel('Imię')).toHaveValue('Bożena')
  await expect(page.getByLabel('Telefon komórkowy')).toHaveValue('+48 601 202 303')
  await page.getByRole('textbox', { name: 'Powtórz adres e-mail' }).fill(`FARMA-${nip}@example.pl`)
  await nextStep(page)

  await expectStep(page, 4)
  await fillAreas(page)

  await expectStep(page, 5)
  await expect(page.getByText('Polna 12, 88-400 Żnin')).toBeVisible()
  await expect(page.getByText('20,5 ha')).toBeVisible()
  await page.goBack()
  await expectStep(page, 4)
  await page.goForward()
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expect(page.getByText(/^Zaznacz to oświadczenie/)).toHaveCount(5)
  await expectAccessible(page)
  await agreeToAll(page)
  const [rules] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('main').getByRole('link', { name: 'Regulamin' }).click(),
  ])
  await expect(rules.getByRole('heading', { level: 1, name: /^Regulamin/ })).toBeVisible()
  await rules.close()
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expect(page).toHaveURL(/\/rejestracja\/dziekujemy$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ustaw hasło' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.goto('/rejestracja')
  await expect(page.getByLabel('NIP')).toHaveValue('')
  await registerAgain(page, nip)
})

test('a partner registers, waits, and is let in by an operator', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const nip = newNip()
  await registerPartner(page, nip)
  await expectAccessible(page)

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await openRequest(admin, nip, 'Jan Kujawski')
  await expectAccessible(admin)
  await approvePartner(admin)
  await expect(admin.getByRole('heading', { name: 'Odpowiedź' })).toBeVisible()
  await expect(admin.getByText('Zatwierdzone').first()).toBeVisible()
  await admin.context().close()
})

test('a request is answered with an invitation, another is refused with a reason', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const [invited, refused] = [newNip(), newNip()]
  await page.goto('/zglos-udzial')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(page.getByText('Pole jest wymagane')).toHaveCount(7)
  await expect(page.getByText('Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć')).toBeVisible()
  await askFor(page, invited, 'Maria', 'Sadowska')
  await page.goto('/zglos-udzial')
  await askFor(page, refused, 'Piotr', 'Nieznany')

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await openRequest(admin, invited, 'Maria Sadowska')
  await expect(admin.getByText('Mam 12 ha jabłoni')).toBeVisible()
  await choose(admin, /^SMS-em/)
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(admin.getByText('Zaproszenie zostało wysłane')).toBeVisible()
  await expect(admin.getByText('Zaproszenie wysłane').first()).toBeVisible()

  await openRequest(admin, refused, 'Piotr Nieznany')
  await admin.getByRole('button', { name: 'Odrzuć zgłoszenie' }).click()
  await expect(admin.getByText('Podaj powód. Przeczyta go osoba, która się zgłosiła.')).toBeVisible()
  await admin.getByRole('button', { name: /przeznaczony dla gospodarstw/ }).click()
  await admin.getByRole('button', { name: 'Odrzuć zgłoszenie' }).click()
  await expect(admin.getByText(/^Powód: Program jest przeznaczony/)).toBeVisible()
  await admin.context().close()
})

test('an invitation that is not good says so and shows the ways on', async ({ page }) => {
  await page.goto(`/rejestracja/nie-ma-takiego/${newNip()}`)
  await expect(page.getByRole('heading', { name: 'To zaproszenie już nie działa' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Poproś o zaproszenie' }).click()
  await expect(page).toHaveURL(/\/zglos-udzial$/)
})

test('an operator invites somebody who has called', async ({ page, logins }) => {
  const nip = newNip()
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/zgloszenia')
  await page.getByRole('link', { name: 'Zaproś' }).click()
  /* The list has a field called NIP too. */
  await expect(page.getByRole('heading', { name: 'Zaproszenie do programu' })).toBeVisible()
  /* A new page takes the focus late, and text filled in before that is lost. */
  await expect(page.locator('#main')).toBeFocused()
  await page.getByLabel('NIP').fill(nip)
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(page.getByText('Podaj adres e-mail albo numer telefonu')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Telefon komórkowy').fill('601202303')
  await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
  await expect(page.getByText('Zaproszenie zostało wysłane')).toBeVisible()
  await expect(page.getByLabel('NIP')).toHaveValue('')
})

/** A total below its parts, then none, which the server replaces by their sum. */
async function fillAreas(page: Page) {
  await page.getByRole('button', { name: /^Zboża/ }).click()
  await page.getByLabel('Pszenica ozima').fill('12,5')
  await page.getByRole('button', { name: /^Sady/ }).click()
  await page.getByLabel('Jabłonie').fill('6')
  await page.getByLabel('Wiśnie').fill('2.0')
  await page.getByLabel('Sady ogółem').fill('7')
  await page.getByLabel('Rzepak').fill('dużo')
  await nextStep(page)
  await expect(page.getByText('Wpisz co najmniej 8 ha: tyle mają razem uprawy z tej grupy')).toBeVisible()
  await expect(page.getByText('Nieprawidłowa wartość')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Rzepak').fill('')
  await page.getByLabel('Sady ogółem').fill('')
  await nextStep(page)
}

/** The same NIP again: the first step reports its account, with links, before more is typed. */
async function registerAgain(page: Page, nip: string) {
  await choose(page, 'Firma')
  await choose(page, 'KRS')
  await page.getByLabel('NIP').fill(nip)
  await page.getByLabel('Nazwa firmy').fill('Stary Młyn sp. z o.o.')
  await nextStep(page)
  await expectStep(page, 1)
  await expect(page.getByLabel('NIP')).toBeFocused()
  await expect(page.getByText('Ten numer NIP ma już konto').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'pierwsze logowanie' })).toBeVisible()
}

async function askFor(page: Page, nip: string, first: string, last: string) {
  await page.getByLabel('NIP').fill(nip)
  await page.getByLabel('Nazwa gospodarstwa lub firmy').fill(`Sad ${last}`)
  await page.getByLabel('Miejscowość').fill('Sandomierz')
  await page.getByLabel('Imię').fill(first)
  await page.getByLabel('Nazwisko').fill(last)
  await page.getByLabel('Telefon komórkowy').fill('+48601202303')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(`sad-${nip}@example.pl`)
  await page.getByLabel('Wiadomość').fill('Mam 12 ha jabłoni')
  await tick(page.getByRole('checkbox'))
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(page).toHaveURL(/\/zglos-udzial\/dziekujemy$/)
}
