import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because others' messages would wait in the list. */
test.use({ world: 'contact' })

test('a visitor writes after mistakes, an operator answers, and the answer leaves by e-mail', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const email = newAddress()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await expectAccessible(page)
  const form = page.getByRole('form', { name: 'Wiadomość do programu' })
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect(form.getByText('Pole jest wymagane')).toHaveCount(4)
  await expect(form.getByText('Zaznacz zgodę na kontakt')).toBeVisible()
  await expectAccessible(page)

  await expect(form.getByText(/^Limit znaków: 2\s000$/)).toBeVisible()
  await form.getByLabel('Imię i nazwisko').fill('Bożena Żak')
  await form.getByLabel('Adres e-mail').fill('bozena@')
  await form.getByLabel('Temat').selectOption('Nagrody i\u00a0zamówienia')
  await form.getByRole('textbox', { name: 'Wiadomość' }).fill('Czy kurtka jest\nw rozmiarze XXL?')
  await expect(form.getByText(/^Limit znaków: 1\s968$/)).toBeVisible()
  await tick(form.getByRole('checkbox'))
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect(form.getByText('Pole musi być poprawnym adresem email')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue(
    'Czy kurtka jest\nw rozmiarze XXL?',
  )
  await form.getByLabel('Adres e-mail').fill(email)
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await confirmed(page)
  await expect(form.getByLabel('Imię i nazwisko')).toHaveValue('')

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto('/zaplecze')
  await admin.getByRole('link', { name: 'Odpowiedz na wiadomości' }).click()
  await expect(admin).toHaveURL(/\/zaplecze\/kontakt$/)
  /* A new page takes the focus late, and text filled in before that is lost. */
  await expect(admin.locator('#main')).toBeFocused()
  await admin.getByLabel('Nadawca lub e-mail').fill(email)
  await admin.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expectAccessible(admin)
  await admin.getByRole('link', { name: 'Bożena Żak' }).click()
  await expect(admin.getByText('w rozmiarze XXL?')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Wyślij odpowiedź' }).click()
  await expect(admin.getByLabel('Treść odpowiedzi')).toHaveAccessibleDescription(/Pole jest wymagane/)
  await admin.getByLabel('Treść odpowiedzi').fill('Tak, jest. Można zamawiać.')
  await admin.getByRole('button', { name: 'Wyślij odpowiedź' }).click()
  await expect(admin.getByText('Odpowiedziana', { exact: true })).toBeVisible()
  await expect(admin.getByText('Tak, jest. Można zamawiać.')).toBeVisible()
  await expectAccessible(admin)

  const support = await operatorsPage(browser, server.url, loginOf(logins, 'support'))
  await support.goto('/zaplecze/wiadomosci?channel=email')
  const mails = support.getByRole('row').filter({ hasText: email })
  await expect(mails).toHaveCount(2)
  await mails.filter({ hasText: 'Odpowiedź na wiadomość' }).getByRole('link').click()
  await expect(support.getByText('Tak, jest. Można zamawiać.')).toBeVisible()
  await expect(support.getByText('> w rozmiarze XXL?')).toBeVisible()
})

test('a participant writes to their representative, and the message is closed with a reason', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const text = `Proszę o telefon. ${randomBytes(4).toString('hex')}`
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/kontakt')
  await expect(page.getByRole('form')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Napisz z\spanelu/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Kontakt z\sprzedstawicielem/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Twój przedstawiciel' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Infolinia Programu', exact: true })).toBeVisible()
  await expectAccessible(page)
  const form = page.getByRole('form', { name: 'Wiadomość' })
  await expect(form.getByRole('textbox')).toHaveCount(1)
  await form.getByLabel('Temat').selectOption('Inna sprawa')
  await form.getByRole('textbox', { name: 'Wiadomość' }).fill(text)
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await confirmed(page)

  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await admin.goto('/zaplecze/kontakt')
  const row = admin.getByRole('row').filter({ hasText: text })
  await expect(row).toContainText('uczestnik')
  await row.getByRole('link').click()
  await expect(admin.getByText(text)).toBeVisible()
  await admin.getByRole('button', { name: 'Odpowiedź telefoniczna' }).click()
  await admin.getByRole('button', { name: 'Zamknij wiadomość' }).click()
  await expect(admin.getByText('Zamknięta', { exact: true })).toBeVisible()
  await expect(admin.getByText('Powód: Odpowiedź telefoniczna')).toBeVisible()
  await admin.goto('/zaplecze/kontakt?search=nikogo-takiego')
  await expect(admin.getByText('Nie ma takich wiadomości')).toBeVisible()
})

test('a message that could not be sent is still there to be sent again', async ({ page }) => {
  await page.goto('/kontakt')
  const form = page.getByRole('form', { name: 'Wiadomość do programu' })
  await form.getByLabel('Imię i nazwisko').fill('Jan Nowak')
  await form.getByLabel('Adres e-mail').fill(newAddress())
  await form.getByLabel('Temat').selectOption('Inna sprawa')
  await form.getByRole('textbox', { name: 'Wiadomość' }).fill('Dzień dobry')
  await tick(form.getByRole('checkbox'))
  const keys: (string | undefined)[] = []
  await page.route('**/api/v1/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length === 1) await route.abort()
    else await route.continue()
  })
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await expect(form.getByRole('alert')).toContainText('Sprawdź połączenie z internetem')
  await expect(form.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('Dzień dobry')
  await form.getByRole('button', { name: 'Wyślij wiadomość' }).click()
  await confirmed(page)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

/** The portal's confirmation opens, thanks, and leaves nothing in the address. */
async function confirmed(page: Page) {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Potwierdzenie' })).toBeVisible()
  await expect(dialog).toContainText('Dziękujemy za wiadomość.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zamknij', exact: true }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/kontakt(-z-przedstawicielem)?$/)
}

function newAddress(): string {
  return `kontakt-${randomBytes(5).toString('hex')}@poczta.example`
}
