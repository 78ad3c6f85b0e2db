import type { Locator, Page } from '@playwright/test'
import { newNumber } from './support/files.ts'
import { expect, loginOf, sendDecisionNow, signIn, signInOperator, test } from './support/fixtures.ts'
import { chooseDovvo, openWaiting, operatorsPage, reportInvoice } from './support/purchases.ts'

/* Enter sends what stands in the field, although no field is left before. */

test.use({ world: 'payouts' })

/** Replaces the field's text by keys. */
async function retype(field: Locator, text: string) {
  await field.press('Control+a')
  await field.pressSequentially(text)
}

const refusal = { error: 'invalid', message: 'Na próbę.', errors: {} }

/** Refuses requests to a path before the server, so that one field after the other can be tried. */
async function refuse(page: Page, path: RegExp) {
  await page.route(path, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 422, json: refusal }) : route.continue(),
  )
}

/** The form data that a key sends to a refused path. */
async function sentBy(page: Page, path: RegExp, key: string): Promise<unknown> {
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'POST' && path.test(response.url()),
  )
  await page.keyboard.press(key)
  const form: unknown = (await refused).request().postDataJSON()
  await expect(page.getByText(refusal.message).first()).toBeVisible()
  await expect(page.getByText('Wysyłanie...')).toHaveCount(0)
  return form
}

test('in the review of invoices Ctrl+Enter sends the day, the pack, the number, the sum and the buyer that are seen', async ({
  page,
  browser,
  logins,
  server,
}) => {
  test.setTimeout(120_000)
  const number = newNumber()
  await signIn(page, loginOf(logins, 'participant'))
  await reportInvoice(page, number)
  const admin = await operatorsPage(browser, server.url, loginOf(logins, 'moderator'))
  await openWaiting(admin, number)
  const box = (name: string) => admin.getByRole('textbox', { name })
  const pack = admin.getByRole('combobox', { name: 'Produkt i opakowanie' })
  await chooseDovvo(admin, 10)
  await box('Data wystawienia').fill('18.08.2025')
  await box('Liczba opakowań').fill('100')
  await box('Wartość netto').fill('1000')

  const check = /\/review\?check=true$/
  await refuse(admin, check)
  for (const [field, typed, expected] of [
    ['Data wystawienia', '1.8.2025', { issued_on: '2025-08-01' }],
    ['Data wystawienia', '2025-08-04', { issued_on: '2025-08-04' }],
    ['Liczba opakowań', '10', { lines: [{ quantity: 10 }] }],
    ['Wartość netto', '12,34', { lines: [{ net_value: 1234 }] }],
    ['Nabywca', 'Gospodarstwo Żak', { buyer_name: 'Gospodarstwo Żak' }],
  ] as const) {
    await retype(box(field), typed)
    expect(await sentBy(admin, check, 'Control+Enter'), field).toMatchObject(expected)
  }
  await admin.unroute(check)
  await retype(pack, 'AGRO')
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByText('Wybierz z listy')).toBeVisible()
  await expect(pack).toHaveValue('AGRO')
  await chooseDovvo(admin, 5)
  await admin.keyboard.press('Control+Enter')
  await expect(admin.getByRole('heading', { level: 1, name: number })).toBeHidden()
  await sendDecisionNow(admin)
  await admin.goto(`/zaplecze/faktury?status=accepted&search=${encodeURIComponent(number)}`)
  await admin.getByRole('link', { name: number }).click()
  await expect(admin.getByText(/10\s×\s5\sL/).first()).toBeVisible()
  await admin.context().close()
})

test('Enter sends the number, the day and the phone that are seen, at the office', async ({
  page,
  logins,
}) => {
  const [trip, correction, programme] = [
    /\/backoffice\/trips\/\d+\/update$/,
    /\/corrections\?check=true$/,
    /\/settings\/programme$/,
  ]
  for (const path of [trip, correction, programme]) await refuse(page, path)
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/wycieczki')
  await page.getByRole('link', { name: /Islandia/ }).click()
  await page.getByRole('button', { name: 'Zmień warunki' }).click()
  for (const [field, typed, expected] of [
    ['Termin zamówienia', '2.9.2026', { order_by: '2026-09-02' }],
    ['Zamawianie od', '2026-08-31', { opens_on: '2026-08-31' }],
    ['Koszt', '123 456', { cost: 123_456 }],
    ['Rezerwa', '7', { reserved_points: 7 }],
  ] as const) {
    await retype(page.getByRole('textbox', { name: field }), typed)
    expect(await sentBy(page, trip, 'Enter'), field).toMatchObject(expected)
  }

  await page.goto(`/zaplecze/uczestnicy?search=${loginOf(logins, 'participant', 'Nowy Uczestnik').login}`)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Punkty' }).click()
  await page.getByLabel('Powód').fill('Premia')
  await page.getByRole('textbox', { name: 'Liczba punktów' }).fill('3')
  await retype(page.getByRole('textbox', { name: 'Liczba punktów' }), '12')
  expect(await sentBy(page, correction, 'Enter')).toMatchObject({ points: 12 })

  await page.goto('/zaplecze/ustawienia')
  await retype(page.getByLabel('Telefon Infolinii'), '600700801')
  const settings = await sentBy(page, programme, 'Enter')
  expect(settings).toMatchObject({ programme: { brand_phone: '+48600700801' } })

  await page.goto('/zaplecze/dziennik')
  await retype(page.getByRole('textbox', { name: 'Od dnia' }), '1.8.2025')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2025-08-01/)
})

test('Enter sends the sum that is seen, in the portal @phone', async ({ page, logins }) => {
  const orders = /\/prize\/orders$/
  await refuse(page, orders)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/nagrody/przelew-na-konto/zamowienie')
  const sum = page.getByRole('textbox', { name: 'Kwota przelewu' })
  await sum.fill('100')
  await retype(sum, '50')
  expect(await sentBy(page, orders, 'Enter')).toMatchObject({ amount: 5000 })
})

test('a day is chosen from the calendar by the keyboard alone', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/dziennik')
  const from = page.getByRole('textbox', { name: 'Od dnia' })
  await from.fill('18.08.2025')
  await from.press('Alt+ArrowDown')
  await expect(page.getByRole('button', { name: /18 sierpnia 2025/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(from).toHaveValue('19.08.2025')
  await expect(from).toBeFocused()
})
