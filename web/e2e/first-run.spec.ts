import { expect, expectAccessible, test } from './support/fixtures.ts'
import { start } from './support/server.ts'
import { enrol, fillSetup } from './support/setting-up.ts'
import { emptyWorld, remove } from './support/template.ts'

/* A world of its own, because it begins with nothing. */
test.use({
  world: 'first-run',
  server: [
    async ({ database }, use) => {
      const world = await emptyWorld(database)
      const server = await start(world, null)
      await use(server)
      await server.stop()
      await remove(world)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('an empty portal is set up behind its link, and says "soon" until it is opened @postgres', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const email = 'anna@pole.example'
  const ready = await page.request.get('/health/ready')
  expect([ready.status(), await ready.json()]).toEqual([200, { status: 'not_configured' }])
  expect((await page.request.get('/health/live')).status()).toBe(200)
  await page.goto('/regulamin')
  await expect(page.getByRole('heading', { level: 1, name: 'Wkrótce' })).toBeVisible()
  await expectAccessible(page)

  const link = await server.setupLink()
  await page.goto(link)
  await fillSetup(page, email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Uruchom portal' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)

  const signIn = page.getByRole('form', { name: 'Logowanie do zaplecza' })
  await expect(signIn.getByLabel('Adres e-mail')).toHaveValue(email)
  await enrol(page, email)

  await expect(page).toHaveURL(/\/zaplecze\/przed-startem$/)
  const rules = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Regulamin/ }) })
  await expect(rules.getByText('Brakuje')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Otwórz portal' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Otwórz portal' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nie ma opublikowanego regulaminu ani jego pliku PDF')
  await dialog.getByRole('button', { name: 'Nie teraz' }).click()
  await rules.getByRole('button', { name: /^Wstaw wzór/ }).click()
  await expect(page).toHaveURL(/\/zaplecze\/strony\/\d+$/)
  await page.goto('/zaplecze')
  await expect(page.getByRole('heading', { name: 'Portal nie jest jeszcze otwarty' })).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Wkrótce' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'info@pole.example' })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Portal jest już skonfigurowany.', { exact: false })).toBeVisible()
})
