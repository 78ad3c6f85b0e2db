import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { cancel, expectPlaced, orderRow } from './support/orders.ts'

const shirt = 'Koszula flanelowa, L'

test('an order ends with its thanks, is followed on its page, and leads there from its notification @field', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  const number = await test.step('the size in the address is chosen', async () => {
    await page.goto('/nagrody/koszula-flanelowa/zamowienie')
    const size = page.getByLabel('Rozmiar')
    const id = await size.locator('option', { hasText: /^L$/ }).getAttribute('value')
    await page.goto(`/nagrody/koszula-flanelowa/zamowienie?rozmiar=${id}`)
    await expect(size).toHaveValue(id ?? '')
    await page.getByRole('button', { name: 'Zamawiam' }).click()
    return expectPlaced(page, shirt)
  })
  await expect(page.getByText('Wyślemy nagrodę na adres:')).toBeVisible()
  await expectAccessible(page)

  await test.step('a reload thanks again', async () => {
    await page.reload()
    expect(await expectPlaced(page, shirt)).toBe(number)
  })

  await test.step('its page has its steps', async () => {
    await page.getByRole('link', { name: 'Zobacz zamówienie' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `Zamówienie nr\u00a0${number}` })).toBeVisible()
    const steps = page.getByRole('list', { name: 'Historia zamówienia' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Zamówione/, /^Przyjęte do realizacji/, /^Wysłane/])
    await expect(page.locator('[aria-current=step]')).toHaveText(/^Zamówione/)
    await expectAccessible(page)
  })

  await test.step('its notification is a link to it, and is read by that', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Powiadomienia: / }).click()
    const news = page.getByRole('dialog', { name: 'Powiadomienia' })
    await expect(news.getByRole('heading', { name: 'Dziś' })).toBeVisible()
    const row = news.getByRole('listitem').filter({ hasText: `nr\u00a0${number}` })
    await expect(row.getByRole('button', { name: /^Oznacz jako przeczytane/ })).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/moje-nagrody\\?zamowienie=${number}$`))
    await expect(news).toBeHidden()
    await page.getByRole('button', { name: /^Powiadomienia/ }).click()
    await expect(row).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    await page.keyboard.press('Escape')
  })

  await test.step('a cancelled one stops there, and is not thanked for', async () => {
    await page.goto('/moje-nagrody')
    await expect(orderRow(page, number)).toBeVisible()
    await cancel(page, number)
    await page.goto(`/moje-nagrody?zamowienie=${number}&nowe=1`)
    const steps = page.getByRole('list', { name: 'Historia zamówienia' }).getByRole('listitem')
    await expect(steps).toHaveText([/^Zamówione/, /^Anulowane/])
    await expectAccessible(page)
  })
})
