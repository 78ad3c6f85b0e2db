import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { expectPlaced } from './support/orders.ts'
import { operatorsPage } from './support/purchases.ts'

test('an operator adds a reward with a size, its stock and a price of the season; whoever saw another price is asked again', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await admin.goto('/zaplecze/nagrody')
  await admin.getByRole('link', { name: 'Dodaj nagrodę' }).click()
  await admin.getByRole('button', { name: 'Dodaj nagrodę' }).click()
  await expect(admin.getByText('Pole jest wymagane').first()).toBeVisible()
  await admin.getByLabel('Nazwa').fill('Młotek ślusarski')
  await admin.getByLabel('Krótki opis').fill('Do warsztatu')
  await admin.getByLabel('Kategoria').fill('Na próbę')
  await admin.getByLabel('Cena podstawowa').fill('3 200')
  await admin.getByRole('textbox', { name: 'Opis', exact: true }).fill('Trzonek z jesionu.')
  await admin.getByLabel('Miejsce w katalogu').fill('1')
  await admin.getByText('W katalogu: uczestnicy widzą ją').click()
  await admin.getByRole('button', { name: 'Dodaj nagrodę' }).click()
  await expect(admin.getByRole('heading', { name: 'Młotek ślusarski' })).toBeVisible()

  await admin.getByRole('button', { name: 'Dodaj wariant' }).click()
  await admin.getByLabel('Nazwa').fill('500 g')
  await admin.getByRole('textbox', { name: 'Kod' }).fill('MLOT-500')
  await admin.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(admin.getByText('brak', { exact: true })).toBeVisible()
  /* The form closes a little after the list has come, and would close another one with it. */
  await expect(admin.getByRole('form', { name: 'Nowy wariant' })).toHaveCount(0)
  await admin.getByRole('button', { name: 'Magazyn wariantu 500 g' }).click()
  await admin.getByLabel('Ile').fill('2')
  await admin.getByLabel('Powód').fill('Dostawa 14')
  await admin.getByRole('button', { name: 'Zapisz magazyn' }).click()
  await expect(admin.getByText('2 szt.', { exact: true })).toBeVisible()
  await expectAccessible(admin)

  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody')
  await page.getByRole('link', { name: /^Na próbę/ }).click()
  await page.getByRole('link', { name: 'Młotek ślusarski' }).click()
  await tick(page.getByRole('radio', { name: '500 g' }))
  await page.getByRole('link', { name: 'Zamów nagrodę' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zamówienie nagrody' })).toBeVisible()
  await expect(page.getByText('3 200 pkt').first()).toBeVisible()
  await admin.getByRole('button', { name: 'Ustaw cenę sezonu 2025' }).click()
  await admin.getByRole('textbox', { name: 'Cena' }).fill('2900')
  await admin.getByRole('button', { name: 'Zapisz cenę' }).click()
  await expect(admin.getByText('2 900 pkt').first()).toBeVisible()

  await expect(page.getByLabel('Wariant').locator('option:checked')).toHaveText('500 g')
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page.getByText('Cena tej nagrody zmieniła się przed chwilą').first()).toBeVisible()
  await expect(page.getByText('2 900 pkt').first()).toBeVisible()
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expectPlaced(page, 'Młotek ślusarski')
  await admin.goto('/zaplecze/nagrody')
  await admin.getByLabel('Kategoria').selectOption('Na próbę')
  await expect(admin).toHaveURL(/category=/)
  const row = admin.getByRole('listitem').or(admin.getByRole('row')).filter({ hasText: 'Młotek ślusarski' })
  await expect(row.filter({ hasText: '1 szt.' }).first()).toBeVisible()
})
