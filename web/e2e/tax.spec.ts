import { expect, expectAccessible, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'
import { approve, exportFile, orderTransfer, propose } from './support/payouts.ts'
import { operatorsPage } from './support/purchases.ts'
import { taken } from './support/tables.ts'

/* A world of its own, because a batch takes all that waits and a rule holds for everybody. */
test.use({ world: 'tax' })

test('a transfer that is paid stands in the report and in the file for the accountant @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(240_000)
  const { login: nip } = loginOf(logins, 'participant')
  await signIn(page, loginOf(logins, 'participant'))
  const order = await orderTransfer(page, '70')

  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await finance.goto('/zaplecze/wyplaty/nowa')
  const batch = await propose(finance, [order])
  const administrator = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await administrator.goto(batch)
  await approve(administrator)
  await exportFile(administrator)
  await administrator.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
  const dialog = administrator.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
  await expect(administrator.getByRole('heading', { level: 1 }).locator('..')).toContainText('Rozliczona')

  await test.step('the report finds it by the number of the order', async () => {
    await finance.goto('/zaplecze')
    await finance.getByRole('link', { name: 'Podatki' }).click()
    await expect(finance.getByRole('heading', { level: 1, name: 'Podatki za 2025 rok' })).toBeVisible()
    await expectAccessible(finance)
    await finance.getByLabel('NIP, nazwisko, firma lub numer zamówienia').fill(order)
    await finance.getByRole('button', { name: 'Szukaj', exact: true }).click()
    await expect(finance.getByText('Znaleziono: 1')).toBeVisible()
    const row = finance.getByRole('table', { name: 'Uczestnicy z nagrodami' }).getByRole('row').nth(1)
    await expect(row).toContainText(nip)
    await row.getByRole('link').click()
    const record = finance.getByRole('row').filter({ hasText: `nr\u00a0${order}` })
    await expect(record).toContainText('Do wykazania jako przychód')
    await expect(record).toContainText(/70,00\szł/)
    await expect(record).toContainText('20.08.2025')
    await expectAccessible(finance)
  })

  await test.step('the accountant gets the same', async () => {
    await finance.getByRole('link', { name: 'Wróć do: Podatki' }).click()
    const rows = await taken(finance, /^Pobierz CSV\s*: Każda nagroda z 2025 roku$/)
    const head = rows[0] ?? []
    const found = rows.filter((row) => row[head.indexOf('Numer zamówienia')] === order)
    expect(found).toHaveLength(1)
    const cell = (title: string) => found[0]?.[head.indexOf(title)]
    expect([cell('NIP'), cell('Wartość'), cell('Przychód do wykazania'), cell('Podatek')]).toEqual([
      nip,
      '70,00',
      '70,00',
      '0,00',
    ])
    const totals = await taken(finance, /^Pobierz CSV\s*: Sumy uczestników za 2025 rok$/)
    expect(totals.some((row) => row.includes(nip))).toBe(true)
  })
})

test('finance adds a rule, is told what is wrong with it, and says what a reward is worth', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'finance'))
  await page.goto('/zaplecze/podatki/zasady')
  await expect(page.getByRole('region', { name: 'Karta', exact: true })).toContainText('Do wykazania')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Dodaj zasadę' }).click()
  const form = page.getByRole('form', { name: 'Nowa zasada' })
  await form.getByText('Podatek zryczałtowany').click()
  await form.getByLabel('Stawka').fill('dużo')
  await form.getByRole('button', { name: 'Dodaj zasadę' }).click()
  await expect(form.getByText('Wpisz stawkę w procentach, na przykład 10 albo 8,5')).toBeVisible()
  await expect(form.getByText('Pole jest wymagane')).toHaveCount(3)
  await expect(form.getByLabel('Stawka')).toHaveValue('dużo')
  await expectAccessible(page)
  await form
    .getByLabel('Rodzaj nagrody albo promocja')
    .selectOption({ label: 'Promocja „Tankuj z DOVVO”, sezon\u00a02025' })
  await form.getByLabel('Stawka').fill('10')
  await form.getByLabel('Obowiązuje od').fill('01.09.2025')
  await form.getByLabel('Podstawa prawna').fill('Sprzedaż premiowa, opinia doradcy z 12.08.2025')
  await form.getByRole('button', { name: 'Dodaj zasadę' }).click()
  const promotion = page.getByRole('region', { name: 'Promocja „Tankuj z DOVVO”, sezon 2025' })
  await expect(promotion).toContainText('10%, zaokrąglenie do pełnych złotych')
  await expect(promotion).toContainText('Zacznie obowiązywać 01.09.2025')

  await page.getByRole('tab', { name: 'Wartość nagród' }).click()
  await page.getByRole('button', { name: 'Zmień wartość: Grill ogrodowy z pokrywą' }).click()
  const valueForm = page.getByRole('form', { name: 'Wartość nagrody: Grill ogrodowy z pokrywą' })
  await expect(valueForm.getByLabel('Wartość jednej sztuki')).toBeFocused()
  await valueForm.getByLabel('Wartość jednej sztuki').fill('0')
  await valueForm.getByRole('button', { name: 'Zapisz wartość' }).click()
  await expect(valueForm.getByText('Podaj kwotę większą od zera')).toBeVisible()
  await valueForm.getByLabel('Wartość jednej sztuki').fill('1 240,50')
  await valueForm.getByRole('button', { name: 'Zapisz wartość' }).click()
  await expect(valueForm).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Grill ogrodowy' })).toContainText(/1\s240,50\szł/)
  await expectAccessible(page)
})
