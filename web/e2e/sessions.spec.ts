import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, signInByForm, test } from './support/fixtures.ts'

const greeting = (page: Page) => page.getByRole('heading', { name: /^Dzień dobry/ })

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
}

test('two tabs that renew their session at once stay signed in @postgres', async ({
  page,
  context,
  logins,
}) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(greeting(second)).toBeVisible()
  const renewals: number[] = []
  context.on('response', (answer) => {
    if (answer.url().endsWith('/api/v1/refresh_token')) renewals.push(answer.status())
  })
  for (const round of [1, 2, 3]) {
    await Promise.all([page.reload(), second.reload()])
    await expect(greeting(page)).toBeVisible()
    await expect(greeting(second)).toBeVisible()
    /* One tab renews; the other takes its bearer, or renews after it. */
    expect(renewals.length).toBeGreaterThanOrEqual(round)
  }
  expect(new Set(renewals)).toEqual(new Set([200]))
})

test('a bearer that ran out in two tabs is renewed for both', async ({ page, context, logins }) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(greeting(second)).toBeVisible()
  /*
   * Each tab gets one 401 for the catalogue, as after fifteen minutes; the dashboard's query for gift cards may still
   * be running.
   */
  for (const tab of [page, second]) {
    await tab.route(
      '**/api/v1/prize/teraz*',
      (route) => route.fulfill({ status: 401, json: { message: 'Zaloguj się' } }),
      { times: 1 },
    )
  }
  await Promise.all([page, second].map((tab) => tab.getByRole('link', { name: 'Wymień na nagrody' }).click()))
  for (const tab of [page, second]) {
    await expect(tab.getByRole('link', { name: 'Przelew na konto', exact: true })).toBeVisible()
    await expect(tab).toHaveURL(/\/nagrody$/)
  }
})

test('signing out in one tab leads the others away @postgres', async ({ page, context, logins }) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(greeting(second)).toBeVisible()
  await signOut(page)
  await expect(page).toHaveURL(/\/wylogowano$/)
  await expect(second).toHaveURL(/\/wylogowano$/)
  await second.goto('/moje-faktury')
  await expect(second.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
})

test('a session that ended on the server: a page load says so, and signing in goes on @postgres', async ({
  page,
  context,
  logins,
  server,
}) => {
  const bearers: string[] = []
  page.on('request', (request) => {
    const bearer = request.headers().authorization
    if (bearer) bearers.push(bearer)
  })
  /* Who saves data prefetches nothing. */
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await signInByForm(page, loginOf(logins, 'participant'))
  /* Whichever request is still on its way learns of the end first, and its notice is gone before it is looked for. */
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  /* Sent without this browser's cookies, as by another device of the participant. */
  const ended = await fetch(`${server.url}/api/v1/auth/logout`, {
    headers: { Authorization: bearers.at(-1) ?? '' },
  })
  expect(ended.status).toBe(200)
  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { name: 'Zostałeś automatycznie wylogowany' })).toBeVisible()
  await expect(second.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
  await expectAccessible(second)
  await page.getByRole('link', { name: 'Wymień na nagrody' }).click()
  /* The toast disappears after four seconds, so it is expected before the page. */
  await expect(page.getByText('Zostałeś automatycznie wylogowany')).toBeVisible()
  await expect(page).toHaveURL(/\/#!logowanie$/)
  await second.getByRole('link', { name: 'Zaloguj się' }).last().click()
  await expect(second.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
})

test('signing out without a connection holds here at once, and on the server once there is one', async ({
  page,
  context,
  logins,
}) => {
  /* The page after signing out is prefetched with a delay. */
  const prefetched = page.waitForResponse(/\/assets\/SignedOutPage-/, { timeout: 30_000 })
  await signInByForm(page, loginOf(logins, 'participant'))
  await expect(page.getByRole('heading', { name: 'Dostępne punkty' })).toBeVisible()
  await (await prefetched).finished()
  await context.setOffline(true)
  await signOut(page)
  await expect(page).toHaveURL(/\/wylogowano$/)
  await expect(page.getByRole('heading', { name: 'Do zobaczenia' })).toBeVisible()
  const response = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/auth/logout'))
  await context.setOffline(false)
  expect((await response).status()).toBe(200)
  await page.goto('/dashboard')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
})

test('the redirect after signing in is a place of the portal, never another site', async ({
  page,
  logins,
}) => {
  const { login, password } = loginOf(logins, 'participant')
  for (const [address, place] of [
    ['/moje-nagrody', /\/moje-nagrody$/],
    ['//evil.example/', /\/dashboard$/],
  ] as const) {
    await page.goto(`/?redirect=${encodeURIComponent(address)}#!logowanie`)
    const dialog = page.getByRole('dialog')
    /* The title takes the focus late, and text filled in before that is lost. */
    await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
    await dialog.getByLabel('NIP').fill(login)
    await dialog.getByRole('textbox', { name: 'Hasło' }).fill(password)
    await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
    await expect(page).toHaveURL(place)
    await signOut(page)
    await expect(page).toHaveURL(/\/wylogowano$/)
  }
})

test('a participant sees the devices that are signed in, signs another one out, and then all of them @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'pl-PL' })
  const phone = await elsewhere.newPage()
  await signInByForm(phone, login)
  await signInByForm(page, login)
  await page.goto('/moj-profil')
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Twoje urządzenia' }) })
  await expect(card.getByRole('listitem').filter({ hasText: 'To urządzenie' })).toHaveCount(1)
  const others = card.getByRole('button', { name: /^Wyloguj: Chrome/ })
  const before = await others.count()
  await others.first().click()
  await expect(page.getByRole('heading', { name: 'Potwierdź, że to Ty' })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Twoje hasło').fill(login.password)
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(page.getByText('Sesja została zakończona')).toBeVisible()
  await expect(others).toHaveCount(before - 1)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'Zostałeś automatycznie wylogowany' })).toBeVisible()
  await card.getByRole('button', { name: 'Wyloguj wszędzie' }).click()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Tak, wszędzie' }).click()
  await expect(page).toHaveURL(/\/wylogowano$/)
  await page.goto('/dashboard')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
  await elsewhere.close()
})
