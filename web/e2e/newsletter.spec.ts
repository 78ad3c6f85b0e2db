import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because other tests' addresses would be in the list. */
test.use({ world: 'newsletter' })

test('an address joins by a link and a press, is on the list, and leaves by one press', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const email = newAddress()
  const support = await operatorsPage(browser, server.url, loginOf(logins, 'support'))
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await page.goto('/')
  /* The form is loaded near it. */
  await page.getByRole('heading', { name: 'Newsletter' }).scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('button', { name: 'Zapisz mnie' }).click()
  await expect(form.getByText('Pole jest wymagane')).toBeVisible()
  await expect(form.getByText('Zaznacz zgodę, żebyśmy mogli wysyłać Ci newsletter')).toBeVisible()
  await expectAccessible(page)
  await join(page, email)
  await expectAccessible(page)

  await admin.goto('/zaplecze/newsletter')
  await expect(admin.getByText('Nie ma takich adresów')).toBeVisible()
  await expectAccessible(admin)
  const link = await linkIn(support, email, 'Potwierdzenie zapisu', 'potwierdzenie')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Potwierdź zapis na newsletter' })).toBeVisible()
  await expectAccessible(page)
  await admin.reload()
  await expect(admin.getByText('Nie ma takich adresów'), 'looking confirms nothing').toBeVisible()
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jesteś na liście' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expectAccessible(page)
  await admin.reload()
  await expect(admin.getByRole('row').filter({ hasText: email })).toContainText('Zapisany')
  await expectAccessible(admin)
  const taken = admin.waitForEvent('download')
  await admin.getByRole('button', { name: /^Pobierz CSV/ }).click()
  expect((await taken).suggestedFilename()).toMatch(/^plon-newsletter-.*\.csv$/)

  const out = await linkIn(support, email, 'Zapis na newsletter', 'rezygnacja')
  await page.goto(out)
  await expect(page.getByRole('heading', { level: 1, name: /^Wypisz się z\snewslettera/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wypisz mnie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Już Cię nie ma na liście' })).toBeVisible()
  await expectAccessible(page)
  await admin.goto('/zaplecze/newsletter?status=left')
  await expect(admin.getByRole('row').filter({ hasText: email })).toContainText('Wypisany')

  await page.goto(link)
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Ten link już nie działa')
})

test('a link that was not copied whole says so and leads on', async ({ page }) => {
  await page.goto('/newsletter/potwierdzenie/niepelny')
  await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText(
    'Zapisz się na newsletter jeszcze raz',
  )
  /* The notice is drawn after the form's own text on a fresh page, and fades in. */
  await expect(page.getByText('Wystąpił błąd!')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/newsletter/rezygnacja/niepelny')
  await page.getByRole('button', { name: 'Wypisz mnie' }).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('Nie znaleźliśmy adresu')
  await expect(page.getByText('Wystąpił błąd!')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Napisz do nas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
})

async function join(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await tick(form.getByRole('checkbox'))
  await form.getByRole('button', { name: 'Zapisz mnie' }).click()
  await expect(page.getByRole('heading', { name: 'Sprawdź pocztę' })).toBeVisible()
}

/** The path of the link in an e-mail, by cause and address, from the demo's outbox. */
async function linkIn(support: Page, email: string, cause: string, place: string): Promise<string> {
  await support.goto('/zaplecze/wiadomosci?channel=email')
  await support
    .getByRole('row')
    .filter({ hasText: email })
    .filter({ hasText: cause })
    .first()
    .getByRole('link')
    .click()
  const text = support.getByText(new RegExp(`/newsletter/${place}/`)).last()
  await expect(text).toBeVisible()
  const found = new RegExp(`/newsletter/${place}/[\\w-]+`).exec(await text.innerText())
  if (!found) throw new Error('no link')
  return found[0]
}

function newAddress(): string {
  return `newsletter-${randomBytes(5).toString('hex')}@poczta.example`
}
