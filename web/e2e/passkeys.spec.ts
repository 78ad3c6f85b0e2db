import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, type Page } from '@playwright/test'
import {
  enterOperatorCode,
  enterPassword,
  expectAccessible,
  loginOf,
  signInOperatorByForm,
  test,
} from './support/fixtures.ts'

/* Passkeys belong to one origin, which the server must know before it listens. */
test.use({
  world: 'passkeys',
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from it
    async ({}, use) => {
      const port = await freePort()
      await use({ PLON_LISTEN: `127.0.0.1:${port}`, PLON_PUBLIC_URL: `http://localhost:${port}` })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
})

test('an operator adds a passkey, signs in with it and removes it @postgres', async ({ page, logins }) => {
  test.setTimeout(120_000)
  const editor = loginOf(logins, 'editor')
  await page
    .context()
    .addCookies([{ name: 'cookie_notice_viewed', value: '1', domain: 'localhost', path: '/' }])
  const device = await pluggedIn(page)
  await signInOperatorByForm(page, editor)
  await page.goto('/zaplecze/moje-konto')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Klucze dostępu' }) })
  await expect(section).toContainText('Nie masz jeszcze klucza dostępu')

  await device.refuses()
  await add(page, 'Laptop', editor.password)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('okno przeglądarki zamknięto')
  await page.getByRole('button', { name: 'Nie teraz' }).click()
  await device.agrees()
  await add(page, 'Laptop', editor.password)
  await expect(page.getByText('Klucz dostępu jest dodany')).toBeVisible()
  await expect(section.getByRole('listitem')).toContainText('jeszcze nie użyto')
  await add(page, 'Drugi raz', editor.password)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('jest już klucz dostępu')
  await page.getByRole('button', { name: 'Nie teraz' }).click()

  await section.getByRole('button', { name: 'Zmień nazwę: Laptop' }).click()
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nazwa' }).fill('Laptop służbowy')
  await page.getByRole('button', { name: 'Zapisz nazwę' }).click()
  await expect(section.getByRole('listitem')).toContainText('Laptop służbowy')
  await expectAccessible(page)

  await signOut(page)
  await page.goto('/zaplecze/logowanie')
  await enterPassword(page, editor)
  await expect(page.getByLabel('Kod z aplikacji')).toBeVisible()
  await expectAccessible(page)
  await device.refuses()
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click()
  await expect(page.getByRole('alert')).toContainText('Klucz dostępu nie został użyty')
  await device.agrees()
  await page.getByRole('button', { name: 'Użyj klucza dostępu' }).click()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()

  await page.goto('/zaplecze/moje-konto')
  await expect(section.getByRole('listitem')).toContainText('ostatnio użyto')
  await section.getByRole('button', { name: 'Usuń: Laptop służbowy' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Twoje hasło' }).fill(editor.password)
  await enterOperatorCode(page)
  await dialog.getByRole('button', { name: 'Usuń klucz' }).click()
  await expect(page.getByText('Klucz dostępu jest usunięty')).toBeVisible()
  await expect(section).toContainText('Nie masz jeszcze klucza dostępu')
  await signOut(page)
  await page.goto('/zaplecze/logowanie')
  await enterPassword(page, editor)
  await expect(page.getByRole('heading', { name: 'Kod z aplikacji' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Użyj klucza dostępu' })).toBeHidden()
})

async function add(page: Page, name: string, password: string) {
  await page.getByRole('button', { name: 'Dodaj klucz' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Twoje hasło' }).fill(password)
  await enterOperatorCode(page)
  await dialog.getByRole('button', { name: 'Dodaj klucz' }).click()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/zaplecze\/logowanie$/)
}

/** A virtual authenticator of the browser, whose user consents or fails verification. */
async function pluggedIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const device = await session.send('WebAuthn.addVirtualAuthenticator', { options: laptop })
  const verify = (isUserVerified: boolean) =>
    session.send('WebAuthn.setUserVerified', { ...device, isUserVerified })
  return { agrees: () => verify(true), refuses: () => verify(false) }
}

const laptop = {
  protocol: 'ctap2' as const,
  transport: 'internal' as const,
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
