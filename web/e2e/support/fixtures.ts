import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { createDatabase } from './databases.ts'
import { type Server, START, start } from './server.ts'

export interface WorkerOptions {
  database: 'sqlite' | 'postgres'
  /** A file that changes what others stand on (the sample participant, the consents) names a world of its own. */
  world: string
  /** Where the demo's clock begins, Warsaw time. */
  clock: string
}

export interface ContextOptions {
  /** What opens by itself would stand in the way of tests that are about something else. */
  prompts: 'as they come' | 'quiet'
}

/** A login that the demo gives away. */
export interface Login {
  readonly role: string
  readonly label: string
  readonly login: string
  readonly password: string
}

interface WorkerFixtures extends WorkerOptions {
  server: Server
  logins: readonly Login[]
}

/** Each worker has a server of its own over a copy of the sample programme; each test its own browser context. */
export const test = base.extend<ContextOptions, WorkerFixtures>({
  database: ['sqlite', { scope: 'worker', option: true }],
  world: ['shared', { scope: 'worker', option: true }],
  clock: [START, { scope: 'worker', option: true }],
  prompts: ['quiet', { option: true }],
  context: async ({ context, prompts }, use) => {
    if (prompts === 'quiet')
      await context.route('**/api/v1/user/promotion-prompts', (route) =>
        route.fulfill({ json: { data: [] } }),
      )
    await use(context)
  },
  server: [
    async ({ database, clock }, use) => {
      const data = await mkdtemp(join(tmpdir(), 'plon-e2e-'))
      const template = process.env.PLON_E2E_TEMPLATE
      if (database === 'sqlite' && template && clock === START) await cp(template, data, { recursive: true })
      const postgres = database === 'postgres' ? await createDatabase() : undefined
      const server = await start(data, postgres?.url, clock)
      await use(server)
      await server.stop()
      await postgres?.drop()
      await rm(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  logins: [
    async ({ server }, use) => {
      const answer = await fetch(`${server.url}/api/system-settings`)
      const { data } = (await answer.json()) as { data: { demo: { logins: Login[] } } }
      await use(data.demo.logins)
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

/** The sample login of a role. */
export function loginOf(logins: readonly Login[], role: string, label?: string): Login {
  const found = logins.find((login) => login.role === role && (label === undefined || login.label === label))
  if (!found) throw new Error(`no sample login for ${role}`)
  return found
}

/** Signs a participant in by the login modal; `place` where something opens over the panel at once. */
export async function signIn(page: Page, login: Login, place = /\/dashboard$/) {
  await page.goto('/#!logowanie')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('NIP').fill(login.login)
  await dialog.getByLabel('Hasło', { exact: false }).first().fill(login.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page).toHaveURL(place)
}

/** Signs an operator in to the back office. */
export async function signInOperator(page: Page, login: Login) {
  await page.goto('/zaplecze/logowanie')
  await givePassword(page, login)
  await giveCode(page)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
}

/** The first step of every way in for operators. */
export async function givePassword(page: Page, login: Login) {
  await page.getByLabel('Adres e-mail').fill(login.login)
  await page.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await page.getByRole('button', { name: 'Dalej' }).click()
}

/**
 * The second: the demo types the code of a sample operator's app. Asking for it makes the code good again, so that one
 * operator may sign in several times within its half a minute.
 */
export async function giveCode(page: Page) {
  await page.getByRole('button', { name: 'Wpisz kod za mnie' }).click()
  await expect(page.getByLabel('Kod z aplikacji')).toHaveValue(/^\d{6}$/)
}

/** Keeps an operator's decision at once instead of after its ten seconds; the page has gone on by then. */
export async function keepNow(desk: Page) {
  await desk.keyboard.press('F4')
  await expect(desk.getByRole('region', { name: 'Decyzje przed zapisaniem' })).toBeHidden()
}

/** No accessibility fault that axe can see, by WCAG 2.2 AA, once what is on its way stands on the page. */
export async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(
    page.locator('[aria-busy="true"], [aria-label="Ładowanie..."]:not([aria-hidden="true"])'),
  ).toHaveCount(0)
  const notices = page.getByRole('region', { name: 'Powiadomienia' })
  const covered = (await notices.count()) > 0 ? await notices.first().boundingBox() : null
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const faults: { id: string; nodes: string[] }[] = []
  for (const { id, nodes } of found.violations) {
    const kept: string[] = []
    for (const { html, target } of nodes)
      if (id !== 'target-size' || !(await isUnder(page, String(target[0]), covered))) kept.push(html)
    if (kept.length > 0) faults.push({ id, nodes: kept })
  }
  expect(faults).toEqual([])
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** A notice lies over what stands at the top right for some seconds; axe takes what it covers for too small a control. */
async function isUnder(page: Page, selector: string, notices: Box): Promise<boolean> {
  const box = notices && (await page.locator(selector).first().boundingBox())
  if (!box) return false
  const apart =
    box.x + box.width < notices.x ||
    notices.x + notices.width < box.x ||
    box.y + box.height < notices.y ||
    notices.y + notices.height < box.y
  return !apart
}

export { expect }
