import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { checkCodes, expectPlaced, openOrder, takeCodes, waitingGiftCards } from './support/orders.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because an import takes all waiting orders. */
test.use({ world: 'card-codes' })

const number = '7001 0002 0003 0004'

test('a card is ordered as a code, an operator imports its number, and the winner reads it with the password @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  const login = loginOf(logins, 'participant')
  await signIn(page, login)
  const order = await orderGiftCard(page)
  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))

  await test.step('the list of what waits is taken away', async () => {
    await finance.goto('/zaplecze/zamowienia')
    await finance.getByRole('link', { name: 'Kody kart' }).click()
    const waiting = finance.getByRole('table', { name: 'Karty, które czekają na kod' })
    await expect(waiting.getByRole('link', { name: order, exact: true })).toBeVisible()
    await expectAccessible(finance)
  })

  await test.step('a file with a wrong row is not taken, until the row is left out', async () => {
    const filled = await waitingGiftCards(finance)
    const wrong = `${filled(order, number)}999999;;;7001888877776666;;\r\n`
    await checkCodes(finance, wrong)
    const errors = finance.getByRole('list', { name: 'Błędne wiersze' })
    await expect(errors).toContainText('Nie ma zamówienia o\u00a0tym numerze')
    await expect(finance.getByRole('button', { name: /^Wczytaj/ })).toHaveCount(0)
    await expectAccessible(finance)
    const saving = finance.waitForEvent('download')
    await finance.getByRole('button', { name: 'Pobierz błędne wiersze jako CSV' }).click()
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('Nie ma zamówienia')
    await finance.getByRole('button', { name: /^Popraw wiersz/ }).click()
    await finance.getByLabel('Numer zamówienia').fill('888888')
    await finance.getByRole('button', { name: 'Sprawdź poprawkę' }).click()
    await expect(finance.getByRole('list', { name: 'Zmienione wiersze' })).toContainText('Numer zamówienia')
    await expect(errors).toContainText('Nie ma zamówienia o\u00a0tym numerze')
    await finance.getByRole('button', { name: /^Pomiń wiersz/ }).click()
    await finance.getByLabel('Powód').fill('Nie nasze')
    await finance.getByRole('button', { name: /^Pomiń wiersz/ }).click()
    await expect(errors).toHaveCount(0)
    await expect(finance.getByText('pominięty: Nie nasze')).toBeVisible()
    await expectAccessible(finance)
  })

  await test.step('the right one is, once it was looked at', async () => {
    const fresh = finance.getByRole('table', { name: 'Nowe kody' })
    await expect(fresh).toContainText(`nr\u00a0${order}`)
    await expect(fresh).toContainText('…0004')
    await expectAccessible(finance)
    await takeCodes(finance)
    await openOrder(finance, order)
    await expect(finance.getByText('…0004')).toBeVisible()
    await expect(finance.getByText('Jeszcze nie', { exact: true })).toBeVisible()
    await expectAccessible(finance)
  })

  await test.step('the winner gives a wrong password, then the right one', async () => {
    await page.goto('/moje-nagrody')
    const row = page.getByRole('row').filter({ hasText: order }).first()
    await expect(row).toContainText('Zrealizowana')
    await row.getByRole('button', { name: 'Szczegóły' }).click()
    await page.getByRole('button', { name: 'Pokaż kod' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
    await dialog.getByLabel(/Twoje hasło/).fill('Zupełnie#inne1')
    await dialog.getByRole('button', { name: 'Pokaż kod' }).click()
    await expect(dialog.getByText('Niepoprawne hasło').first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel(/Twoje hasło/).fill(login.password)
    /* A form accepts nothing for 0.6 s after a failure. */
    await expect(dialog.getByRole('button', { name: 'Pokaż kod' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Kod karty' })).toBeFocused()
    for (const group of number.split(' '))
      await expect(dialog.getByText(group, { exact: true })).toBeVisible()
    await expect(dialog).toContainText('4321')
    await expect(dialog).toContainText('31.12.2026')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Ukryj' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('7001', { exact: true })).toHaveCount(0)
  })

  await finance.reload()
  await expect(finance.getByText(/^1\sraz, pierwszy raz/)).toBeVisible()
})

/** Orders the first available gift card of the catalogue as a code; returns the order's number. */
async function orderGiftCard(page: Page): Promise<string> {
  await page.goto('/nagrody')
  await page
    .getByRole('link', { name: /^Karta/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(page.getByLabel('Odbiorca')).toBeVisible()
  await tick(page.getByRole('radio', { name: 'Jako kod' }))
  await expect(page.getByLabel('Odbiorca')).toHaveCount(0)
  await expect(page.getByText('kod karty odczytasz')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  const number = await expectPlaced(page, 'Karta')
  await expect(page.getByText('Przygotujemy kod karty')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zobacz zamówienie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Zamówienie nr\u00a0${number}` })).toBeVisible()
  await expect(page.getByText('Karta przyjdzie jako kod')).toBeVisible()
  await expectAccessible(page)
  return number
}
