import { expect, expectAccessible, loginOf, signIn, signInByForm, test } from './support/fixtures.ts'

test('a visitor is asked to sign in and then led where they were going @postgres', async ({
  page,
  logins,
}) => {
  const login = loginOf(logins, 'participant')
  await page.goto('/moje-nagrody')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('NIP').fill(login.login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page).toHaveURL(/\/moje-nagrody$/)
})

test('a reload keeps the session, signing out ends it @postgres', async ({ page, logins }) => {
  await signInByForm(page, loginOf(logins, 'participant'))
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/wylogowano$/)
  await expect(page.getByText('Wylogowano poprawnie')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeVisible()
})

test('a participant has no way into the back office', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/zaplecze/faktury')
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
  await expectAccessible(page)
})

test('an address that nobody serves is said to be none', async ({ page }) => {
  await page.goto('/nie-ma/takiej/strony')
  await expect(page.getByText('404').first()).toBeVisible()
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
})

test('no page asks another origin for anything, and none breaks its own policy', async ({
  page,
  logins,
  server,
}) => {
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  await signInByForm(page, loginOf(logins, 'participant'))
  for (const path of ['/moje-faktury', '/nagrody', '/nagrody/kurtka-robocza', '/moje-nagrody']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
})
