import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/fixtures.ts'
import { gone, type PortalProxy, rewritten, startProxy } from './support/portal-proxy.ts'

const proxied = test.extend<{ portalProxy: PortalProxy }>({
  portalProxy: async ({ server }, use) => {
    const before = await startProxy(server.url)
    await use(before)
    await before.stop()
  },
  baseURL: async ({ portalProxy }, use) => use(portalProxy.url),
})

/** Marks the document, so that a reload is noticed. */
async function mark(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
}
const isMarked = (page: Page) => page.locator('html[data-first]')

/** Publishes a new version of the portal: another worker, and a document that names other files. */
function publish({ changes }: PortalProxy) {
  changes.set(
    '/sw.js',
    rewritten((text) => text.replace(/version = "\w+"/, 'version = "published"')),
  )
  const document = rewritten((text) => text.replace(/(\/assets\/start-[\w-]+\.js)"/, '$1?published"'))
  changes.set('/', document)
  changes.set('/index.html', document)
}

async function typeIntoSignIn(page: Page) {
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
  await page.getByRole('dialog').getByLabel('NIP').fill('526')
}

test('the portal says what it is as an app', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  expect(answer.headers()['cache-control']).toBe('no-cache')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ lang: 'pl', display: 'standalone', scope: '/', theme_color: '#10233f' })
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const size = await page.evaluate(async (path) => {
      const picture = new Image()
      picture.src = path
      await picture.decode()
      return `${picture.naturalWidth}x${picture.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts as { url: string }[])
    expect((await request.get(url, { headers: { accept: 'text/html' } })).status()).toBe(200)
  const worker = await request.get('/sw.js')
  expect(worker.headers()['content-type']).toBe('text/javascript; charset=utf-8')
  expect(worker.headers()['cache-control']).toBe('no-cache')
})

proxied(
  'a part that is gone since the portal was published anew: one reload, to where the visitor was going',
  async ({ page, portalProxy }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await mark(page)
    const part = await pathOfPart(page, 'AboutPage')
    /* Gone for every request, also a browser's preload, until the page is reloaded. */
    portalProxy.changes.set(part, gone)
    portalProxy.changes.set('/o-programie', (answer) => {
      portalProxy.changes.delete(part)
      return answer
    })
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^O\sprogramie/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^O\sprogramie/ })).toBeVisible()
    await expect(page).toHaveURL(/\/o-programie$/)
    await expect(isMarked(page)).toHaveCount(0)
  },
)

proxied(
  'a part that stays away: the second time it is an error, not another reload',
  async ({ page, portalProxy }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    portalProxy.changes.set(await pathOfPart(page, 'AboutPage'), gone)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^O\sprogramie/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Serwer nie odpowiada' })).toBeVisible()
    const documents = portalProxy.requests.filter((path) => path === '/o-programie')
    expect(documents).toHaveLength(1)
  },
)

proxied('a new version reloads the page once, and not over what was typed', async ({ page, portalProxy }) => {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(500)
  await expect.poll(() => versionCookie(page)).not.toBeUndefined()
  const expires = await expiryOfVersion(page)
  expect(expires - Date.now() / 1000).toBeGreaterThan(590)
  expect(expires - Date.now() / 1000).toBeLessThanOrEqual(601)

  await mark(page)
  await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
  await page.clock.runFor(1000)
  await page.getByRole('dialog').getByLabel('NIP').fill('526')
  portalProxy.changes.set(
    '/api/system-settings',
    rewritten((text) => text.replace(/"teraz_front_ver":"[^"]*"/, '"teraz_front_ver":"2025-09-01"')),
  )
  /* Ten minutes later. */
  await runOut(page)
  await page.clock.fastForward(600_000)
  await expect.poll(() => versionCookie(page)).toBe('2025-09-01')
  await page.clock.runFor(5000)
  await expect(isMarked(page)).toHaveCount(1)
  await expect(page.getByRole('dialog').getByLabel('NIP')).toHaveValue('526')

  const held = await expiryOfVersion(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(1000)
  await loaded
  await expect(isMarked(page)).toHaveCount(0)

  await mark(page)
  await page.clock.runFor(1000)
  /* The reloaded page has checked too, so the expired cookie would be there again. */
  await expect.poll(() => expiryOfVersion(page)).toBeGreaterThan(held)
  await runOut(page)
  const again = page.waitForResponse('**/api/system-settings')
  await page.clock.fastForward(600_000)
  await (await again).finished()
  await page.clock.runFor(5000)
  await expect(isMarked(page)).toHaveCount(1)
})

proxied.describe('with the worker', () => {
  proxied.use({ serviceWorkers: 'allow' })

  proxied(
    'it is registered for the whole portal, and a newer one reloads an older page',
    async ({ page, portalProxy }) => {
      await page.goto('/')
      await controlled(page)
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
      expect(scope).toBe(`${portalProxy.url}/`)
      await mark(page)
      /* The older worker first finishes its caching of all screens. */
      const loaded = page.waitForEvent('load', { timeout: 30_000 })
      publish(portalProxy)
      await checkForUpdate(page)
      await loaded
      await expect(isMarked(page)).toHaveCount(0)
      await expect(page.locator('script[type=module][src$="?published"]')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => cacheNames(page)).toEqual(['plon-published'])
    },
  )

  proxied('a newer one waits until nothing that was typed would be lost', async ({ page, portalProxy }) => {
    await page.goto('/')
    await controlled(page)
    await typeIntoSignIn(page)
    await mark(page)
    publish(portalProxy)
    await checkForUpdate(page)
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null)
    await expect(page.getByRole('dialog').getByLabel('NIP')).toHaveValue('526')
    await expect(isMarked(page)).toHaveCount(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click()
    await expect(isMarked(page)).toHaveCount(0, { timeout: 30_000 })
  })
})

test.describe('the offer to put the portal on the home screen', () => {
  const invitation = (page: Page) => page.getByRole('region', { name: 'Dodaj do ekranu głównego' })

  test('is made where the browser has one to make, and its refusal is kept for a year', async ({
    page,
    context,
  }) => {
    /* The event may fire before the app has loaded. */
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isHeld = false
    await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
      isHeld = true
      await held
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect.poll(() => isHeld).toBe(true)
    await offer(page, 'dismissed')
    release()
    await expect(invitation(page)).toBeVisible()
    await expectAccessible(page)
    await invitation(page).getByRole('button', { name: 'Dodaj' }).click()
    await expect(invitation(page)).toHaveCount(0)
    const stored = (await context.cookies()).find(({ name }) => name === 'install_prompt')
    expect(stored?.value).toBe('false')
    expect((stored?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_000_000)
    await page.reload()
    await offer(page, 'accepted')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(invitation(page)).toHaveCount(0)
  })

  test.describe('on an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    })

    test('it says how, stays away from forms, and closes for a year @phone', async ({ page }) => {
      await page.goto('/zglos-udzial')
      await expect(page.getByRole('form')).toBeVisible()
      await page.waitForFunction(() => performance.now() > 1500)
      await expect(invitation(page)).toHaveCount(0)
      await page.goto('/')
      await expect(invitation(page)).toContainText('Do ekranu początkowego')
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Zaloguj się' }).first().click()
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
      await expect(invitation(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await invitation(page).getByRole('button', { name: 'Zamknij' }).click()
      await expect(invitation(page)).toHaveCount(0)
      await page.reload()
      await page.waitForFunction(() => performance.now() > 1500)
      await expect(invitation(page)).toHaveCount(0)
    })
  })
})

/** Fires the browser's event that the portal can be installed. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed') {
  await page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(),
      userChoice: Promise.resolve({ outcome: answer }),
    })
    window.dispatchEvent(event)
  }, outcome)
}

/** The address of a chunk that is not loaded yet. */
async function pathOfPart(page: Page, name: string): Promise<string> {
  const worker = await (await page.request.get('/sw.js')).text()
  const path = new RegExp(`/assets/${name}-[\\w-]+\\.js`).exec(worker)?.[0]
  if (!path) throw new Error(`no ${name} in /sw.js`)
  return path
}

async function versionCookie(page: Page): Promise<string | undefined> {
  return (await cookieOfVersion(page))?.value
}

/** The expiry of the version's cookie in seconds; 0 without the cookie. */
async function expiryOfVersion(page: Page): Promise<number> {
  return (await cookieOfVersion(page))?.expires ?? 0
}

async function cookieOfVersion(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'app_version')
}

/** The names of the caches; none during a page load. */
function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys()).catch(() => [])
}

/** Expires the version's cookie and lets the page notice. */
async function runOut(page: Page) {
  await page.context().clearCookies({ name: 'app_version' })
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('app_version')
}

async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** The browser may have checked by itself meanwhile, and the page be reloading. */
async function checkForUpdate(page: Page) {
  const found = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    void registration.update()
  })
  await found.catch((error: Error) => {
    if (!error.message.includes('because of a navigation')) throw error
  })
}
