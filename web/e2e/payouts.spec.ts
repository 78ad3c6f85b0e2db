import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { enterOperatorCode, expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import {
  approve,
  availablePoints,
  exportFile,
  orderTransfer,
  propose,
  transferRow,
} from './support/payouts.ts'
import { operatorsPage } from './support/purchases.ts'

/* A world of its own, because a batch takes all waiting orders. */
test.use({ world: 'payouts' })

test('a transfer leaves in a batch that two operators sign, and the bank sends it back: the points return @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(240_000)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/dashboard')
  const before = await availablePoints(page)
  const paidOrder = await orderTransfer(page, '60')
  const lost = await orderTransfer(page, '50')
  await page.goto('/dashboard')
  expect(await availablePoints(page)).toBe(before - 11_000)

  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  const batch = await test.step('finance proposes', async () => {
    await finance.goto('/zaplecze/wyplaty')
    await expect(finance.getByRole('heading', { level: 1, name: 'Wypłaty' })).toBeVisible()
    await expectAccessible(finance)
    await finance.goto('/zaplecze/wyplaty/nowa')
    await expect(finance.getByRole('button', { name: 'Zaproponuj paczkę' })).toBeDisabled()
    return propose(finance, [paidOrder, lost])
  })

  await test.step('who proposed does not approve', async () => {
    const button = finance.getByRole('button', { name: 'Zatwierdź paczkę' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription(/nie zatwierdza ten, kto ją zaproponował/)
    await expectAccessible(finance)
    await offer(finance, batch, 'approve')
    await button.click()
    const dialog = finance.getByRole('dialog', { name: 'Zatwierdzić paczkę?' })
    await enterOperatorCode(finance)
    await dialog.getByRole('button', { name: 'Zatwierdź' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'zatwierdza inna osoba niż ta, która ją zaproponowała',
    )
    await dialog.getByRole('button', { name: 'Nie teraz' }).click()
    await finance.unrouteAll({ behavior: 'wait' })
  })

  await test.step('the order leads to its batch, and no other way moves it', async () => {
    await finance.getByRole('link', { name: `nr\u00a0${lost}` }).click()
    await expect(finance.getByRole('heading', { level: 1, name: `Zamówienie nr ${lost}` })).toBeVisible()
    await expect(finance.getByRole('radio', { name: 'W toku' })).toHaveCount(0)
    await expectAccessible(finance)
    await finance.getByRole('link', { name: /^paczce nr/ }).click()
    await expect(finance).toHaveURL(batch)
  })

  const administrator = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await administrator.goto(batch)
  await approve(administrator)
  await exportFile(administrator)

  await test.step('the file holds both transfers, however often it is taken', async () => {
    await expectAccessible(administrator)
    const iso = await taken(administrator, isoButton)
    const xml = iso.toString('utf8')
    expect(xml).toContain('pain.001.001.09')
    expect(xml).toContain('<NbOfTxs>2</NbOfTxs>')
    expect(xml).toContain('<CtrlSum>110.00</CtrlSum>')
    for (const order of [paidOrder, lost]) expect(xml).toContain(`<EndToEndId>ZAM-${order}</EndToEndId>`)
    expect(iso.equals(await taken(administrator, isoButton))).toBe(true)

    const polish = new TextDecoder('windows-1250')
    const elixir = polish.decode(await taken(administrator, /^CP1250 \(Windows\)\s*: Elixir-0$/))
    const lines = elixir.split('\r\n').filter((line) => line !== '')
    expect(lines.map((line) => line.split(',').slice(0, 3))).toEqual([
      ['110', expect.stringMatching(/^\d{8}$/), '6000'],
      ['110', expect.stringMatching(/^\d{8}$/), '5000'],
    ])
    expect(elixir).toContain(`zamówienie|nr ${lost}"`)
    const own = await taken(administrator, /^UTF-8\s*: Elixir-0$/)
    expect(own.toString('utf8')).toBe(elixir)
  })

  await test.step('the bank returns one', async () => {
    await transferRow(administrator, lost).getByRole('button', { name: 'Oznacz zwrot' }).click()
    const dialog = administrator.getByRole('dialog', { name: 'Oznaczyć zwrot przelewu?' })
    await expect(dialog).toContainText(/50,00\szł/)
    await expectAccessible(administrator)
    await dialog.getByRole('button', { name: 'Oznacz zwrot' }).click()
    await expect(dialog.getByText('Pole jest wymagane')).toBeVisible()
    await dialog.getByRole('button', { name: 'Rachunek odbiorcy jest zamknięty' }).click()
    await dialog.getByRole('button', { name: 'Oznacz zwrot' }).click()
    await expect(dialog).toBeHidden()
    await expect(transferRow(administrator, lost)).toContainText('Zwrócony przez bank')
    await expect(transferRow(administrator, lost).getByRole('button')).toHaveCount(0)
  })

  await test.step('the rest is confirmed', async () => {
    await administrator.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
    const dialog = administrator.getByRole('dialog', { name: 'Potwierdzić wykonanie przelewów?' })
    await dialog.getByRole('button', { name: 'Potwierdź wykonanie' }).click()
    await expect(standing(administrator)).toContainText('Rozliczona ze zwrotami')
    await expect(transferRow(administrator, paidOrder)).toContainText('Wykonany')
    await expectAccessible(administrator)
  })

  await page.goto('/moje-nagrody')
  await expect(page.getByRole('row').filter({ hasText: lost })).toContainText('Zwrócona')
  await expect(page.getByRole('row').filter({ hasText: paidOrder })).toContainText('Zrealizowana')
  await page.goto('/dashboard')
  expect(await availablePoints(page)).toBe(before - 6000)
})

test('who changes a batch does not approve it either, and a withdrawn one frees its orders', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(180_000)
  await signIn(page, loginOf(logins, 'participant'))
  const first = await orderTransfer(page, '60')
  const second = await orderTransfer(page, '70')
  const finance = await operatorsPage(browser, server.url, loginOf(logins, 'finance'))
  await finance.goto('/zaplecze/wyplaty/nowa')
  const batch = await propose(finance, [first, second])

  const administrator = await operatorsPage(browser, server.url, loginOf(logins, 'administrator'))
  await administrator.goto(batch)
  await expect(administrator.getByRole('button', { name: 'Zatwierdź paczkę' })).toBeEnabled()
  await transferRow(administrator, first).getByRole('button', { name: 'Wyjmij' }).click()
  await administrator.getByRole('dialog').getByRole('button', { name: 'Wyjmij przelew' }).click()
  await expect(transferRow(administrator, first)).toContainText('Poza paczką')
  await expect(administrator.getByRole('button', { name: 'Zatwierdź paczkę' })).toBeDisabled()
  await expect(administrator.getByRole('heading', { name: /^Suma: 70,00\szł$/ })).toBeVisible()

  await administrator.getByRole('button', { name: 'Dodaj przelewy' }).click()
  await tick(administrator.getByRole('checkbox', { name: `Zamówienie nr\u00a0${first}`, exact: true }))
  await administrator.getByRole('button', { name: 'Dodaj zaznaczone' }).click()
  await administrator.getByRole('dialog').getByRole('button', { name: 'Dodaj do paczki' }).click()
  await expect(transferRow(administrator, first)).toContainText('Czeka')
  await expectAccessible(administrator)

  await test.step('finance acts on what it saw before the change', async () => {
    await finance.getByRole('button', { name: 'Wycofaj paczkę' }).click()
    const dialog = finance.getByRole('dialog', { name: 'Wycofać paczkę?' })
    await dialog.getByLabel('Powód').fill('Wypłata za wcześnie')
    await dialog.getByRole('button', { name: 'Wycofaj paczkę' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Nie teraz' }).click()
    await expect(finance.getByText('Agnieszka', { exact: false }).first()).toBeVisible()
    await finance.getByRole('button', { name: 'Wycofaj paczkę' }).click()
    await dialog.getByLabel('Powód').fill('Wypłata za wcześnie')
    await dialog.getByRole('button', { name: 'Wycofaj paczkę' }).click()
    await expect(standing(finance)).toContainText('Wycofana')
    await expectAccessible(finance)
  })
  await finance.goto('/zaplecze/wyplaty?status=withdrawn')
  await expect(finance.getByRole('table', { name: 'Paczki przelewów' }).getByText('Wycofana')).toBeVisible()
  await finance.goto('/zaplecze/wyplaty/nowa')
  await expect(
    finance.getByRole('checkbox', { name: `Zamówienie nr\u00a0${second}`, exact: true }),
  ).toBeVisible()
})

const isoButton = /^Pobierz\s*: ISO\s20022, pain\.001\.001\.09$/

/** The page's title with the status badge beside it. */
function standing(admin: Page): Locator {
  return admin.getByRole('heading', { level: 1 }).locator('..')
}

/** Shows an action that the server no longer allows, as on a page loaded earlier. */
async function offer(admin: Page, batch: string, offered: string) {
  await admin.route(`**/api/v1/backoffice/payouts/${batch.split('/').at(-1)}`, async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.acts.push(offered)
    await route.fulfill({ response, json: body })
  })
  await admin.reload()
}

/** The bytes of a button's download. */
async function taken(admin: Page, button: RegExp): Promise<Buffer> {
  const coming = admin.waitForEvent('download')
  await admin.getByRole('button', { name: button }).click()
  return readFile(await (await coming).path())
}
