import type { Page } from '@playwright/test'
import { expect, expectAccessible, loginOf, postponeTrip, signIn, test } from './support/fixtures.ts'
import { nextFrames } from './support/forms.ts'
import { type Server, start } from './support/server.ts'
import { copyOfTemplate, remove } from './support/template.ts'

/* A world of its own, because the clock is moved for everybody. */
test.use({ world: 'helper-panel' })

const key = 'Control+Shift+F8'
const panel = (page: Page) => page.getByRole('complementary', { name: 'Pomocnik' })
const toggle = (page: Page, name: string) => panel(page).getByRole('checkbox', { name })

/** Neither tables nor cards are wider than the window. */
async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
}

test('the key opens the panel, and tables show on every screen what is switched on, until it is not', async ({
  page,
  logins,
  server,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await postponeTrip(page, server.url)
  await page.goto('/moje-faktury')
  const table = page.getByRole('table')
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press(key)
  await expect(panel(page).getByRole('heading', { name: 'Pomocnik' })).toBeFocused()

  await toggle(page, 'Nazwy kolumn').check({ force: true })
  const name = page.getByText('[document_name]').filter({ visible: true })
  await expect(name.first()).toBeVisible()
  await toggle(page, 'Kolumny przykładowe').check({ force: true })
  const whole = page.getByRole('button', { name: 'Rozwiń dane' })
  await whole.first().click()
  await expect(table).toContainText('"distributor_name": "')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, { showsCode: true })

  await panel(page).getByRole('button', { name: 'Zamknij pomocnika' }).click()
  await expect(panel(page).getByRole('heading')).toHaveCount(0)
  await page.goto('/moje-zakupy')
  await expect(whole.first()).toBeVisible()
  await panel(page).getByRole('button', { name: 'Pomocnik: włączone 2' }).click()
  await toggle(page, 'Nazwy kolumn').uncheck({ force: true })
  await toggle(page, 'Kolumny przykładowe').uncheck({ force: true })
  await expect(whole).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('a form in a modal says what its fields are, what it holds, and what the server answered', async ({
  page,
}) => {
  await page.goto('/#!logowanie')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('NIP')).toBeVisible()
  await page.keyboard.press(key)
  await toggle(page, 'Informacje o polach').check({ force: true })
  await expect(dialog.getByText('nip · wymagane · maska 999-999-99-99 · najwyżej 13')).toBeVisible()
  await expect(dialog.getByText(/^password · wymagane · hasło/)).toBeVisible()
  await toggle(page, 'Dane formularza').check({ force: true })
  await toggle(page, 'Odpowiedź serwera').check({ force: true })
  await expect(dialog.getByText('Ten formularz nie ma jeszcze odpowiedzi.')).toBeVisible()
  await expectAccessible(page, { showsCode: true })

  /* Esc closes the panel, and the modal stays. */
  await toggle(page, 'Odpowiedź serwera').focus()
  await page.keyboard.press('Escape')
  await expect(panel(page).getByRole('heading')).toHaveCount(0)
  /* The focus returns to its former element in the next frame. */
  await nextFrames(dialog)
  await dialog.getByLabel('NIP').fill('5260250274')
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill('nie to hasło')
  await expect(dialog.getByText('"nip": "5260250274"')).toBeVisible()
  await expect(dialog.getByText('nie to hasło')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(dialog.getByText('POST /api/v1/auth/login')).toBeVisible()
  await expect(dialog.locator('dt', { hasText: 'Status' }).locator('+ dd')).toHaveText(/^4\d\d$/)
  await expectNoSidewaysScroll(page)
})

test('a form is tried on the server, and nothing of it is kept there', async ({ page, logins }) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/kontakt-z-przedstawicielem?pomocnik')
  await toggle(page, 'Sprawdzanie na serwerze').check({ force: true })
  await panel(page).getByRole('button', { name: 'Zamknij pomocnika' }).click()
  const form = page.getByRole('form', { name: 'Wiadomość' })
  const message = form.getByRole('textbox', { name: 'Wiadomość' })
  await form.getByLabel('Temat').selectOption('Inna sprawa')
  await message.fill('Kiedy przyjdzie moja karta?')
  await form.getByRole('button', { name: 'Sprawdź bez zapisywania' }).click()
  await expect(form.getByText('Serwer przyjąłby ten formularz. Niczego nie zapisaliśmy.')).toBeVisible()
  await expect(message).toHaveValue('Kiedy przyjdzie moja karta?')
  await expectAccessible(page, { showsCode: true })
})

test('the clock is moved on, by a day or to a moment, and says at the field that it does not go back', async ({
  page,
  logins,
  server,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await postponeTrip(page, server.url)
  await page.goto('/dashboard?pomocnik')
  await expect(panel(page).getByRole('heading', { name: 'Pomocnik' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText(/72\sdni/).first()).toBeVisible()
  await expectAccessible(page)

  const clock = panel(page).getByRole('form', { name: 'Zegar pokazu' })
  await clock.getByRole('button', { name: '+1 dzień' }).click()
  await expect(panel(page).getByText(/^21\.08\.2025, 09:/)).toBeVisible()
  await expect(page.getByText(/71\sdni/).first()).toBeVisible()

  const to = clock.getByLabel('Nowa data i godzina')
  await to.fill('2025-08-20T09:00')
  await clock.getByRole('button', { name: 'Przesuń zegar' }).click()
  await expect(to).toHaveAccessibleDescription(/tylko do przodu/)
  await to.fill('2025-08-25T12:30')
  await clock.getByRole('button', { name: 'Przesuń zegar' }).click()
  await expect(panel(page).getByText(/^25\.08\.2025, 12:3/)).toBeVisible()
  await expect(page.getByText(/67\sdni/).first()).toBeVisible()

  await clock.getByRole('button', { name: 'Pierwszy dzień po sezonie' }).click()
  await expect(panel(page).getByText(/^01\.11\.2025, 09:0/)).toBeVisible()
  const { data } = await (await page.request.get('/api/system-settings')).json()
  expect(data.now).toMatch(/^2025-11-01T08:0/)
})

const production = test.extend<object, { production: Server }>({
  production: [
    async ({ database, clock }, use) => {
      const world = await copyOfTemplate(database, clock)
      const server = await start(world, null)
      await use(server)
      await server.stop()
      await remove(world)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ production: server }, use) => use(server.url),
})

production('outside the demo nothing opens the panel, and nothing of it is loaded', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.addInitScript(() =>
    sessionStorage.setItem('plon-helper', JSON.stringify({ isOpen: true, on: ['columns'] })),
  )
  await page.goto('/kontakt-z-przedstawicielem?pomocnik')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('form')).toBeVisible()
  await page.keyboard.press(key)
  await page.waitForLoadState('networkidle')
  await expect(panel(page)).toHaveCount(0)
  expect(loaded.filter((url) => url.includes('Helper'))).toEqual([])
  const answer = await page.request.post('/api/demo/clock', { data: { to: '2099-01-01T00:00' } })
  expect(answer.status()).toBe(404)
})
