import type { Page } from '@playwright/test'
import { newNumber, pdf } from './support/files.ts'
import { expect, expectAccessible, loginOf, signIn, test } from './support/fixtures.ts'
import { suggest } from './support/forms.ts'
import { gone, type PortalProxy, startProxy } from './support/portal-proxy.ts'

/* The server's sentence for an unexpected error, without any detail. */
const sentence = 'Wystąpił błąd po naszej stronie. Spróbuj ponownie za chwilę.'
const broken = { status: 500, json: { error: 'server_error', message: sentence, request_id: '1' } }

/** Breaks an address until the returned function is called. */
async function breakAt(page: Page, address: string): Promise<{ restore(): Promise<void> }> {
  await page.route(address, (route) => route.fulfill(broken))
  return { restore: () => page.unroute(address) }
}

async function expectErrorPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Serwer nie odpowiada' })).toBeVisible()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.locator('meta[name=robots][content*=noindex]')).toHaveCount(1)
}

/** Content of each page once the server answers again. */
const pages = [
  { what: 'the session', place: '/dashboard', call: '**/api/v1/refresh_token', heading: /^Dzień dobry/ },
  {
    what: 'the page',
    place: '/nagrody/kurtka-robocza',
    call: '**/api/v1/prize/details/*',
    heading: /^Kurtka/,
  },
  { what: 'a list', place: '/moje-nagrody', call: '**/api/v1/prize/my-orders?*', heading: 'Moje nagrody' },
  {
    what: 'a modal',
    place: '/dashboard#!edycja-danych-profilu',
    call: '**/api/v1/registration',
    heading: 'Edycja danych profilu',
  },
] as const

test('where the server fails the page says so in Polish, and comes when it is tried again', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  for (const { what, place, call, heading } of pages)
    await test.step(what, async () => {
      const { restore } = await breakAt(page, call)
      await page.goto(place)
      await expectErrorPage(page)
      await expectAccessible(page)
      await restore()
      await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expect(page).toHaveURL(place)
    })
})

test('a list that cannot be had leaves the menu, and an invoice that cannot be had the list', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury')
  const rows = page.getByRole('table', { name: /^Faktury/ }).getByRole('link')
  await expect(rows.first()).toBeVisible()
  const invoice = await breakAt(page, '**/api/v1/invoices/details')
  await rows.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toHaveText(sentence)
  await expectAccessible(page)
  await invoice.restore()
  await dialog.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(dialog.getByRole('heading', { name: /^Faktura / })).toBeVisible()
  /* The pressed button is gone, and the dialog regains the focus only now. */
  await dialog.press('Escape')
  await expect(rows.first()).toBeVisible()

  const list = await breakAt(page, '**/api/v1/invoices/2024?*')
  await page.getByRole('tab', { name: 'Poprzedni rok' }).click()
  await expectErrorPage(page)
  await expect(page.getByRole('button', { name: /^Konto: / })).toBeVisible()
  await list.restore()
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('tab', { name: 'Poprzedni rok' })).toHaveAttribute('aria-selected', 'true')
  await expect(rows.first()).toBeVisible()
})

test('a form that fails keeps what was typed; an answer that was lost is asked for again, and counts once', async ({
  page,
  logins,
}) => {
  await signIn(page, loginOf(logins, 'participant'))
  await page.goto('/moje-faktury#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  const number = newNumber()
  /* The title takes the focus late, and text filled in before that is lost. */
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await dialog.getByLabel('Numer faktury').fill(number)
  const distributor = dialog.getByRole('combobox', { name: 'Dystrybutor' })
  await suggest(distributor, 'Agro-Noteć')
  await expect(page.getByRole('option', { name: /^Agro-Noteć/ }).first()).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await dialog.locator('input[type=file]').first().setInputFiles(pdf(number))
  /* The field holds more than was typed, so an option is chosen. */
  await expect(distributor).toHaveValue(/^Agro-Noteć./)
  const chosen = await distributor.inputValue()
  const send = dialog.getByRole('button', { name: 'Wyślij zgłoszenie' })
  const failed = dialog.getByRole('alert')
  async function expectNothingLost() {
    await expect(dialog.getByLabel('Numer faktury')).toHaveValue(number)
    await expect(distributor).toHaveValue(chosen)
    await expect(dialog).toContainText('faktura.pdf')
    await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  }

  const address = '**/api/v1/invoices/submit'
  const { restore } = await breakAt(page, address)
  await send.click()
  await expect(failed).toHaveText(sentence)
  await expect(page.getByText('Wystąpił błąd!')).toBeVisible()
  await expectAccessible(page)
  await expectNothingLost()
  await restore()

  await page.route(address, async (route) => {
    expect((await route.fetch()).status()).toBe(201)
    await route.abort()
  })
  await send.click()
  await expect(dialog.getByRole('heading', { name: 'Zgłoszenie czeka na telefonie' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(address)

  await dialog.getByRole('link', { name: 'Zobacz faktury' }).click()
  const waiting = page.getByRole('list', { name: 'Zgłoszenia na telefonie' })
  await expect(waiting).toContainText(number)
  await expectAccessible(page)
  const repeated = page.waitForResponse(address)
  await page.getByRole('button', { name: 'Wyślij teraz' }).click()
  expect((await repeated).status()).toBe(201)
  await expect(waiting).toHaveCount(0)
  await page.goto(`/moje-faktury?search=${encodeURIComponent(number)}`)
  await expect(page.getByRole('table', { name: /^Faktury/ }).getByRole('link', { name: number })).toHaveCount(
    1,
  )
})

const proxied = test.extend<{ portalProxy: PortalProxy }>({
  portalProxy: async ({ server }, use) => {
    const before = await startProxy(server.url)
    await use(before)
    await before.stop()
  },
  baseURL: async ({ portalProxy }, use) => use(portalProxy.url),
})

/** The address of a chunk of the portal. */
async function pathOfPart(page: Page, name: string): Promise<string> {
  const worker = await (await page.request.get('/sw.js')).text()
  const path = new RegExp(`/assets/${name}-[\\w-]+\\.js`).exec(worker)?.[0]
  if (!path) throw new Error(`no ${name} in /sw.js`)
  return path
}

proxied(
  'LoginModal is gone since the portal was published anew: one reload, and the modal opens',
  async ({ page, portalProxy }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const path = await pathOfPart(page, 'LoginModal')
    /* Gone for every request, also a browser's preload, until the page is reloaded. */
    portalProxy.changes.set(path, gone)
    portalProxy.changes.set('/', (answer) => {
      portalProxy.changes.delete(path)
      return answer
    })
    await openSignIn(page, portalProxy, path)
  },
)

proxied(
  'what all modals share is gone since the portal was published anew: one reload, and the modal opens',
  async ({ page, portalProxy }) => {
    /* It comes with the page, so that it is gone from the first load to the second. */
    const path = await pathOfPart(page, 'dialog')
    portalProxy.changes.set(path, gone)
    let loads = 0
    portalProxy.changes.set('/', (answer) => {
      loads += 1
      if (loads > 1) portalProxy.changes.delete(path)
      return answer
    })
    await page.goto('/')
    await openSignIn(page, portalProxy, path)
  },
)

/** Opens the sign-in, for which the page was loaded twice and the part asked for again. */
async function openSignIn(page: Page, { requests }: PortalProxy, path: string) {
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  expect(requests.filter((requested) => requested === path).length).toBeGreaterThan(1)
  expect(requests.filter((requested) => requested === '/')).toHaveLength(2)
}

proxied(
  'a modal that stays away is an error after one reload, not a reload without end',
  async ({ page, portalProxy }) => {
    portalProxy.changes.set(await pathOfPart(page, 'LoginModal'), gone)
    await page.goto('/#!logowanie')
    await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible()
    expect(portalProxy.requests.filter((requested) => requested === '/')).toHaveLength(2)
  },
)

proxied.describe('with the notice of cookies still to be answered', () => {
  proxied.use({ storageState: { cookies: [], origins: [] } })

  proxied(
    'what an extension keeps from the page is left out, and the page stands',
    async ({ page, portalProxy }) => {
      const blocked = await pathOfPart(page, 'CookieNotice')
      portalProxy.changes.set(blocked, gone)
      await page.goto('/')
      await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
      expect(portalProxy.requests).toContain(blocked)
      expect(portalProxy.requests.filter((requested) => requested === '/')).toHaveLength(1)
    },
  )
})
