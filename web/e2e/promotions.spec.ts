import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'
import { buyDovvo } from './support/purchases.ts'

test.use({ world: 'promotions' })

test('a visitor reads the promotions and one of them, and is asked to sign in for the progress', async ({
  page,
}) => {
  await page.goto('/promocje')
  const running = page.getByRole('region', { name: 'Trwają teraz' })
  await expect(running.getByRole('link', { name: 'Tankuj z DOVVO' })).toBeVisible()
  await expect(running.locator('[data-drawing="fuel"]')).toBeVisible()
  const archive = page.getByRole('region', { name: 'Archiwum' })
  await expect(archive).toContainText('Jeden plus jeden')
  await expect(archive.locator('[data-drawing="double"]')).toBeVisible()
  await expectAccessible(page)
  await running.getByRole('link', { name: 'Tankuj z DOVVO' }).click()
  await expect(page).toHaveTitle(/^Tankuj z DOVVO/)
  await expect(page.getByRole('heading', { level: 1, name: 'Tankuj z DOVVO' })).toBeVisible()
  await expect(page.getByText('zobaczysz, ile Ci brakuje')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/promocje/nie-ma-takiej')
  await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible()
})

test('a participant sees how far they are, which purchases count, and answers the rules on the page @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/promocje')
  await page.getByRole('link', { name: 'Tankuj z DOVVO' }).click()
  await expect(page.getByRole('heading', { name: 'Twój postęp' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Masz .* L/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Zakupy w promocji' })).toBeVisible()
  await expectAccessible(page)

  const accept = page.getByRole('button', { name: 'Akceptuję Regulamin Promocji', exact: true })
  await page.getByRole('button', { name: 'Nie akceptuję Regulaminu Promocji' }).click()
  await expect(page.getByText(/Możesz zmienić zdanie do/)).toBeVisible()
  await accept.click()
  await expect(page.getByText(/Regulamin zaakceptowany, bierzesz udział/)).toBeVisible()
  await page.getByRole('button', { name: 'Nie akceptuję Regulaminu Promocji' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zostaję' }).click()
  await page.reload()
  await expect(page.getByText(/Regulamin zaakceptowany, bierzesz udział/)).toBeVisible()
})

test('cards that a promotion brought are collected by code and by post, and the promotion cannot be left then', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  await signIn(page, loginOf(logins, 'participant'))
  await buyDovvo(page, browser, server.url, loginOf(logins, 'moderator'))
  await page.goto('/promocje/tankuj-z-dovvo')
  const accept = page.getByRole('button', { name: 'Akceptuję Regulamin Promocji', exact: true })
  const accepted = page.getByText(/Regulamin zaakceptowany, bierzesz udział/)
  await expect(accept.or(accepted)).toBeVisible()
  if (await accept.isVisible()) await accept.click()
  await expect(page.getByText(/Masz już: .*2\s×\skarta paliwowa 300\szł/)).toBeVisible()
  await page.getByRole('link', { name: 'Odbierz', exact: true }).click()
  await expect(page).toHaveURL(/\/moje-nagrody\?tab=karty$/)
  const cards = page.getByRole('listitem').filter({ hasText: 'Tankuj z DOVVO' })
  await expect(cards).toHaveCount(2)
  await expectAccessible(page)

  await cards
    .first()
    .getByRole('button', { name: /^Odbierz/ })
    .click()
  const form = page.getByRole('form', { name: /^Odbiór/ })
  await expect(form.getByRole('textbox', { name: 'Poczta' })).not.toHaveValue('')
  await form.getByRole('textbox', { name: 'Odbiorca' }).fill('')
  await form.getByRole('button', { name: 'Zamawiam kartę' }).click()
  await expect(form.getByText('Pole jest wymagane')).toBeVisible()
  await expectAccessible(page)
  await form.getByText('Jako kod').click()
  await form.getByRole('button', { name: 'Zamawiam kartę' }).click()
  await expect(cards).toHaveCount(1)

  await cards
    .first()
    .getByRole('button', { name: /^Odbierz/ })
    .click()
  await form.getByRole('button', { name: 'Zamawiam kartę' }).click()
  await expect(cards).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wyślemy ją na podany adres')
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Karty z promocji' }).click()
  const orders = page.getByRole('table', { name: 'Karty z promocji' })
  await expect(orders.getByText('Wybrana')).toHaveCount(2)
  await expectAccessible(page)

  await page.goto('/promocje/tankuj-z-dovvo')
  await page.getByRole('button', { name: 'Nie akceptuję Regulaminu Promocji' }).click()
  await page.getByRole('button', { name: 'Tak, rezygnuję' }).click()
  await expect(page.getByText('Wystąpił błąd!')).toBeVisible()
  await expect(accepted).toBeVisible()
})

test('the calculator says what purchases would bring in promotions', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/kalkulator')
  await suggest(page.getByRole('combobox', { name: 'Dodaj produkt' }), 'dovvo 450')
  const option = page.getByRole('option', { name: 'DOVVO 450 SC' })
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  /* Adding the product focuses its first pack. */
  await expect(page.getByRole('textbox', { name: /Opakowanie 1\sL/ })).toBeFocused()
  await page.getByRole('textbox', { name: /10\sL/ }).fill('1')
  await expect(page.getByRole('heading', { name: 'W promocjach' })).toBeVisible()
  await expect(page.getByText(/Brakuje .* do karty paliwowej 300\szł/)).toBeVisible()
  await expectAccessible(page)
})

test('the dashboard shows what waits, the running promotions, the season and whom to call @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  for (const name of ['Czeka na Ciebie', 'Trwające promocje', 'Punkty w sezonie', 'Twój przedstawiciel'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /Tankuj z DOVVO/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Tankuj z DOVVO/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tankuj z DOVVO' })).toBeVisible()
})
