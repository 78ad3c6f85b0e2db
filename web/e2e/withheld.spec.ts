import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { approve, exportFile, orderTransfer, propose, transferRow } from './support/payouts.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because the rule holds for every later transfer. */
test.use({ world: 'withheld' })

test('tax that is withheld of a transfer is told before, and leaves the rest for the bank', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await finance.goto('/zaplecze/podatki/zasady')
  await finance.getByRole('button', { name: 'Dodaj zasadę' }).click()
  const form = finance.getByRole('form', { name: 'Nowa zasada' })
  await form.getByLabel('Rodzaj nagrody albo promocja').selectOption({ label: 'Przelew na konto' })
  await form.getByText('Podatek zryczałtowany').click()
  await form.getByLabel('Stawka').fill('10')
  await form.getByLabel('Obowiązuje od').fill('20.08.2025')
  await form.getByLabel('Podstawa prawna').fill('Sprzedaż premiowa, opinia doradcy z 12.08.2025')
  await form.getByRole('button', { name: 'Dodaj zasadę' }).click()
  await expect(finance.getByRole('region', { name: 'Przelew na konto', exact: true })).toContainText('10%')

  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody/przelew-na-konto/zamowienie')
  await page.getByRole('textbox', { name: 'Kwota przelewu' }).fill('80')
  await expect(page.getByText('Od kwoty potrącamy 10% podatku zryczałtowanego')).toBeVisible()
  await expectAccessible(page)
  const order = await orderTransfer(page, '80')

  await finance.goto('/zaplecze/wyplaty/nowa')
  await expect(finance.getByText('w tym 8,00 zł podatku do potrącenia').first()).toBeVisible()
  const batch = await propose(finance, [order])
  await expect(finance.getByRole('heading', { name: 'Suma: 72,00 zł' })).toBeVisible()
  await expect(transferRow(finance, order)).toContainText('po potrąceniu 8,00 zł podatku')
  await expectAccessible(finance)
  const administrator = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await administrator.goto(batch)
  await approve(administrator)
  await exportFile(administrator)

  await page.goto('/moje-nagrody')
  const row = page.getByRole('row').filter({ hasText: `nr\u00a0${order}` })
  await row.getByRole('button', { name: 'Szczegóły' }).click()
  await expect(page.getByText(/Potrącony podatek: 8,00\szł, wypłata: 72,00\szł/)).toBeVisible()
  await expectAccessible(page)
})
