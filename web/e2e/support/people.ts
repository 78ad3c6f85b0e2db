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

/** Two presses of "Dalej" in a row are one where the first is still on its way: what follows waits for its step. */
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

/** Ticks every consent by the one box for all. */
export async function agreeToAll(page: Page) {
  await tick(page.getByRole('checkbox', { name: 'Zaznacz wszystkie' }))
}
