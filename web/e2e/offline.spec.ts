import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signIn, signInByForm, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'

test.use({ serviceWorkers: 'allow' })
/* Caching some ninety files takes a while before each test. */
test.describe.configure({ timeout: 120_000 })

const bar = (page: Page) => page.getByRole('region', { name: 'Brak połączenia' })
const greeting = (page: Page) => page.getByRole('heading', { name: /^Dzień dobry/ })

/** Waits until the portal's files and the participant's answers are cached for the time without a connection. */
async function everythingCached(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 30_000,
  })
  const worker = await (await page.request.get('/sw.js')).text()
  const cachedAssets = new Set(worker.match(/\/assets\/[\w.-]+/g))
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const [name = ''] = await caches.keys()
          const requests = await (await caches.open(name)).keys()
          return requests.filter(({ url }) => url.includes('/assets/')).length
        }),
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(cachedAssets.size)
  await expect.poll(() => lastSeen(page), { timeout: 15_000 }).toContain('"calculator"')
}

/** The content of the browser's database as text; empty without one. */
function lastSeen(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('plon-offline')
        opening.onerror = () => resolve('')
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('kept')) return resolve('')
          const request = database.transaction('kept').objectStore('kept').get('last-seen')
          request.onsuccess = () => {
            database.close()
            resolve(request.result === undefined ? '' : JSON.stringify(request.result))
          }
        }
      }),
  )
}

test('a participant in a field without a signal opens the portal, reads, calculates, and comes back @field', async ({
  page,
  context,
  logins,
}) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  await expect(greeting(page)).toBeVisible()
  await page.getByRole('link', { name: 'Wymień na nagrody' }).click()
  await expect(page.getByRole('link', { name: 'Przelew na konto', exact: true })).toBeVisible()
  await everythingCached(page)
  /* Answers are stored a second after they are shown, so the calculator may be there without the catalogue. */
  await expect.poll(() => lastSeen(page)).toContain('"rewards","catalogue"')

  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(greeting(page)).toBeVisible()
  await expect(bar(page)).toContainText(/Jesteś offline.*dane z\s20\.08\.2025/)
  await expectAccessible(page)

  await page.goto('/nagrody')
  await expect(page.getByRole('link', { name: 'Przelew na konto', exact: true })).toBeVisible()

  await page.goto('/kalkulator')
  await suggest(page.getByRole('combobox', { name: 'Dodaj produkt' }), 'dovvo')
  const option = page.getByRole('option', { name: 'DOVVO 450 SC' })
  /* The list appears once the on-screen keyboard is up, or has not come. */
  await expect(option).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'DOVVO 450 SC' })).toBeVisible()
  await page.getByRole('textbox', { name: /Opakowanie 1\sL/ }).fill('10')
  await expect(
    page
      .getByRole('main')
      .getByText(/[1-9]\d*\spkt/)
      .first(),
  ).toBeVisible()

  await page.goto('/dashboard#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading').first()).toBeFocused()
  /* An invoice is the one report that can be made without a connection; reports-offline.spec.ts makes it. */
  await expect(dialog.getByRole('button', { name: 'Zapisz na telefonie' })).toBeEnabled()
  await expect(dialog.getByText('Jesteś offline')).toBeVisible()
  await page.keyboard.press('Escape')

  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/refresh_token'))
  await context.setOffline(false)
  expect((await renewed).status()).toBe(200)
  await expect(bar(page)).toHaveCount(0)
  await expect(greeting(page)).toBeVisible()
})

test('a page that was never seen says that there is no connection, and comes by itself once there is one', async ({
  page,
  context,
  logins,
}) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  await expect(greeting(page)).toBeVisible()
  await everythingCached(page)
  await context.setOffline(true)
  await page.goto('/moje-nagrody')
  await expect(page.getByRole('heading', { level: 1, name: 'Brak połączenia' })).toBeVisible()
  await expect(page.getByText('Sprawdź połączenie z internetem')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Moje nagrody' })).toBeVisible()
})

test('signing out leaves nothing in the browser, and nothing is shown without a connection', async ({
  page,
  context,
  logins,
}) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  await expect(greeting(page)).toBeVisible()
  await everythingCached(page)
  expect(await lastSeen(page)).not.toMatch(/auth_token|refresh|Bearer/)
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/wylogowano$/)
  await expect.poll(() => lastSeen(page)).toBe('')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: 'Zaloguj się', exact: true }),
  ).toBeDisabled()
  await expect(greeting(page)).toHaveCount(0)
})

test('a connection that goes while the portal is open is said at the foot of every page', async ({
  page,
  context,
  logins,
}) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  await expect(greeting(page)).toBeVisible()
  /* The page needs its invoices; while they were missing an error would stand in its place. */
  const invoices = page.locator('section', { has: page.getByRole('heading', { name: 'Ostatnie faktury' }) })
  await expect(invoices.getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  await expect(bar(page)).toContainText('Jesteś offline')
  await expect(greeting(page)).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(bar(page)).toHaveCount(0)
})

test.describe('without the worker', () => {
  /* A service worker would have cached the code that must not come. */
  test.use({ serviceWorkers: 'block' })

  test('a page whose code does not come says that there is no connection, and blames no server', async ({
    page,
    context,
    logins,
  }) => {
    await signIn(page, loginOf(logins, 'participant'))
    await page.goto('/dashboard')
    await expect(greeting(page)).toBeVisible()
    await page.route(/\/assets\/CalculatorPage-/, (route) => route.abort('internetdisconnected'))
    await page.route('**/health/live', (route) => route.abort('internetdisconnected'))
    await page.goto('/kalkulator')
    const title = page.getByRole('heading', { level: 1, name: 'Brak połączenia' })
    await expect(title).toBeVisible()
    await expect(page.getByText('Sprawdź połączenie z internetem')).toBeVisible()
    await expect(page.getByText('500', { exact: true })).toHaveCount(0)
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kalkulator punktów' })).toBeVisible()

    await page.route(/\/assets\/app-/, (route) => route.abort('internetdisconnected'))
    await page.goto('/kalkulator', { waitUntil: 'commit' })
    await expect(title).toBeVisible()
    await page.unrouteAll()
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Kalkulator punktów' })).toBeVisible()
  })
})
