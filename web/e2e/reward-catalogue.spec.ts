import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'

/** The names of the rewards on the page, in their order. */
const names = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading')

test('rewards are narrowed to a category and sorted by links and fields that Back undoes @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody')
  await expect(page.getByRole('heading', { level: 2, name: /^W\sTwoim zasięgu$/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Masz do wydania\s[\d\s]+\spkt\s≈\s[\d\s]+\szł/)
  await expectAccessible(page)

  const chips = page.getByRole('navigation', { name: 'Kategorie' })
  await chips.getByRole('link', { name: /^Karty/ }).click()
  await expect(page).toHaveURL(/\?kategoria=Karty$/)
  await expect(chips.getByRole('link', { name: /^Karty/ })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Kolejność').selectOption('Od najdroższych')
  await expect(page).toHaveURL(/\?kategoria=Karty&kolejnosc=najdrozsze$/)
  await expect(names(page).first()).toHaveText(/^Karta paliwowa 500\szł$/)
  await expect(names(page)).toHaveCount(5)

  await page.goBack()
  await expect(page.getByLabel('Kolejność')).toHaveValue('polecane')
  await tick(page.getByRole('checkbox', { name: /^W\smoim zasięgu/ }))
  await expect(page).toHaveURL(/w-zasiegu=tak/)
  await expect(page.getByRole('heading', { level: 2, name: 'Brakuje niewiele' })).toHaveCount(0)
})

test('a card leads to its reward, and the size chosen there comes along into the order', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody?kategoria=Odzie%C5%BC%20i%20obuwie')
  /* The whole card is the link, and so is its picture. */
  const boots = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Buty robocze S3' })
  await expect(boots.locator('[data-drawing="footprints"]')).toBeVisible()
  await boots.click({ position: { x: 30, y: 30 } })
  await expect(page.getByRole('heading', { level: 1, name: 'Buty robocze S3' })).toBeVisible()
  await tick(page.getByRole('radio', { name: '43' }))
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(page).toHaveURL(/\/zamowienie\?rozmiar=\d+$/)
  await expect(page.getByLabel('Rozmiar').locator('option:checked')).toHaveText('43')
  await page.goBack()
  await expect(page.getByRole('radio', { name: '43' })).toBeChecked()
})

test('whoever lacks points sees how many and what brings them @phone', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  await page.goto('/nagrody/buty-robocze-s3')
  await expect(page.getByRole('progressbar', { name: /Buty robocze/ })).toBeVisible()
  await expect(page.getByText(/^Brakuje Ci [\d\s]+\spkt$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zamów nagrodę' })).toHaveCount(0)
  await expectAccessible(page)
  const help = page.getByRole('region', { name: 'Jak zebrać punkty' })
  await expect(help.getByRole('link', { name: 'Policz punkty' })).toHaveAttribute('href', '/kalkulator')
  await help.getByRole('link', { name: 'Zgłoś fakturę' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zgłoś fakturę' })).toBeVisible()
})

test('a trip past its day says so and offers nothing', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant', 'Nowy Uczestnik'))
  await page.goto('/nagrody/odkryj-magie-wysp-zielonego-przyladka-z-q')
  await expect(page.getByText(/Zamówienia przyjmowaliśmy do/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Wszystkie nagrody'])
})

test('a transfer is filled in by a quick amount, and a wrong step is said while it is typed @phone', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody/przelew-na-konto/zamowienie')
  const sum = page.getByRole('textbox', { name: 'Kwota przelewu' })
  await sum.fill('128')
  await expect(sum).toHaveAccessibleDescription(/wielokrotnością 10,00\szł\. Najbliższe to 120,00/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Najmniej/ }).click()
  await expect(sum).toHaveValue('50,00')
  await expect(page.getByText('Przelejemy')).toContainText('50,00')
  await expect(page.getByText(/^Koszt:/)).toContainText(/5\s000\spkt/)
})
