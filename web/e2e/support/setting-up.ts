import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { urlOf } from './databases.ts'
import type { Senders } from './empty-portal.ts'
import { enterPassword, expect, landWithApp } from './fixtures.ts'
import { newNip } from './people.ts'
import { binary } from './server.ts'
import type { World } from './template.ts'
import { codeOf } from './totp.ts'

/* What an office does before a portal is opened, by its screens. */

export const password = 'Kombajn#Bizon7'

/** Somebody who signs in at the back office, with the seed of their authenticator app. */
export interface Person {
  readonly email: string
  readonly page: Page
  readonly seed: string
}

/** Fills the form of the first run in; the first administrator is Anna Wit. */
export async function fillSetup(page: Page, email: string) {
  await page.getByLabel('Nazwa programu').fill('Pole')
  await page.getByLabel('Administrator danych osobowych').fill('Pole Sp. z o.o., ul. Polna 1, 87-100 Toruń')
  await page.getByLabel('Telefon Infolinii').fill('500000300')
  await page.getByLabel('Adres e-mail Infolinii').fill('info@pole.example')
  await page.getByLabel('Imię').fill('Anna')
  await page.getByLabel('Nazwisko').fill('Wit')
  await page.getByLabel('Twój adres e-mail').fill(email)
  await page.getByLabel('Nowe hasło').fill(password)
  await page.getByLabel('Powtórz hasło').fill(password)
}

/** Sets a portal up behind the link that it printed, and enrols its first administrator. */
export async function setUp(browser: Browser, url: string, link: string): Promise<Person> {
  const email = 'anna@pole.example'
  const page = await newPage(browser, url)
  await page.goto(link)
  await fillSetup(page, email)
  await page.getByRole('button', { name: 'Uruchom portal' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  return enrol(page, email)
}

/** Adds a second administrator by the command line, who sets the password and enrols the second factor. */
export async function addAdministrator(browser: Browser, url: string, world: World): Promise<Person> {
  const email = 'jan@pole.example'
  const added = await promisify(execFile)(
    binary,
    [
      'operator',
      'add',
      '--data',
      world.data,
      '--email',
      email,
      '--first-name',
      'Jan',
      '--last-name',
      'Lis',
      '--role',
      'administrator',
      '--public-url',
      url,
    ],
    { env: { PATH: process.env.PATH, ...(world.database ? { DATABASE_URL: urlOf(world.database) } : {}) } },
  )
  const link = /http\S+/.exec(added.stdout)?.[0] ?? ''
  const page = await newPage(browser, url)
  await page.goto(link)
  await page.getByRole('textbox').nth(0).fill(password)
  await page.getByRole('textbox').nth(1).fill(password)
  await page.getByRole('button', { name: 'Ustaw hasło' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie/)
  return enrol(page, email)
}

/** Signs in for the first time on the page of the sign-in, with a new authenticator app. */
export async function enrol(page: Page, email: string): Promise<Person> {
  await expect(page.getByRole('form', { name: 'Logowanie do zaplecza' })).toBeVisible()
  await enterPassword(page, { role: '', label: '', login: email, password })
  const seed = await page.locator('code').innerText()
  await page.getByLabel('Kod z aplikacji').fill(codeOf(seed))
  await page.getByRole('button', { name: 'Potwierdź kod' }).click()
  await page.getByRole('button', { name: /przejdź dalej/ }).click()
  await expect(page).toHaveURL(/\/zaplecze(\/przed-startem)?$/)
  return { email, page, seed }
}

/** A page of a browser of its own. */
export async function newPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  landWithApp(page)
  return page
}

/** Publishes the rules and the privacy policy from their proposals. */
export async function publishPages(admin: Page) {
  for (const title of ['Regulamin', 'Polityka prywatności']) {
    await admin.goto('/zaplecze/przed-startem')
    await admin.getByRole('button', { name: `Wstaw wzór: ${title}` }).click()
    await expect(admin).toHaveURL(/\/zaplecze\/strony\/\d+$/)
    await admin.getByText(/^Opublikowana/).click()
    await admin.getByRole('button', { name: 'Zapisz' }).click()
    await expect(admin.getByText('W portalu', { exact: true })).toBeVisible()
  }
}

/** Takes all proposals of consents and publishes them. */
export async function publishConsents(admin: Page) {
  await admin.goto('/zaplecze/zgody')
  await admin.getByRole('button', { name: 'Zacznij od wzoru' }).click()
  await admin.getByRole('button', { name: 'Zapisz jako szkice' }).click()
  await admin.getByRole('button', { name: 'Opublikuj wszystkie' }).click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Opublikuj/ })
    .click()
  await expect(admin.getByRole('region', { name: 'Szkice' })).toHaveCount(0)
}

export async function addProduct(admin: Page) {
  await admin.goto('/zaplecze/produkty')
  await admin.getByRole('link', { name: 'Dodaj produkt' }).click()
  const form = admin.getByRole('form', { name: 'Nowy produkt' })
  await expect(admin.locator('#main')).toBeFocused()
  await form.getByLabel('Nazwa').fill('Zbożan 250 EC')
  await form.getByLabel('Kod SAP').fill('100200')
  await form.getByLabel('Marka').fill('Zbożan')
  await form.getByLabel('Kategoria').fill('Fungicydy')
  await form.getByLabel('Kolor opakowania').first().fill('#0b7a75')
  await form.getByRole('button', { name: 'Dodaj produkt' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Zbożan 250 EC' })).toBeVisible()
  await admin.getByRole('button', { name: 'Dodaj opakowanie' }).click()
  const pack = admin.getByRole('form', { name: 'Nowe opakowanie' })
  await pack.getByLabel('Pojemność').fill('10')
  await pack.getByLabel('Kod opakowania').fill('5900000000010')
  await pack.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(pack).toBeHidden()
  await admin
    .getByRole('button', { name: /^Ustaw stawkę sezonu/ })
    .first()
    .click()
  const rate = admin.getByRole('form', { name: /^Stawka sezonu/ })
  await rate.getByLabel('Punkty za L').fill('200')
  await rate.getByLabel('Cena katalogowa za L').fill('80')
  await rate.getByRole('button', { name: 'Zapisz stawkę' }).click()
  await expect(rate).toBeHidden()
}

/** Adds a distributor with a branch; returns its NIP. */
export async function addDistributor(admin: Page): Promise<string> {
  const nip = newNip()
  await admin.goto('/zaplecze/dystrybutorzy')
  await admin.getByRole('link', { name: 'Dodaj dystrybutora' }).click()
  await expect(admin.locator('#main')).toBeFocused()
  await admin.getByLabel('Nazwa').fill('Agro-Wieś Sp. z o.o.')
  await admin.getByLabel('NIP').fill(nip)
  await admin.getByRole('button', { name: 'Dodaj dystrybutora' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Agro-Wieś Sp. z o.o.' })).toBeVisible()
  await admin.getByRole('link', { name: 'Dodaj oddział' }).click()
  await expect(admin.locator('#main')).toBeFocused()
  const branch = admin.getByRole('form', { name: 'Nowy oddział' })
  await branch.getByLabel('Nazwa oddziału').fill('Oddział Żnin')
  await branch.getByLabel('Telefon').fill('601202304')
  await branch.getByLabel('Ulica lub miejscowość').fill('Polna')
  await branch.getByRole('textbox', { name: 'Numer', exact: true }).fill('3')
  await branch.getByLabel('Kod pocztowy').fill('88400')
  await branch.getByRole('textbox', { name: 'Miejscowość', exact: true }).fill('Żnin')
  await branch.getByLabel('Województwo').selectOption({ index: 2 })
  await branch.getByLabel('Szerokość').fill('52,8486')
  await branch.getByLabel('Długość').fill('17,7197')
  await branch.getByRole('button', { name: 'Dodaj oddział' }).click()
  await expect(admin.getByText('Oddział Żnin').first()).toBeVisible()
  return nip
}

export async function addTransfer(admin: Page) {
  await admin.goto('/zaplecze/nagrody')
  await admin.getByRole('link', { name: 'Dodaj nagrodę' }).click()
  await expect(admin.locator('#main')).toBeFocused()
  await admin.getByLabel('Rodzaj').selectOption('bank_transfer')
  await admin.getByLabel('Nazwa').fill('Przelew na konto')
  await admin.getByLabel('Krótki opis').fill('Pieniądze na Twoim koncie')
  await admin.getByLabel('Punkty za 1 zł').fill('100')
  await admin.getByLabel('Najmniejsza kwota').fill('50')
  await admin.getByLabel('Największa kwota').fill('5000')
  await admin.getByLabel('Krok kwoty').fill('10')
  await admin
    .getByRole('textbox', { name: 'Opis', exact: true })
    .fill('Przelejemy pieniądze na konto z Twojego profilu.')
  await admin.getByLabel('Miejsce w katalogu').fill('1')
  await admin.getByText('W katalogu: uczestnicy widzą ją').click()
  await admin.getByRole('button', { name: 'Dodaj nagrodę' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'Przelew na konto' })).toBeVisible()
}

export async function setPayoutAccount(admin: Page) {
  await admin.goto('/zaplecze/ustawienia')
  const form = admin.getByRole('form', { name: 'Wypłaty' })
  const account = form.getByRole('group', { name: 'Rachunek, z którego wychodzą przelewy' })
  await account.getByRole('textbox', { name: 'Numer konta' }).fill('PL37999000090000000000002025')
  await account.getByLabel('Nazwa posiadacza').fill('Pole Sp. z o.o.')
  await account.getByLabel('Ulica i numer').fill('ul. Zbożowa 12')
  await account.getByLabel('Kod pocztowy i miejscowość').fill('87-100 Toruń')
  await form.getByRole('button', { name: 'Zapisz wypłaty' }).click()
  await expect(admin.getByText('Ustawienia wypłat są zapisane').first()).toBeVisible()
}

/** Tries both senders, and opens the portal once nothing is missing. */
export async function openPortal(admin: Page, senders: Senders) {
  await admin.goto('/zaplecze/przed-startem')
  await admin.getByRole('button', { name: 'Wyślij próbny e-mail' }).click()
  await admin.getByRole('form', { name: 'Próbny e-mail' }).getByRole('button', { name: 'Wyślij' }).click()
  await senders.mailTo('anna@pole.example')
  await admin.getByRole('button', { name: 'Wyślij próbny SMS' }).click()
  const sms = admin.getByRole('form', { name: 'Próbny SMS' })
  await sms.getByLabel('Twój numer telefonu').fill('601202300')
  await sms.getByRole('button', { name: 'Wyślij' }).click()
  await senders.smsTo('+48601202300')
  await expect(admin.getByText('Brakuje', { exact: true })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Otwórz portal' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Otwórz portal' }).click()
  await expect(dialog).toBeHidden()
}
