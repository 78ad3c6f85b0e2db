import type { Locator, Page } from '@playwright/test'
import { newNumber, pdf } from './support/files.ts'
import { expect as expectNow, loginOf, signIn, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'
import { type LoadMeasurements, measureLoading, weakSignal } from './support/weak-signal.ts'

/* Everything arrives late. */
const expect = expectNow.configure({ timeout: 30_000 })

/** Presses twice, as people do while nothing seems to happen; returns a count of the requests to that address. */
async function pressTwice(page: Page, button: Locator, address: string): Promise<() => number> {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === address) sent++
  })
  let release: () => void = () => undefined
  const seen = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**${address}`, async (route) => {
    await seen
    await route.continue()
  })
  await button.dblclick()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  release()
  /* Chromium's cache is off while there is a route. */
  await page.unrouteAll({ behavior: 'wait' })
  return () => sent
}

/* These tests begin before the app is there. */
test.use({ landing: 'at the document', actionTimeout: 30_000 })

/** Neither an empty frame nor a shift of text being read. */
function expectCalm({ shift, empty }: LoadMeasurements) {
  expect(shift, 'cumulative layout shift').toBeLessThan(0.1)
  expect(empty, 'frames with nothing').toBe(0)
}

test('on a weak signal a visitor reads at once, and what they press before the app is there opens @field', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await weakSignal(page)
  const coming = await measureLoading(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const app = page.locator('#root').getByRole('progressbar', { includeHidden: true })
  expect(await app.count()).toBe(0)
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  expectCalm(await coming())

  const { login, password } = loginOf(logins, 'participant')
  await dialog.getByLabel('NIP').fill(login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(password)
  const signingIn = await pressTwice(
    page,
    dialog.getByRole('button', { name: 'Zaloguj się', exact: true }),
    '/api/v1/auth/login',
  )
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
  expect(signingIn()).toBe(1)
  await expect(page.getByRole('progressbar', { name: /Tankuj z DOVVO/ })).toBeVisible()
  const panel = await coming()
  expect(panel.bar).toBe(true)
  expectCalm(panel)
})

test('on a weak signal a participant sees what is on its way, and what is pressed twice is sent once @field', async ({
  page,
  logins,
}) => {
  test.setTimeout(120_000)
  await signIn(page, loginOf(logins, 'participant'))
  await weakSignal(page)
  const coming = await measureLoading(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('progressbar', { name: /Tankuj z DOVVO/ })).toBeVisible()
  const panel = await coming()
  expect(panel.skeleton).toBe(true)
  expectCalm(panel)
  await page.goto('/moje-faktury')
  const list = page.getByRole('table', { name: /^Faktury/ })
  await expect(list.getByRole('link').first()).toBeVisible()
  const invoices = await coming()
  expect(invoices.list).toBe(true)
  expectCalm(invoices)

  await page.getByRole('main').getByRole('link', { name: 'Zgłoś fakturę' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await dialog.getByLabel('Numer faktury').fill(newNumber())
  await suggest(dialog.getByRole('combobox', { name: 'Dystrybutor' }), 'Agro-Noteć')
  await expect(page.getByRole('option', { name: /^Agro-Noteć/ }).first()).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.locator('input[type=file]').first().setInputFiles(pdf(newNumber()))
  const reporting = await pressTwice(
    page,
    dialog.getByRole('button', { name: 'Wyślij zgłoszenie' }),
    '/api/v1/invoices/submit',
  )
  await expect(dialog).toContainText('Twoja faktura została dodana prawidłowo')
  expect(reporting()).toBe(1)

  await page.goto('/nagrody/przelew-na-konto/zamowienie')
  await page.getByRole('textbox', { name: 'Kwota przelewu' }).fill('50')
  const ordering = await pressTwice(
    page,
    page.getByRole('button', { name: 'Zamawiam' }),
    '/api/v1/prize/orders',
  )
  await expect(page).toHaveURL(/\/moje-nagrody/)
  expect(ordering()).toBe(1)
})
