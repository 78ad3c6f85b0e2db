import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectReadableInDark,
  loginOf,
  postponeTrip,
  signIn,
  test,
} from './support/fixtures.ts'
import { tick } from './support/forms.ts'
import { orderTransfer } from './support/payouts.ts'
import { operatorsPage } from './support/purchases.ts'
import { deliver, type PushService, startPushService } from './support/push-service.ts'

/* One participant's device is followed test by test; the demo sends to networks of its own alone. */
test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({
  world: 'push',
  serviceWorkers: 'allow',
  settings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from it
    async ({}, use) => use({ PLON_WEBHOOK_NETWORKS: '127.0.0.0/8' }),
    { scope: 'worker' },
  ],
})

let service: PushService

test.beforeEach(async ({ context, page, server }) => {
  service = await startPushService()
  await service.serve(context)
  await context.grantPermissions(['notifications'], { origin: server.url })
  await postponeTrip(page, server.url)
})
test.afterEach(() => service.stop())

const card = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Powiadomienia na tym urządzeniu' }) })

const settings = (admin: Page) =>
  admin.locator('section', { has: admin.getByRole('heading', { name: 'Powiadomienia push' }) })

/** The value of a row in the settings' description list. */
const rowOf = (admin: Page, name: string) =>
  settings(admin).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

/** The administrator's page with push switched on. */
async function switchedOn(admin: Page): Promise<Page> {
  await admin.goto('/zaplecze/ustawienia')
  const form = settings(admin).getByRole('form', { name: 'Powiadomienia push' })
  await tick(form.getByRole('checkbox', { name: 'Uczestnicy mogą włączać powiadomienia' }))
  await form.getByLabel('Kontakt do programu').fill('infolinia@plon.example')
  await form.getByRole('button', { name: 'Zapisz powiadomienia' }).click()
  await expect(admin.getByText('Powiadomienia push są włączone')).toBeVisible()
  return admin
}

async function expectDevices(admin: Page, count: number) {
  await admin.goto('/zaplecze/ustawienia')
  await expect(rowOf(admin, 'Urządzenia')).toHaveText(String(count))
}

async function turnOn(page: Page) {
  await page.goto('/moj-profil')
  await expect(card(page)).toContainText('Wyłączone')
  await card(page).getByRole('button', { name: 'Włącz powiadomienia' }).click()
  await expect(card(page)).toContainText('Włączone')
}

test('a participant turns notifications on, one reaches the device, and the keys are replaced @postgres', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const admin = await switchedOn(await operatorsPage(browser, server.url, loginOf(logins, 'administrator')))
  await expectAccessible(admin)
  await expectDevices(admin, 0)

  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moj-profil')
  await expect(card(page)).toContainText('Wyłączone')
  await expectAccessible(page)
  await turnOn(page)
  await expectAccessible(page)
  await expectReadableInDark(page)
  await expectDevices(admin, 1)

  await test.step('a test reaches the device, signed by the key that the settings show', async () => {
    await card(page).getByRole('button', { name: 'Wyślij próbne' }).click()
    await expect(page.getByText(/Powiadomienie próbne jest/)).toBeVisible()
    await expect.poll(() => service.delivered.length).toBe(1)
    const [{ authorization, text } = { authorization: '', text: '' }] = service.delivered
    expect(authorization).toMatch(/^vapid t=/)
    expect(authorization).toContain(`k=${await rowOf(admin, 'Klucz publiczny').innerText()}`)
    const { title, options } = await deliver(page, text)
    expect(title).toBe('Powiadomienia działają')
    expect(options).toMatchObject({ lang: 'pl', data: { page: '/moj-profil' }, icon: '/icons/app-192.png' })
  })

  await test.step('an open tab refetches its bell, and opens the page of a press', async () => {
    const refetched = page.waitForResponse((answer) => answer.url().includes('/api/v1/notifications?'))
    await deliver(page, JSON.stringify({ title: 'Nowa faktura', body: '', page: '/moje-faktury', id: 7 }))
    await refetched
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate(async () => {
      const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<MessagePort[]> } }
      for (const tab of await clients.matchAll()) tab.postMessage({ kind: 'open', page: '/moje-faktury' })
    })
    await expect(page).toHaveURL(/\/moje-faktury$/)
  })

  await test.step('the operators find the message', async () => {
    await admin.goto('/zaplecze/wiadomosci?channel=push')
    await expect(admin.getByLabel('Kanał')).toHaveValue('push')
    const row = admin.getByRole('row').filter({ hasText: 'Powiadomienie push' })
    await expect(row).toHaveCount(1)
    await expectAccessible(admin)
    await row.getByRole('link').click()
    await expect(admin.getByRole('heading', { name: 'Powiadomienie push' })).toBeVisible()
  })

  await test.step('new keys drop the device until its next visit', async () => {
    await admin.goto('/zaplecze/ustawienia')
    const key = await rowOf(admin, 'Klucz publiczny').innerText()
    await settings(admin).getByRole('button', { name: 'Wymień klucze' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Wymienić klucze powiadomień?' })
    await expect(dialog).toContainText('Odłączymy 1\u00a0urządzenie.')
    await expectAccessible(admin)
    await dialog.getByRole('button', { name: 'Wymień klucze' }).click()
    await expect(rowOf(admin, 'Klucz publiczny')).not.toHaveText(key)
    await expect(rowOf(admin, 'Urządzenia')).toHaveText('0')
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/push/subscriptions'))
    await page.reload()
    expect((await renewed).status()).toBe(201)
    await expectDevices(admin, 1)
  })

  await page.goto('/moj-profil')
  await card(page).getByRole('button', { name: 'Wyłącz powiadomienia' }).click()
  await expect(card(page)).toContainText('Wyłączone')
  await expectDevices(admin, 0)
})

test('a sign-out ends the notifications of the device, and without the switch there is no card', async ({
  page,
  browser,
  server,
  logins,
}) => {
  const admin = await switchedOn(await operatorsPage(browser, server.url, loginOf(logins, 'administrator')))
  await signIn(page, loginOf(logins, 'participant'))
  await turnOn(page)
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/wylogowano$/)
  await expectDevices(admin, 0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('test-push-key'))).toBeNull()
  /* A sign-out forgets postponed prompts. */
  await postponeTrip(page, server.url)
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moj-profil')
  await expect(card(page)).toContainText('Wyłączone')

  const form = settings(admin).getByRole('form', { name: 'Powiadomienia push' })
  await form.getByText('Uczestnicy mogą włączać powiadomienia').click()
  await form.getByRole('button', { name: 'Zapisz powiadomienia' }).click()
  await expect(admin.getByText('Powiadomienia push są wyłączone')).toBeVisible()
  const key = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/push'))
  await page.reload()
  await key
  await expect(page.getByRole('heading', { name: 'Twoje urządzenia' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
})

test('after an order notifications are offered once @phone', async ({ page, browser, server, logins }) => {
  await switchedOn(await operatorsPage(browser, server.url, loginOf(logins, 'administrator')))
  await signIn(page, loginOf(logins, 'participant'))
  await orderTransfer(page, '50')
  const offer = page.getByRole('region', { name: 'Propozycja powiadomień' })
  await expect(offer).toContainText('Damy znać, gdy zamówienie ruszy dalej.')
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Nie teraz' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByText(/Włączysz je, kiedy zechcesz/)).toBeFocused()
  await orderTransfer(page, '50')
  await expect(page.getByRole('link', { name: 'Wybierz kolejną nagrodę' })).toBeVisible()
  await expect(offer).toHaveCount(0)
})
