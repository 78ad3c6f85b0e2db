import type { Page } from '@playwright/test'
import { adminRoutes } from '../../src/admin-routes.ts'
import { routes as portalRoutes, type Row } from '../../src/routes.tsx'
import { expectLoaded } from './fixtures.ts'

/** The rows of the portal and of the back office, by their addresses. */
export const routes: Readonly<Record<string, Row>> = { ...portalRoutes, ...adminRoutes }

/** Values of the variable parts of an address. */
interface Parts {
  readonly [part: string]: string
}

export interface Visited {
  readonly path: string
  readonly row: Row
  readonly parts: Parts
}

/* Values of each route's variable parts; a route with such parts and no entry fails the test. */
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
  '/wiadomosci/rezygnacja/:key': async () => ({ key: 'nieznany-adres' }),
  '/zaplecze/zaproszenie/:token': async () => ({ token: 'nieznane-zaproszenie' }),
}

/** Values of an address's variable parts that need no record of the back office. */
export async function partsOf(url: string, path: string): Promise<Parts> {
  return (await fillings[path]?.(url)) ?? {}
}

async function firstSlug(address: string): Promise<string> {
  const body = (await (await fetch(address)).json()) as { data: { items?: { slug: string }[] } }
  const slug = body.data.items?.[0]?.slug
  if (!slug) throw new Error(`${address} gives no slug`)
  return slug
}

/** Routes of a side of the portal with their parts, of the back office only those without a record. */
export async function routesOf(url: string, side: (row: Row) => boolean): Promise<Visited[]> {
  const found: Visited[] = []
  for (const [path, row] of Object.entries(routes)) {
    if (!side(row)) continue
    const parts = await partsOf(url, path)
    if (path.includes(':') && !fillings[path] && row.layout === 'backoffice') continue
    found.push({ path, row, parts })
  }
  return found
}

export function addressOf({ path, parts }: Pick<Visited, 'path' | 'parts'>): string {
  return path.replace(/:(\w+)/g, (_, part) => {
    const filling = parts[part]
    if (filling === undefined) throw new Error(`${path} has no ${part}: name it in the fillings`)
    return filling
  })
}

/**
 * The back office's pages of single records: each by the first link to one on the page above it. The sample programme has
 * none of some; those are not among them.
 */
export async function recordsOf(page: Page): Promise<Visited[]> {
  const found: Visited[] = []
  for (const [path, row] of Object.entries(routes)) {
    if (row.layout !== 'backoffice' || !path.includes(':')) continue
    const parts = await partsBelow(page, path, found)
    if (parts) found.push({ path, row, parts })
  }
  return found
}

async function partsBelow(page: Page, path: string, records: readonly Visited[]): Promise<Parts | null> {
  for (const parent of pagesAbove(path, records)) {
    await page.goto(addressOf(parent))
    const parts = await firstLink(page, path)
    if (parts) return parts
  }
  return null
}

/** The page of the list at the beginning of a route's address, and the pages of its records. */
function pagesAbove(path: string, records: readonly Visited[]): Pick<Visited, 'path' | 'parts'>[] {
  const steps = path.split('/')
  const list = steps
    .map((_, at) => steps.slice(0, steps.length - at).join('/'))
    .find((parent) => parent !== path && !parent.includes(':') && Object.hasOwn(routes, parent))
  if (!list) return []
  return [{ path: list, parts: {} }, ...records.filter((record) => record.path.startsWith(`${list}/`))]
}

/** The parts of a page's first link to this route and no other, among the links that contain the text. */
export async function firstLink(page: Page, path: string, text = /^/): Promise<Parts | null> {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/?#]+)')}$`)
  await expectLoaded(page)
  const links = page.locator('#main').getByRole('link').filter({ hasText: text })
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))) {
    const [place = ''] = href.split(/[?#]/)
    const { groups } = pattern.exec(place) ?? {}
    if (groups && !Object.hasOwn(routes, place)) return { ...groups }
  }
  return null
}
