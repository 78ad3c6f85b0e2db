import type { Page } from '@playwright/test'
import { newNumber } from './support/files.ts'
import { expect, expectAccessible, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'

const header =
  'NIP nabywcy;Nabywca;Numer faktury;Data wystawienia;Produkt;Pojemność;Liczba opakowań;Wartość netto'

/** Bytes of the Polish letters in Windows-1250; the rest of a file is ASCII. */
const cp1250: Readonly<Record<string, number>> = {
  ą: 0xb9,
  ć: 0xe6,
  ę: 0xea,
  ł: 0xb3,
  ń: 0xf1,
  ó: 0xf3,
  ś: 0x9c,
}

function encoded(text: string): Buffer {
  return Buffer.from(Array.from(text, (sign) => cp1250[sign] ?? sign.charCodeAt(0)))
}

function csv(rows: readonly string[]) {
  return { name: 'sprzedaz.csv', mimeType: 'text/csv', buffer: encoded([header, ...rows].join('\r\n')) }
}

function sale(nip: string, number: string, quantity: number): string {
  return `${nip};Gospodarstwo Stanisław Kłos;${number};11.08.2025;AGROSAR 360 SL;20;${quantity};498,00`
}

test('an operator imports sales: bad rows are told, the mended file is posted, and the participant sees the points @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  const participant = loginOf(logins, 'participant')
  const [number, other] = [newNumber(), newNumber()]
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/importy')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Nowy import' }).click()
  await page.getByLabel('Źródło pliku').selectOption('Nowe źródło…')
  await page.getByLabel('Nazwa źródła').fill(`Hurtownia ${number}`)
  const distributor = page.getByRole('combobox', { name: 'Dystrybutor' })
  await suggest(distributor, 'Agro-Bz')
  await expect(page.getByRole('option', { name: /^Agro-Bzura/ }).first()).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(distributor).toHaveValue(/^Agro-Bzura/)
  const bad = [
    sale(participant.login, number, -2),
    sale('5260250275', other, 1),
    sale(participant.login, other, 1),
  ]
  await page.locator('input[type=file]').setInputFiles(csv(bad))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wczytaj plik' }).click()

  await expect(page.getByRole('heading', { name: 'Co jest w której kolumnie' })).toBeVisible()
  await expect(page.getByLabel('Kodowanie')).toHaveValue('windows-1250')
  await expect(page.getByLabel('Pojemność opakowania')).toHaveValue('Pojemność')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sprawdź wiersze' }).click()
  await expect(page.getByRole('listitem', { name: 'Wiersz 2' })).toContainText('To zwrot.')
  await expect(page.getByRole('listitem', { name: 'Wiersz 3' })).toContainText('numerem NIP')
  await expect(page.getByRole('button', { name: 'Zatwierdź import' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anuluj import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, anuluj' }).click()
  await expect(page.getByText('Anulowany', { exact: true })).toBeVisible()

  await page.goto('/zaplecze/importy/nowy')
  await page
    .getByLabel('Źródło pliku')
    .selectOption({ label: `Hurtownia ${number} (Agro-Bzura Sp. z o.o. Sp. k.)` })
  await page
    .locator('input[type=file]')
    .setInputFiles(csv([sale(participant.login, number, 2), sale(participant.login, other, 1)]))
  await page.getByRole('button', { name: 'Wczytaj plik' }).click()
  await page.getByRole('button', { name: 'Sprawdź wiersze' }).click()
  await expect(page.getByText('Wszystkie wiersze są poprawne.')).toBeVisible()
  await page.getByRole('button', { name: 'Zatwierdź import' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zatwierdź' }).click()
  await expect(page.getByText('Zakończony', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('definition').nth(await placeOf(page, 'Nowe faktury'))).toHaveText('2')
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const portal = await context.newPage()
  await signIn(portal, participant)
  await portal.goto('/moje-faktury')
  await expect(portal.getByRole('row').filter({ hasText: number })).toContainText('Zaakceptowana')
  await portal.getByRole('link', { name: number }).click()
  await expect(portal.getByRole('dialog')).toContainText('Dane od dystrybutora,')
  await expect(portal.getByRole('dialog')).toContainText(/2 × 20\sL × .*pkt = /)
  await context.close()
})

/** The index of a term among the page's terms. */
async function placeOf(page: Page, term: string): Promise<number> {
  return (await page.getByRole('term').allInnerTexts()).indexOf(term)
}

test('an operator imports products: wrong rows are told, the mended file is new once and then unchanged', async ({
  page,
  logins,
}) => {
  test.setTimeout(180_000)
  const sap = newNumber().replace(/\D/g, '')
  const columns =
    'SAP;Produkt;Marka;Kategoria;Jednostka;Aktywny;Kod opakowania;Pojemność;Sezon;Punkty za jednostkę;Cena'
  const row = (volume: string, points: string) =>
    `${sap};Próbnik ${sap};AGROSAR;Herbicydy;kg;nie;EAN-${sap}-${volume.replace(',', '-')};${volume};2026;${points};41,90`
  const file = (...rows: readonly string[]) => ({
    name: 'katalog.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([columns, ...rows].join('\n')),
  })
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/importy/nowy')
  await page.getByLabel('Źródło pliku').selectOption('Nowe źródło…')
  await page.getByLabel('Co importujesz').selectOption('Katalog produktów')
  await expect(page.getByLabel('Źródło pliku')).toHaveValue('')
  await page.getByLabel('Źródło pliku').selectOption('Nowe źródło…')
  await expect(page.getByRole('combobox', { name: 'Dystrybutor' })).toHaveCount(0)
  await page.getByLabel('Nazwa źródła').fill(`Cennik ${sap}`)
  await page.locator('input[type=file]').setInputFiles(file(row('0', '88,125'), row('2,5', '-1')))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wczytaj plik' }).click()
  await expect(page.getByLabel('Punkty za jednostkę')).toHaveValue('Punkty za jednostkę')
  await expect(page.getByLabel('Uprawy')).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sprawdź wiersze' }).click()
  await expect(page.getByRole('listitem', { name: 'Wiersz 2' })).toContainText('od 0,001')
  await expect(page.getByRole('listitem', { name: 'Wiersz 3' })).toContainText('od 0 do')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anuluj import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, anuluj' }).click()
  await expect(page.getByText('Anulowany', { exact: true })).toBeVisible()

  for (const [isNew, unchanged] of [
    ['1', '0'],
    ['0', '1'],
  ] as const) {
    await page.goto('/zaplecze/importy/nowy')
    await page.getByLabel('Co importujesz').selectOption('Katalog produktów')
    await page.getByLabel('Źródło pliku').selectOption(`Cennik ${sap}`)
    await page.locator('input[type=file]').setInputFiles(file(row('0,5', '88,125'), row('2,5', '88,125')))
    await page.getByRole('button', { name: 'Wczytaj plik' }).click()
    await page.getByRole('button', { name: 'Sprawdź wiersze' }).click()
    await expect(page.getByText('Wszystkie wiersze są poprawne.')).toBeVisible()
    await expect(page.getByRole('definition').nth(await placeOf(page, 'Nowe produkty'))).toHaveText(isNew)
    await page.getByRole('button', { name: 'Zatwierdź import' }).click()
    await expect(page.getByRole('dialog')).toContainText('import nie zmienia i nie usuwa')
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Tak, zatwierdź' }).click()
    await expect(page.getByText('Zakończony', { exact: true }).first()).toBeVisible()
    const result = page.getByRole('definition')
    await expect(result.nth(await placeOf(page, 'Produkty bez zmian'))).toHaveText(unchanged)
    await expectAccessible(page)
  }
  await page.goto(`/zaplecze/produkty?search=${sap}`)
  await page.getByRole('link', { name: `Próbnik ${sap}` }).click()
  await expect(page.getByText(`EAN-${sap}-2-5`).first()).toBeVisible()
})

test('by keyboard a cell is set right, a row left out and a word made a name; the rest is posted @postgres', async ({
  page,
  logins,
}) => {
  test.setTimeout(180_000)
  const participant = loginOf(logins, 'participant')
  const numbers = [newNumber(), newNumber(), newNumber(), newNumber()] as const
  const word = `Kanister ${numbers[3]}`
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
  }
  await signInOperator(page, loginOf(logins, 'moderator'))
  await page.goto('/zaplecze/importy/nowy')
  await page.getByLabel('Źródło pliku').selectOption('Nowe źródło…')
  await page.getByLabel('Nazwa źródła').fill(`Hurtownia ${numbers[0]}`)
  const distributor = page.getByRole('combobox', { name: 'Dystrybutor' })
  await suggest(distributor, 'Agro-Bz')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const rows = [
    sale(participant.login, numbers[0], 1),
    sale(participant.login, numbers[1], -2),
    sale('5260250275', numbers[2], 1),
    sale(participant.login, numbers[3], 3).replace('AGROSAR 360 SL;20', `${word};`),
  ]
  await page.locator('input[type=file]').setInputFiles(csv(rows))
  await page.getByRole('button', { name: 'Wczytaj plik' }).click()
  await press('Sprawdź wiersze')
  const row = (number: number) => page.getByRole('listitem', { name: `Wiersz ${number}` })
  await expect(row(5)).toContainText('Nie znamy tego produktu')
  await expectAccessible(page)

  await test.step('a wrong text is told at its field, the right one is kept', async () => {
    await press(/^Popraw wiersz\s3$/)
    const quantity = row(3).getByLabel('Liczba opakowań')
    await expect(quantity).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('dużo')
    await page.keyboard.press('Enter')
    await expect(row(3)).toContainText('Podaj liczbę całkowitą')
    await expectAccessible(page)
    await expect(quantity).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('2')
    /* A form accepts nothing for 0.6 s after a failure. */
    await expect(row(3).getByRole('button', { name: 'Zapisz poprawki' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(row(3)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Wiersze pliku' })).toBeFocused()
  })

  await test.step('a row is left out with the reason', async () => {
    await press(/^Pomiń wiersz\s4$/)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nabywca spoza Polski')
    await press(/^Pomiń wiersz\s4$/)
    await expect(row(4)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Zatwierdź import' })).toHaveCount(0)
  })

  await test.step('a word becomes a name, and the file is checked again', async () => {
    await press(/^Wskaż produkt z wiersza\s5$/)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: 'Dodaj nowy produkt' })).toHaveAttribute(
      'href',
      /produkty\/nowy\?name=Kanister.*&import=\d+$/,
    )
    await expectAccessible(page)
    await suggest(dialog.getByRole('combobox', { name: 'Produkt i opakowanie' }), 'AGROSAR 360 SL, 20')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await press('Zapisz nazwę')
    await expect(page.getByText('Wszystkie wiersze, których nie pomijasz, są poprawne.')).toBeVisible()
  })

  await expect(page.getByRole('definition').nth(await placeOf(page, 'Poprawione wiersze'))).toHaveText('1')
  await expect(row(4)).toContainText('Powód pominięcia: Nabywca spoza Polski')
  await expect(row(3)).toContainText(/W\spliku: -2/)
  await expectAccessible(page)
  await press('Zatwierdź import')
  await press('Tak, zatwierdź')
  await expect(page.getByText('Zakończony', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('definition').nth(await placeOf(page, 'Nowe faktury'))).toHaveText('3')
  const changes = page.getByRole('table', { name: 'Zmiany w wierszach' })
  await expect(changes).toContainText('Pominięty: Nabywca spoza Polski')
  await expectAccessible(page)
})
