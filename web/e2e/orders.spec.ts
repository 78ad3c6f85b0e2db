import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, loginOf, signInOperator, test } from './support/fixtures.ts'
import { tick } from './support/forms.ts'

/* A world of its own, because many orders are moved at once. */
test.use({ world: 'orders' })

test('orders are narrowed, ticked, moved together and labelled', async ({ page, logins }) => {
  test.setTimeout(120_000)
  await signInOperator(page, loginOf(logins, 'finance'))
  await page.goto('/zaplecze/zamowienia')
  const table = page.getByRole('table', { name: 'Zamówienia', exact: true })
  const rows = table.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const bar = page.getByRole('region', { name: 'Zaznaczone zamówienia' })

  await test.step('a transfer stays, and it is said why', async () => {
    await page.goto('/zaplecze/zamowienia?kind=bank_transfer')
    await tick(rows.first().getByRole('checkbox'))
    await expect(bar).toContainText('Zaznaczono 1\u00a0zamówienie')
    await expect(bar).toContainText('przelewy idą w\u00a0paczkach')
    await expect(bar.getByRole('button', { name: 'Rozpocznij' })).toHaveCount(0)
    await bar.getByRole('button', { name: 'Odznacz' }).click()
    await expect(bar).toBeHidden()
  })

  await test.step('parcels are narrowed to, and the address keeps it', async () => {
    await page.goto('/zaplecze/zamowienia')
    await page.getByLabel('Rodzaj').selectOption('Nagrody rzeczowe')
    await expect(page).toHaveURL(/kind=parcel/)
    /* The address changes before the page does. */
    await expect(page.getByLabel('Rodzaj')).toHaveValue('parcel')
    await expect(page.getByRole('table', { name: 'Zamówienia' })).not.toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('Rodzaj')).toHaveValue('parcel')
  })

  const order = (await rows.first().getByRole('link').innerText()).trim()
  await test.step('the labels of what is ticked are taken away', async () => {
    await rows.first().getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expectAccessible(page)
    const saving = page.waitForEvent('download')
    await bar.getByRole('button', { name: /^Pobierz CSV/ }).click()
    const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(new RegExp(`^${order};`))
  })

  await test.step('it is begun, and cancelled only with a reason', async () => {
    await bar.getByRole('button', { name: 'Rozpocznij' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zmienić status na W toku?' })
    await expect(dialog).toContainText('1\u00a0zamówienie')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Zmień status' }).click()
    await expect(page.getByText('Zmieniono: 1\u00a0zamówienie.')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`/zaplecze/zamowienia?status=in_progress&search=${order}`)
    await tick(rows.first().getByRole('checkbox'))
    await bar.getByRole('button', { name: 'Anuluj', exact: true }).click()
    const cancelling = page.getByRole('dialog', { name: 'Zmienić status na Anulowana?' })
    await cancelling.getByRole('button', { name: 'Anuluj zamówienia' }).click()
    await expect(cancelling.getByText('Pole jest wymagane')).toBeVisible()
    await cancelling.getByLabel(/Powód dla uczestników/).fill('Brak w magazynie')
    await cancelling.getByRole('button', { name: 'Anuluj zamówienia' }).click()
    await expect(page.getByText('Zmieniono: 1\u00a0zamówienie.')).toBeVisible()
    await expect(table).toContainText('Nie ma takich zamówień')
  })

  await test.step('its history says who cancelled it, and why', async () => {
    await page.goto(`/zaplecze/zamowienia?status=cancelled&search=${order}`)
    await table.getByRole('link', { name: order, exact: true }).click()
    await page.getByRole('button', { name: 'Historia zmian' }).click()
    const history = page.getByRole('table', { name: 'Historia zmian' })
    const cancelled = history.getByRole('row').filter({ hasText: 'Zmiana statusu zamówienia' }).first()
    await cancelled.getByRole('button', { name: 'Szczegóły' }).click()
    await expect(history.getByText('Brak w magazynie')).toBeVisible()
    await expect(history.getByRole('definition').filter({ hasText: 'anulowane' })).toBeVisible()
    await expectAccessible(page)
  })
})

test('what somebody else has moved meanwhile is named with its reason', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'finance'))
  await page.goto('/zaplecze/zamowienia?kind=card')
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const order = (await rows.first().getByRole('link').innerText()).trim()
  await tick(rows.first().getByRole('checkbox'))
  await page.route('**/orders/bulk-status', async (route) => {
    const sent = route.request().postDataJSON()
    sent.orders[0].version += 7
    await route.continue({ postData: JSON.stringify(sent) })
  })
  await page.getByRole('button', { name: 'Rozpocznij' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zmień status' }).click()
  await expect(page.getByText('Bez zmian: 1\u00a0zamówienie.').first()).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: `nr\u00a0${order}:` })).toBeVisible()
  await expectAccessible(page)
})

test('all orders that a list finds are changed as a job, which tells what it has left', async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'finance'))
  await page.goto('/zaplecze/zamowienia?status=all')
  await page.getByRole('button', { name: 'Zmień wszystkie znalezione' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zmienić wszystkie znalezione zamówienia?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zmień status' }).click()
  await expect(dialog.getByText('Pole jest wymagane')).toBeVisible()
  const inProgress = dialog.getByRole('radio', { name: /^W toku: \d+\szamówie/ })
  await inProgress.focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Zmień status' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zamówienia: status W toku' })).toBeVisible()
  await expect(page.getByText('Zakończone')).toBeVisible()
  await expectAccessible(page)
  const left = page.getByRole('table', { name: 'Bez zmian' })
  await left
    .getByRole('link', { name: /^Zamówienie nr/ })
    .first()
    .click()
  await expect(page).toHaveURL(/zaplecze\/zamowienia\/[\w-]{22}$/)
  await page.getByRole('link', { name: 'Zadania zbiorcze' }).click()
  await expect(page.getByRole('table', { name: 'Zadania zbiorcze' })).toContainText(
    'Zamówienia: status W toku',
  )
})
