import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectLoaded,
  expectReadableInDark,
  loginOf,
  signIn,
  signInOperator,
  test,
} from './support/fixtures.ts'
import { addressOf, recordsOf, routes, routesOf, type Visited } from './support/routes.ts'
import { cutFields, jumpsOf, watchJumps, wideTables } from './support/screen.ts'

/* Pages of an invitation that does not exist, and of a setup that is over: the server's refusal is no error of theirs. */
const deadLinks: readonly string[] = [
  '/rejestracja/:hash/:nip',
  '/rejestracja-partner/:hash',
  '/zaplecze/pierwsze-uruchomienie',
]

/** Errors of a page: messages in the console, violations of its content security policy, requests to other origins. */
function watch(page: Page, url: string): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()}: ${response.url()}`)
  })
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== url && protocol.startsWith('http')) errors.push(`foreign: ${request.url()}`)
  })
  return errors
}

function isOther(error: string): boolean {
  return !/invitations|setup\/link|status of 4(04|10)/.test(error)
}

/** The largest layout shift of a loading page; search engines call 0.1 good. */
const mostJumped = 0.1

/** Pages that a visitor is led on from, once the server says that the break is over. */
const leadsOn: Readonly<Record<string, string>> = { '/przerwa-techniczna': '/' }

/** Visits pages one after another; each error names its page. */
async function walk(page: Page, url: string, visited: readonly Visited[]) {
  const errors = watch(page, url)
  await page.addInitScript(watchJumps)
  const isPhone = (page.viewportSize()?.width ?? 0) < 576
  for (const visit of visited) {
    const address = addressOf(visit)
    await test.step(address, async () => {
      errors.length = 0
      await page.goto(address)
      const next = leadsOn[visit.path]
      if (next) await expect(page).toHaveURL(next)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      /* Once: the colours are the same at every width. */
      if (isPhone) await expectReadableInDark(page)
      expect.soft(await page.title(), `${address}: title`).toMatch(/\S+ – \S+/)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(wide, `${address}: wider than the screen`).toBeLessThanOrEqual(0)
      expect.soft(await cutFields(page), `${address}: fields too narrow`).toEqual([])
      const { sum, jumps } = await jumpsOf(page)
      expect.soft(sum, `${address} jumps: ${JSON.stringify(jumps)}`).toBeLessThan(mostJumped)
      const known = deadLinks.includes(visit.path) ? errors.filter(isOther) : errors
      expect.soft(known, address).toEqual([])
    })
  }
}

test('every page of a visitor stands as it should @phone', async ({ page, server }) => {
  test.setTimeout(300_000)
  const open = await routesOf(server.url, ({ guard }) => guard === 'open' || guard === 'guest-only')
  expect(open.length).toBeGreaterThan(15)
  await walk(page, server.url, open)
})

async function pagesOfParticipants(url: string) {
  const pages = await routesOf(
    url,
    ({ guard, layout }) => (guard === undefined || guard === 'retail') && layout === 'panel',
  )
  expect(pages.length).toBeGreaterThan(12)
  return pages
}

async function listsOfOperators(url: string) {
  const lists = await routesOf(url, ({ guard }) => guard === 'operator')
  expect(lists.length).toBeGreaterThan(25)
  return lists
}

/** Every fourth page: they were chosen by their guard, which is the same for all of them (`guard.dom.test.ts`). */
function someOf(visited: readonly Visited[]): readonly Visited[] {
  return visited.filter((_, place) => place % 4 === 0)
}

/** Each page opened by its address leads to the sign-in of its side. */
async function expectLedTo(page: Page, entrance: string, visited: readonly Visited[]) {
  for (const visit of visited) {
    await page.goto(addressOf(visit))
    await expect(page, visit.path).toHaveURL(entrance)
    await page.goto('about:blank')
  }
}

test('every page of a participant stands as it should @phone', async ({ page, server, logins }) => {
  test.setTimeout(300_000)
  await signIn(page, loginOf(logins, 'participant'))
  await walk(page, server.url, await pagesOfParticipants(server.url))
})

test('every page of a participant or a partner leads a visitor to the login', async ({ page, server }) => {
  test.setTimeout(300_000)
  const partners = await routesOf(server.url, ({ guard }) => guard === 'partner')
  expect(partners.length).toBeGreaterThan(0)
  const pages = await pagesOfParticipants(server.url)
  await expectLedTo(page, `${server.url}/#!logowanie`, [...someOf(pages), ...partners])
})

test('every list of the back office stands as it should @phone', async ({ page, server, logins }) => {
  test.setTimeout(420_000)
  await signInOperator(page, loginOf(logins, 'administrator'))
  await walk(page, server.url, await listsOfOperators(server.url))
})

/* Widths at which a table has just become one, and has just got its less important columns. */
const tight = [992, 1100]

test('every table of the back office stays within its card where it has little room', async ({
  page,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  await signInOperator(page, loginOf(logins, 'administrator'))
  let tables = 0
  for (const visit of await listsOfOperators(server.url)) {
    const address = addressOf(visit)
    await page.goto(address)
    await expectLoaded(page)
    tables += await page.locator('table').filter({ visible: true }).count()
    for (const width of tight) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await wideTables(page), `${address} at ${width} px`).toEqual([])
    }
  }
  expect(tables).toBeGreaterThan(20)
})

test('every list of the back office leads a participant to its own login', async ({
  page,
  server,
  logins,
}) => {
  test.setTimeout(300_000)
  await signIn(page, loginOf(logins, 'participant'))
  await expectLedTo(page, `${server.url}/zaplecze/logowanie`, someOf(await listsOfOperators(server.url)))
})

test("a promotion's results stand still as they come, where they have little room", async ({
  page,
  logins,
}) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  await page.goto('/zaplecze/promocje')
  const promotions = page.getByRole('main').getByRole('row').getByRole('link')
  await expect(promotions.first()).toBeVisible()
  const address = new URL((await promotions.first().getAttribute('href')) ?? '', page.url()).pathname
  await page.setViewportSize({ width: 992, height: 800 })
  await page.addInitScript(watchJumps)
  await page.goto(`${address}/wyniki`)
  await expect(page.getByRole('heading', { level: 1, name: /^Wyniki: / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Uczestnicy promocji' })).toBeVisible()
  const { sum, jumps } = await jumpsOf(page)
  expect(sum, JSON.stringify(jumps)).toBeLessThan(mostJumped)
})

/* Routes without a record in the sample programme; other tests may have created some. */
const withoutRecords: readonly string[] = [
  '/zaplecze/wyplaty/:id',
  '/zaplecze/kontakt/:id',
  '/zaplecze/wiadomosci/:id',
  '/zaplecze/segmenty/:id',
  '/zaplecze/wysylki/:id',
  '/zaplecze/webhooki/:id',
  '/zaplecze/zgloszenia/:id',
  '/zaplecze/importy/:id',
  '/zaplecze/zadania/:id',
  '/zaplecze/promocje/:id/wyniki/:participant',
]

test('every record of the back office stands as it should @phone', async ({ page, server, logins }) => {
  test.setTimeout(300_000)
  await signInOperator(page, loginOf(logins, 'administrator'))
  const records = await recordsOf(page)
  const found = new Set(records.map(({ path }) => path))
  const sought = Object.entries(routes).filter(
    ([path, { layout }]) => layout === 'backoffice' && path.includes(':'),
  )
  const missing = sought.map(([path]) => path).filter((path) => !found.has(path))
  expect(missing.filter((path) => !withoutRecords.includes(path))).toEqual([])
  await walk(page, server.url, records)
})
