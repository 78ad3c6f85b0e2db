import type { Page } from '@playwright/test'
import { type Row, routes } from '../src/routes.tsx'
import { expect, expectAccessible, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'

/** What stands for the parts of an address that vary. */
interface Parts {
  readonly [part: string]: string
}

interface Visited {
  readonly path: string
  readonly row: Row
  readonly parts: Parts
}

/* Each address with its parts; a route that is not named here and has a part that varies fails the test. */
const fillings: Readonly<Record<string, (url: string) => Promise<Parts>>> = {
  '/aktualnosci/:slug': async (url) => ({ slug: await firstSlug(`${url}/api/v1/cms/news`) }),
  '/promocje/:slug': async () => ({ slug: 'tankuj-z-dovvo' }),
  '/nagrody/:slug': async () => ({ slug: 'przelew-na-konto' }),
  '/nagrody/:slug/zamowienie': async () => ({ slug: 'przelew-na-konto' }),
  '/:slug': async () => ({ slug: 'deklaracja-dostepnosci' }),
  '/rejestracja/:hash/:nip': async () => ({ hash: 'nieznane-zaproszenie', nip: '5213017228' }),
  '/rejestracja-partner/:hash': async () => ({ hash: 'nieznane-zaproszenie' }),
  '/newsletter/potwierdzenie/:token': async () => ({ token: 'nieznany-adres' }),
  '/newsletter/rezygnacja/:key': async () => ({ key: 'nieznany-adres' }),
  '/zaplecze/zaproszenie/:token': async () => ({ token: 'nieznane-zaproszenie' }),
}

/* An invitation that nobody has sent is no defect of the page: the server says 404, and the page what to do. */
const unknownInvitations: readonly string[] = ['/rejestracja/:hash/:nip', '/rejestracja-partner/:hash']

async function firstSlug(address: string): Promise<string> {
  const body = (await (await fetch(address)).json()) as { data: { items?: { slug: string }[] } }
  const slug = body.data.items?.[0]?.slug
  if (!slug) throw new Error(`${address} gives no slug`)
  return slug
}

/** The routes of a side of the portal with their parts; of the back office those that need no record. */
async function routesOf(url: string, side: (row: Row) => boolean): Promise<Visited[]> {
  const found: Visited[] = []
  for (const [path, row] of Object.entries<Row>(routes)) {
    if (!side(row)) continue
    const parts = await (fillings[path] ?? (async () => ({})))(url)
    if (path.includes(':') && !fillings[path] && row.layout === 'backoffice') continue
    found.push({ path, row, parts })
  }
  return found
}

function addressOf({ path, parts }: Visited): string {
  return path.replace(/:(\w+)/g, (_, part) => {
    const filling = parts[part]
    if (filling === undefined) throw new Error(`${path} has no ${part}: name it in the fillings`)
    return filling
  })
}

/** What a page must not do: complain, break the policy for content, or ask another origin for anything. */
function watch(page: Page, url: string): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== url && protocol.startsWith('http')) faults.push(`foreign: ${request.url()}`)
  })
  return faults
}

function isOther(fault: string): boolean {
  return !/invitations|status of 404/.test(fault)
}

/** Walks through pages one after another; each is named in what is wrong with it. */
async function walk(page: Page, url: string, visited: readonly Visited[]) {
  const faults = watch(page, url)
  for (const visit of visited) {
    const address = addressOf(visit)
    await test.step(address, async () => {
      faults.length = 0
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      expect.soft(await page.title(), `${address}: title`).toMatch(/\S+ – \S+/)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect.soft(wide, `${address}: wider than the screen`).toBeLessThanOrEqual(0)
      const known = unknownInvitations.includes(visit.path) ? faults.filter(isOther) : faults
      expect.soft(known, address).toEqual([])
    })
  }
}

test('every page of a visitor stands as it should', async ({ page, server }) => {
  test.setTimeout(300_000)
  const open = await routesOf(server.url, ({ guard }) => guard === 'open' || guard === 'guest-only')
  expect(open.length).toBeGreaterThan(15)
  await walk(page, server.url, open)
})

test('every page of a participant stands as it should, and leads a visitor to the login', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(300_000)
  const own = await routesOf(server.url, ({ guard, layout }) => guard === undefined && layout === 'panel')
  expect(own.length).toBeGreaterThan(12)
  await signIn(page, loginOf(logins, 'participant'))
  await walk(page, server.url, own)
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  for (const visit of own) {
    await visitor.goto(addressOf(visit))
    await expect(visitor, visit.path).toHaveURL(`${server.url}/#!logowanie`)
    await visitor.goto('about:blank')
  }
  await visitor.context().close()
})

test('every list of the back office stands as it should, and leads a participant to its own login', async ({
  page,
  browser,
  server,
  logins,
}) => {
  test.setTimeout(420_000)
  const desk = await routesOf(server.url, ({ guard }) => guard === 'operator')
  expect(desk.length).toBeGreaterThan(25)
  await signInOperator(page, loginOf(logins, 'administrator'))
  await walk(page, server.url, desk)
  const context = await browser.newContext({ baseURL: server.url })
  const farmer = await context.newPage()
  await signIn(farmer, loginOf(logins, 'participant'))
  for (const visit of desk) {
    await farmer.goto(addressOf(visit))
    await expect(farmer, visit.path).toHaveURL(`${server.url}/zaplecze/logowanie`)
    await farmer.goto('about:blank')
  }
  await context.close()
})
