import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'
import { suggest, tick } from './support/forms.ts'
import { newNip } from './support/people.ts'

/** The text of a download. */
async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8')
}

/** Presses a format's button above a table. */
async function take(page: Page, format: 'CSV' | 'XLSX', table: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: new RegExp(`^Pobierz ${format}\\s*: ${table}$`) }).click()
  return download
}

test('a product is added with a pack and a rate, and taken away as a table', async ({ page, logins }) => {
  const number = randomInt(100_000, 1_000_000)
  const name = `ŻYTNIK ${number} EC`
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/produkty')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Dodaj produkt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy produkt' })).toBeVisible()
  /* A new page takes the focus late, and text filled in before that is lost. */
  await expect(page.locator('#main')).toBeFocused()
  await page.getByLabel('Nazwa', { exact: false }).first().fill(name)
  await page.getByRole('button', { name: 'Dodaj produkt' }).click()
  await expect(page.getByText('Pole jest wymagane')).toHaveCount(3)
  await expect(page.getByLabel('Nazwa', { exact: false }).first()).toHaveValue(name)
  await page.getByLabel('Kod SAP').fill(`E2E-${number}`)
  await page.getByLabel('Marka').fill('ŻYTNIK')
  await page.getByLabel('Kategoria').fill('Fungicydy')
  await tick(page.getByRole('checkbox', { name: 'Żyto', exact: true }))
  await page.getByLabel('Inna uprawa').fill('Len')
  await page.getByRole('button', { name: 'Dopisz uprawę' }).click()
  await expect(page.getByRole('checkbox', { name: 'Len' })).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dodaj produkt' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(`zytnik-${number}-ec`)).toBeVisible()

  await page.getByRole('button', { name: 'Dodaj opakowanie' }).click()
  await expect(page.getByLabel('Pojemność')).toBeFocused()
  await page.getByLabel('Pojemność').fill('2,5')
  await page.getByLabel('Kod opakowania').fill(`e2e-${number}-25`)
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(page.getByText(`kod E2E-${number}-25`)).toBeVisible()
  /* The form closes a little after the pack has come, and would close the next one with it. */
  await expect(page.getByRole('form', { name: 'Nowe opakowanie' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ustaw stawkę sezonu 2025' }).click()
  await page.getByLabel('Punkty za L').fill('dużo')
  await page.getByLabel('Cena katalogowa za L').fill('120')
  await page.getByRole('button', { name: 'Zapisz stawkę' }).click()
  await expect(page.getByText('Wpisz liczbę, na przykład 12,5')).toBeVisible()
  await page.getByLabel('Punkty za L').fill('12,5')
  await page.getByLabel('Limit punktów na uczestnika').fill('50 000')
  await page.getByRole('button', { name: 'Zapisz stawkę' }).click()
  await expect(page.getByText('12,5\u00a0pkt')).toBeVisible()
  await expect(page.getByText('50\u00a0000\u00a0pkt')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`/zaplecze/produkty?search=zytnik ${number}`)
  await expect(page.getByText('Znaleziono: 1')).toBeVisible()
  const csv = await take(page, 'CSV', 'Produkty, opakowania i stawki')
  expect(csv.suggestedFilename()).toBe('plon-produkty-2025-08-20.csv')
  const text = await textOf(csv)
  expect(text.startsWith('\ufeffSAP;Produkt;')).toBe(true)
  expect(text).toContain(
    `E2E-${number};${name};ŻYTNIK;Fungicydy;Żyto, Len;L;tak;E2E-${number}-25;2,5;2025;12,5;120,00;50000;31`,
  )
  const xlsx = await take(page, 'XLSX', 'Produkty, opakowania i stawki')
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK')
})

test('a distributor has a branch, its products and its own names', async ({ page, logins }) => {
  const name = `Agro-Żuławy ${randomInt(100_000, 1_000_000)}`
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/dystrybutorzy')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Dodaj dystrybutora' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy dystrybutor' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  await page.getByLabel('Nazwa').fill(name)
  await page.getByLabel('NIP').fill(newNip())
  await page.getByRole('button', { name: 'Dodaj dystrybutora' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await page.getByRole('link', { name: 'Dodaj oddział' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nowy oddział' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  await page.getByLabel('Nazwa oddziału').fill('Oddział Elbląg')
  await page.getByLabel('Telefon').fill('500600700')
  await page.getByLabel('Ulica lub miejscowość').fill('Portowa')
  await page.getByLabel('Numer', { exact: false }).fill('7')
  await page.getByLabel('Kod pocztowy').fill('82300')
  await page.getByRole('textbox', { name: 'Miejscowość', exact: true }).fill('Elbląg')
  await page.getByLabel('Województwo').selectOption('warmińsko-mazurskie')
  await page.getByLabel('Szerokość').fill('48,8566')
  await page.getByLabel('Długość').fill('19,4088')
  await page.getByRole('button', { name: 'Dodaj oddział' }).click()
  await expect(page.getByText('Szerokość geograficzna w\u00a0Polsce jest od 49 do 54,85')).toBeVisible()
  await page.getByLabel('Szerokość').fill('54,1522')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dodaj oddział' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oddział Elbląg' })).toBeVisible()

  await page.getByLabel('Szukaj produktu').fill('lanomax')
  await page.getByRole('button', { name: 'Zaznacz widoczne' }).click()
  await page.getByLabel('Szukaj produktu').fill('')
  await tick(page.getByRole('checkbox', { name: /^AGROSAR 360 SL/ }))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Zapisz dostępność' }).click()
  await expect(page.getByText('Dostępność produktów jest zapisana')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Usuń oddział' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^AGROSAR 360 SL/ })).toBeChecked()

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('cell', { name: /4\sprodukty/ })).toBeVisible()
  await page.getByRole('button', { name: 'Dodaj nazwę' }).click()
  await page.getByLabel('Nazwa lub kod u dystrybutora').fill('Agrosr 360 kan. 5l')
  await suggest(page.getByRole('combobox', { name: 'Produkt i opakowanie' }), 'agrosar 360')
  await expect(page.getByRole('option', { name: /^AGROSAR 360 SL, 5\sL$/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Produkt i opakowanie' })).toHaveValue(/^AGROSAR 360 SL/)
  await page.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(page.getByText('Agrosr 360 kan. 5l', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Usuń\s*: nazwę Agrosr/ }).click()
  await page.getByRole('button', { name: /^Tak, usuń/ }).click()
  await expect(page.getByText('Agrosr 360 kan. 5l', { exact: true })).toBeHidden()

  await page.goto('/zaplecze/dystrybutorzy')
  const text = await textOf(await take(page, 'CSV', 'Dostępność w oddziałach'))
  expect(text).toContain(`${name};Oddział Elbląg;Elbląg;30000107;AGROSAR 360 SL`)
})

test('the menu of the back office folds to icons and stands in a drawer on a phone @phone', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze')
  const menu = page.getByRole('navigation', { name: 'Zaplecze' })
  if (page.viewportSize()?.width === 360) {
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Otwórz menu' }).click()
    await expectAccessible(page)
    await menu.getByRole('link', { name: 'Produkty' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Produkty' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    return
  }
  await expect(menu.getByText('Katalog')).toBeVisible()
  await page.getByRole('button', { name: 'Zwiń menu' }).click()
  await page.reload()
  await expect(menu.getByText('Katalog')).toBeHidden()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Dystrybutorzy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dystrybutorzy' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Dystrybutorzy' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Operatorzy' })).toHaveCount(0)
})
