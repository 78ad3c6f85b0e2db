import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { tick } from './forms.ts'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** A NIP that no other run has used. */
export function newNip(): string {
  for (;;) {
    const digits = `5${randomInt(11_111_111, 100_000_000)}`
    const check = weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11
    if (check < 10 && !/^.0|^..0/.test(digits)) return `${digits}${check}`
  }
}

/** Goes on to the next step of a registration. */
export async function nextStep(page: Page) {
  await page.getByRole('button', { name: 'Dalej' }).click()
}

/** Waits for a step, because a second press of "Dalej" during the first is ignored. */
export async function expectStep(page: Page, step: number) {
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^Krok ${step} `) })).toBeVisible()
}

export async function fillAddress(page: Page) {
  await page.getByLabel('Ulica lub miejscowość').fill('Polna')
  await page.getByLabel('Numer domu').fill('12')
  await page.getByLabel('Kod pocztowy').fill('88400')
  await page.getByLabel('Poczta').fill('Żnin')
}

export async function fillContact(page: Page, person: { first: string; last: string; email: string }) {
  await page.getByLabel('Imię').fill(person.first)
  await page.getByLabel('Nazwisko').fill(person.last)
  await page.getByLabel('Telefon komórkowy').fill('601 202 303')
  await page.getByRole('textbox', { name: /^Adres e-mail/ }).fill(person.email)
  await page.getByRole('textbox', { name: 'Powtórz adres e-mail' }).fill(person.email)
}

/** Ticks all consents by their common checkbox. */
export async function agreeToAll(page: Page) {
  await tick(page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }))
}

export async function choose(page: Page, name: string | RegExp) {
  await tick(page.getByRole('radio', { name, exact: typeof name === 'string' }))
}

/** Fills in and sends the partners' registration, which then awaits approval. */
export async function registerPartner(page: Page, nip: string) {
  await page.goto('/rejestracja')
  await page.getByRole('link', { name: 'Przejdź do rejestracji partnera' }).click()
  await expect(page).toHaveURL(/\/rejestracja-partner$/)
  await choose(page, 'CEIDG')
  await page.getByLabel('NIP').fill(nip)
  await page.getByLabel('Nazwa firmy').fill('Agro-Sklep Kujawy')
  await nextStep(page)
  await expect(page.getByRole('radiogroup', { name: 'Dokąd wysyłać listy', exact: true })).toBeVisible()
  await fillAddress(page)
  await nextStep(page)
  await fillContact(page, { first: 'Jan', last: 'Kujawski', email: `sklep-${nip}@example.pl` })
  await nextStep(page)
  await expectStep(page, 4)
  /* The declaration that only a trade partner makes. */
  await expect(page.getByText('jako partner handlowy')).toBeVisible()
  await expect(page.getByText('na własne potrzeby')).toHaveCount(0)
  await agreeToAll(page)
  await page.getByRole('button', { name: 'Wyślij zgłoszenie' }).click()
  await expect(page).toHaveURL(/\/rejestracja-partner\/dziekujemy$/)
}

/** Opens the request of a NIP in the back office. */
export async function openRequest(admin: Page, nip: string, person: string) {
  await admin.goto('/zaplecze/zgloszenia')
  await admin.getByRole('textbox', { name: 'NIP' }).fill(nip)
  await admin.keyboard.press('Enter')
  /* The list before the search may show the person too, and replaces the row under the press. */
  await expect(admin).toHaveURL(/[?&]search=/)
  await admin.getByRole('link', { name: person }).click()
  await expect(admin.getByRole('heading', { level: 1, name: person })).toBeVisible()
}

export async function approvePartner(admin: Page) {
  await admin.getByRole('button', { name: 'Zatwierdź partnera' }).click()
  await expect(admin.getByText('Konto partnera jest aktywne')).toBeVisible()
}
