import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { urlOf } from './support/databases.ts'
import { expect, expectAccessible, test } from './support/fixtures.ts'
import { binary, type Server, start } from './support/server.ts'
import { copyOfTemplate, remove } from './support/template.ts'

/** Third-party services simulated on this machine, with the requests that they received in order. */
interface Outside {
  readonly url: string
  readonly reports: URL[]
}

interface Worlds {
  outside: Outside
  /** A portal that has all three services configured. */
  configured: Server
}

const own = test.extend<object, Worlds>({
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures taken apart
    async ({}, use) => {
      const reports: URL[] = []
      const server = createServer((request, response) => {
        reports.push(new URL(request.url ?? '/', 'http://outside'))
        response
          .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
          .end()
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, reports })
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  configured: [
    async ({ database, clock, outside }, use) => {
      const world = await copyOfTemplate(database, clock)
      await configure(world.data, world.database, outside.url)
      const server = await start(world, clock)
      await use(server)
      await server.stop()
      await remove(world)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Loads the sample programme with the services' settings. */
async function configure(data: string, database: string | null, outside: string) {
  const folder = await mkdtemp(join(tmpdir(), 'plon-programme-'))
  await cp(fileURLToPath(new URL('../../data/programme', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'programme.json')
  const programme = JSON.parse(await readFile(file, 'utf8'))
  Object.assign(programme.settings, {
    statistics_url: `${outside}/matomo.php`,
    statistics_site: '3',
    pixel_url: `${outside}/tr`,
    pixel_id: '70',
    errors_dsn: `${outside.replace('://', '://key@')}/1`,
  })
  await writeFile(file, JSON.stringify(programme))
  await promisify(execFile)(binary, ['load', '--data', data, '--from', folder], {
    env: { PATH: process.env.PATH, ...(database ? { DATABASE_URL: urlOf(database) } : {}) },
  })
  await rm(folder, { recursive: true, force: true })
}

const notice = (page: Page) => page.getByRole('region', { name: 'Pliki cookie' })

/** The browser's requests to other origins, and those that its policy refused. */
function watchOutside(page: Page, portal: string) {
  const left: string[] = []
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(portal).origin) left.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  return { left, refused }
}

/* Uses the page's own fetch, because error reporting looks for another where it is wrapped. */
own.use({ storageState: { cookies: [], origins: [] }, prompts: 'as they come' })

own(
  'the notice asks until it is answered, weighs both answers alike and covers no form @phone',
  async ({ page }) => {
    await page.goto('/')
    await expect(notice(page)).toBeVisible()
    const accept = notice(page).getByRole('button', { name: 'Akceptuję' })
    const reject = notice(page).getByRole('button', { name: 'Odrzucam' })
    for (const property of ['background-color', 'color', 'font-size', 'font-weight', 'height'])
      expect(await styleOf(accept, property)).toBe(await styleOf(reject, property))
    await expectAccessible(page)
    const register = await page.getByRole('link', { name: 'Zarejestruj się' }).boundingBox()
    const under = await notice(page).boundingBox()
    expect((register?.y ?? 0) + (register?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0)

    await page.goto('/zglos-udzial')
    const last = page.getByRole('form').getByRole('button').last()
    await last.scrollIntoViewIfNeeded()
    await expect(notice(page)).toBeVisible()
    const field = page.getByRole('form').getByRole('textbox').first()
    await field.focus()
    await expect(field).toBeInViewport()
    const box = await field.boundingBox()
    const cover = (await notice(page).isVisible()) ? await notice(page).boundingBox() : null
    if (box && cover) expect(box.y + box.height).toBeLessThanOrEqual(cover.y)

    await page.goto('/')
    await reject.click()
    await expect(notice(page)).toHaveCount(0)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'cookie_notice_viewed')).toMatchObject({
      value: '1',
      path: '/',
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  },
)

own(
  'with no service configured nothing leaves the portal, whatever was agreed to',
  async ({ page, server }) => {
    const { left, refused } = watchOutside(page, server.url)
    await page.goto('/')
    await notice(page).getByRole('button', { name: 'Wybieram' }).click()
    await expect(notice(page).getByText(/Dziś nie korzystamy z\sżadnej takiej usługi/)).toHaveCount(2)
    await notice(page).getByRole('button', { name: 'Akceptuję' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Promocje' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Promocje' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(left).toEqual([])
    expect(refused).toEqual([])
  },
)

own.describe('with services configured', () => {
  own.beforeEach(({ outside }) => {
    outside.reports.length = 0
  })

  own('nothing leaves before an answer, nor after a refusal', async ({ page, configured, outside }) => {
    const { left } = watchOutside(page, configured.url)
    await page.goto(`${configured.url}/`)
    await expect(notice(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Promocje' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Promocje' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(left).toEqual([])
    await notice(page).getByRole('button', { name: 'Odrzucam' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aktualności' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Aktualności' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(left).toEqual([])
    expect(outside.reports).toEqual([])
  })

  own(
    'statistics alone are told of pages, never of what an address hides; a change of mind ends it',
    async ({ page, configured, outside }) => {
      const { refused } = watchOutside(page, configured.url)
      await page.goto(`${configured.url}/`)
      await notice(page).getByRole('button', { name: 'Wybieram' }).click()
      await expect(notice(page).getByText('Usługi: 127.0.0.1')).toHaveCount(2)
      await notice(page).getByText('Statystyka').click()
      await expectAccessible(page)
      await notice(page).getByRole('button', { name: 'Zapisz wybór' }).click()
      await expect.poll(() => views(outside)).toEqual([`${configured.url}/`])
      await page.getByRole('contentinfo').getByRole('link', { name: 'Promocje' }).click()
      await expect.poll(() => views(outside).at(-1)).toBe(`${configured.url}/promocje`)
      await page.goto(`${configured.url}/rejestracja/tajny-kod/5260250274?kto=ja#!logowanie`)
      await expect.poll(() => views(outside).at(-1)).toBe(`${configured.url}/rejestracja/:hash/:nip`)
      expect(outside.reports.filter(({ pathname }) => pathname === '/tr')).toEqual([])

      /* Errors before the reporting script is loaded are not reported. */
      await expect
        .poll(async () => {
          await page.evaluate(() => console.error(`An error for the test: ${performance.now()}`))
          return outside.reports.some(({ pathname }) => pathname === '/api/1/envelope/')
        })
        .toBe(true)
      expect(refused).toEqual([])

      await page.goto(`${configured.url}/`)
      await expect.poll(() => views(outside).at(-1)).toBe(`${configured.url}/`)
      await page.getByRole('button', { name: 'Ustawienia plików cookie' }).click()
      await expect(notice(page).getByRole('checkbox', { name: /^Statystyka/ })).toBeChecked()
      await notice(page).getByRole('button', { name: 'Odrzucam' }).click()
      await expect(notice(page)).toHaveCount(0)
      const before = outside.reports.length
      await page.getByRole('contentinfo').getByRole('link', { name: 'Promocje' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Promocje' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(outside.reports).toHaveLength(before)
    },
  )

  own('marketing alone loads the pixel alone', async ({ page, configured, outside }) => {
    await page.goto(`${configured.url}/`)
    await notice(page).getByRole('button', { name: 'Wybieram' }).click()
    await notice(page).getByText('Marketing').click()
    await notice(page).getByRole('button', { name: 'Zapisz wybór' }).click()
    await expect.poll(() => outside.reports.map(({ pathname }) => pathname)).toEqual(['/tr'])
    expect(outside.reports[0]?.searchParams.get('id')).toBe('70')
    await page.waitForLoadState('networkidle')
    expect(outside.reports.map(({ pathname }) => pathname)).toEqual(['/tr'])
  })
})

/** Page views reported to the statistics service. */
function views({ reports }: Outside): (string | null)[] {
  return reports
    .filter(({ pathname }) => pathname === '/matomo.php')
    .map(({ searchParams }) => searchParams.get('url'))
}

function styleOf(button: ReturnType<Page['getByRole']>, property: string): Promise<string> {
  return button.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}
