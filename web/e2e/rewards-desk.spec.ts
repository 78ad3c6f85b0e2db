import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { operatorsPage } from './support/purchases.ts'

test('an operator adds a reward with a size, its stock and a price of the season; whoever saw another price is asked again', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const desk = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await desk.goto('/zaplecze/nagrody')
  await desk.getByRole('link', { name: 'Dodaj nagrodę' }).click()
  await desk.getByRole('button', { name: 'Dodaj nagrodę' }).click()
  await expect(desk.getByText('Pole jest wymagane').first()).toBeVisible()
  await desk.getByLabel('Nazwa').fill('Młotek ślusarski')
  await desk.getByLabel('Krótki opis').fill('Do warsztatu')
  await desk.getByLabel('Cena podstawowa').fill('3 200')
  await desk.getByRole('textbox', { name: 'Opis', exact: true }).fill('Trzonek z jesionu.')
  await desk.getByLabel('Miejsce w katalogu').fill('1')
  await desk.getByText('W katalogu: uczestnicy widzą ją').click()
  await desk.getByRole('button', { name: 'Dodaj nagrodę' }).click()
  await expect(desk.getByRole('heading', { name: 'Młotek ślusarski' })).toBeVisible()

  await desk.getByRole('button', { name: 'Dodaj wariant' }).click()
  await desk.getByLabel('Nazwa').fill('500 g')
  await desk.getByRole('textbox', { name: 'Kod' }).fill('MLOT-500')
  await desk.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(desk.getByText('brak', { exact: true })).toBeVisible()
  /* The form closes a little after the list has come, and would take another one with it. */
  await expect(desk.getByRole('form', { name: 'Nowy wariant' })).toHaveCount(0)
  await desk.getByRole('button', { name: 'Magazyn wariantu 500 g' }).click()
  await desk.getByLabel('Ile').fill('2')
  await desk.getByLabel('Powód').fill('Dostawa 14')
  await desk.getByRole('button', { name: 'Zapisz magazyn' }).click()
  await expect(desk.getByText('2 szt.', { exact: true })).toBeVisible()
  await expectAccessible(desk)

  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody/mlotek-slusarski/zamowienie')
  await expect(page.getByText('3 200 pkt').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Ustaw cenę sezonu 2025' }).click()
  await desk.getByRole('textbox', { name: 'Cena' }).fill('2900')
  await desk.getByRole('button', { name: 'Zapisz cenę' }).click()
  await expect(desk.getByText('2 900 pkt').first()).toBeVisible()

  await page.getByLabel('Wariant').selectOption('500 g')
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page.getByText('Cena tej nagrody zmieniła się przed chwilą').first()).toBeVisible()
  await expect(page.getByText('2 900 pkt').first()).toBeVisible()
  await page.getByRole('button', { name: 'Zamawiam' }).click()
  await expect(page).toHaveURL(/\/moje-nagrody$/)
  await desk.goto('/zaplecze/nagrody')
  const row = desk.getByRole('listitem').or(desk.getByRole('row')).filter({ hasText: 'Młotek ślusarski' })
  await expect(row.filter({ hasText: '1 szt.' }).first()).toBeVisible()
})
