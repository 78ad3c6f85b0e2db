import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import axeCore from 'axe-core'
import { screenViolations } from './screen.ts'
import { type Server, type Settings, START, start } from './server.ts'
import { copyOfTemplate, type Kind, remove } from './template.ts'

export interface WorkerOptions {
  database: Kind
  /** Tests that change shared records (the sample participant, the consents) name a world of their own. */
  world: string
  /** The start of the demo's clock, Warsaw time. */
  clock: string
}

export interface ContextOptions {
  /** `quiet` keeps prompts from opening by themselves, where a test is about something else. */
  prompts: 'as they come' | 'quiet'
  /** Until the app has loaded, public pages can be read, and their links load documents. */
  landing: 'once the app is there' | 'at the document'
}

/** A sample login of the demo. */
export interface Login {
  readonly role: string
  readonly label: string
  readonly login: string
  readonly password: string
}

interface WorkerFixtures extends WorkerOptions {
  /** The server's settings of a test file that differ from the defaults; such a file has a world of its own. */
  settings: Settings
  server: Server
  logins: readonly Login[]
}

/** Each worker has a server of its own over a copy of the sample programme; each test its own browser context. */
export const test = base.extend<ContextOptions, WorkerFixtures>({
  database: ['sqlite', { scope: 'worker', option: true }],
  world: ['shared', { scope: 'worker', option: true }],
  clock: [START, { scope: 'worker', option: true }],
  prompts: ['quiet', { option: true }],
  landing: ['once the app is there', { option: true }],
  settings: [async ({ world: _ }, use) => use({}), { scope: 'worker' }],
  context: async ({ context, prompts }, use) => {
    if (prompts === 'quiet') await context.addInitScript(withoutPrompts)
    await use(context)
  },
  page: async ({ page, landing }, use) => {
    if (landing === 'once the app is there') landWithApp(page)
    await use(page)
  },
  server: [
    async ({ database, clock, settings }, use) => {
      const world = await copyOfTemplate(database, clock)
      const server = await start(world, clock, settings)
      await use(server)
      await server.stop()
      await remove(world)
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

/**
 * Empties the page's promotion prompts. Done in the page because a Playwright route would switch off Chromium's cache,
 * and each page load would bring some ninety files again.
 */
function withoutPrompts() {
  const ask = window.fetch
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.endsWith('/api/v1/user/promotion-prompts')
      ? Promise.resolve(Response.json({ data: [] }))
      : ask(input, init)
  }
}

/**
 * Has `goto` and `reload` wait until the app has hydrated the page, unless their `waitUntil` asks for less than the
 * document.
 */
export function landWithApp(page: Page) {
  const { goto, reload } = page
  page.goto = async (url, how) => {
    const answer = await goto.call(page, url, how)
    return how?.waitUntil ? answer : landed(page, answer)
  }
  page.reload = async (how) => landed(page, await reload.call(page, how))
}

async function landed<T>(page: Page, answer: T): Promise<T> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type=module]') || document.querySelector('#root [role=progressbar]'),
  )
  return answer
}

/** Signs a participant in by the API; the next page opens with their session. */
export async function signIn(page: Page, { login, password }: Login) {
  await post(page, '/api/v1/auth/login', { account_type: 'program.retail', nip: login, password })
  await rememberSession(page, 'portal')
}

/** Signs a participant in by the login modal; `place` is the expected address where a prompt opens at once. */
export async function signInByForm(page: Page, login: Login, place = /\/dashboard$/) {
  await page.goto('/#!logowanie')
  const dialog = page.getByRole('dialog')
  /* The title takes the focus late, and text filled in before that is lost. */
  await expect(dialog.getByRole('heading', { name: 'Zaloguj się' })).toBeFocused()
  await dialog.getByLabel('NIP').fill(login.login)
  await dialog.getByLabel('Hasło', { exact: false }).first().fill(login.password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page).toHaveURL(place)
}

/** Signs an operator in by the API; the next page of the back office opens with their session. */
export async function signInOperator(page: Page, login: Login) {
  await bearerOfOperator(page, login)
  await rememberSession(page, 'backoffice')
}

/** The bearer of a fresh operator session, for the test's own calls. */
export async function bearerOfOperator(page: Page, { login: email, password }: Login): Promise<string> {
  const { handle } = await post(page, '/api/v1/backoffice/auth/login', { email, password })
  const { code } = await post(page, '/api/demo/operator-code', { email })
  const { auth_token: bearer } = await post(page, '/api/v1/backoffice/auth/second-factor', { handle, code })
  return bearer ?? ''
}

/**
 * Posts by the page's context, which keeps the refresh cookie of the answer; once more over a new connection where the
 * server has just closed the idle one.
 */
async function post(page: Page, path: string, data: object): Promise<Record<string, string>> {
  const answer = await page.request.post(path, { data, maxRetries: 2 })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const { data: inside, ...beside } = (await answer.json()) as { data?: Record<string, string> }
  return { ...beside, ...inside }
}

/** Sets the portal's flag of a possible session, on a page of the portal without scripts. */
async function rememberSession(page: Page, realm: 'portal' | 'backoffice') {
  await page.goto('/favicon.svg')
  await page.evaluate((flag) => localStorage.setItem(flag, '1'), `plon-${realm}-session`)
}

/** Postpones the prompt of the season's standard trip by its cookie. */
export async function postponeTrip(page: Page, url: string) {
  await page.context().addCookies([{ name: 'trip_hide_modal', value: 'true', url }])
}

/** Signs an operator in by the two steps of the back office. */
export async function signInOperatorByForm(page: Page, login: Login) {
  await page.goto('/zaplecze/logowanie')
  await enterPassword(page, login)
  await enterOperatorCode(page)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('heading', { name: /^Dzień dobry/ })).toBeVisible()
}

/** The first step of every sign-in of operators. */
export async function enterPassword(page: Page, login: Login) {
  await page.getByLabel('Adres e-mail').fill(login.login)
  await page.getByRole('textbox', { name: 'Hasło' }).fill(login.password)
  await page.getByRole('button', { name: 'Dalej' }).click()
}

/**
 * The second step, by the demo's code for a sample operator. Requesting it makes the code valid again, so that an
 * operator can sign in several times within its half a minute.
 */
export async function enterOperatorCode(page: Page) {
  await page.getByRole('button', { name: 'Wpisz kod za mnie' }).click()
  await expect(page.getByLabel('Kod z aplikacji')).toHaveValue(/^\d{6}$/)
}

/** Sends an operator's delayed decision at once; the page has gone on by then. */
export async function sendDecisionNow(admin: Page) {
  await admin.keyboard.press('F4')
  await expect(admin.getByRole('region', { name: 'Decyzje przed zapisaniem' })).toBeHidden()
}

/** Waits until the page has loaded and nothing on it moves. */
export async function expectLoaded(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(
    page.locator('[aria-busy="true"], [aria-label="Ładowanie..."]:not([aria-hidden="true"])'),
  ).toHaveCount(0)
  /* A form still sends when its answer has come: its notice rises, and its dialog closes, only afterwards. */
  const sending = page.locator('form').getByText('Wysyłanie...', { exact: true })
  await expect(sending.filter({ visible: true })).toHaveCount(0)
  /* An element that fades in has its final colours only at the end. */
  await expectStill(page)
}

/** Waits until nothing on the page moves, but for what moves until something has come. */
export async function expectStill(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  )
}

/** Expects no WCAG 2.2 AA error that axe can see, once the page has loaded. */
export async function expectAccessible(page: Page, { showsCode = false } = {}) {
  /*
   * Reduced motion has late elements, such as notices, appear at once; axe would measure half the contrast of one that
   * fades in.
   */
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectNoViolations(page)
  if (!showsCode) expect.soft(await screenViolations(page), page.url()).toEqual([])
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' })
}

async function expectNoViolations(page: Page) {
  await expectLoaded(page)
  /* React Aria keeps a modal out of view on touch screens until it knows whether the keyboard comes up with it. */
  for (const dialog of await page.getByRole('dialog').all()) await expect(dialog).toBeInViewport()
  expect(page.frames()).toHaveLength(1)
  const covers = await coversOf(page)
  /* `resultTypes` saves axe the description of passed rules, a third of its time. */
  const axe = await axeIn(page)
  const found = await axe
    /* Users of voice control speak the visible words; axe still calls that rule experimental. */
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  /* A toast may have come or gone during axe's run. */
  covers.push(...(await coversOf(page)))
  const violations: { id: string; nodes: string[] }[] = []
  for (const { id, nodes } of found.violations) {
    const violatingNodes: string[] = []
    for (const { html, target } of nodes) {
      const place = page.locator(String(target[0])).first()
      /* A tooltip follows the pointer and is in no landmark of the page. */
      if (id === 'region' && (await place.getByRole('tooltip').count()) > 0) continue
      /* Beside the dialog in a popover stand the buttons by which a screen reader closes it, in no landmark either. */
      if (id === 'region' && (await place.getByRole('dialog').count()) > 0) continue
      if (id !== 'target-size' || !(await isUnder(place, covers))) violatingNodes.push(html)
    }
    if (violatingNodes.length > 0) violations.push({ id, nodes: violatingNodes })
  }
  expect(violations).toEqual([])
}

/**
 * Expects that every text can be read in the dark too, on a page that has loaded, and leaves the page in the light.
 * Contrast is all that differs there, so that axe runs that one rule.
 */
export async function expectReadableInDark(page: Page) {
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  /* Colours change at once where no transition delays them. */
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const axe = await axeIn(page)
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withRules(['color-contrast'])
    .analyze()
  const unreadable = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  expect.soft(unreadable, `${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: isStill ? 'reduce' : 'no-preference' })
}

/**
 * Brings axe into a page unless it is there: by itself `AxeBuilder` sends its half a megabyte twice for each run, and
 * sends no more than a name here. Legacy mode saves the page that it opens to merge frames, of which there are none, and
 * a third of the time.
 */
async function axeIn(page: Page): Promise<AxeBuilder> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source)
  return new AxeBuilder({ page, axeSource: 'axe.version' }).setLegacyMode()
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Boxes of toasts, of the header, of a record's line and of the bar of shortcuts, which cover parts of the page; axe
 * takes a partly covered control for too small.
 */
async function coversOf(page: Page): Promise<Box[]> {
  const covers = page
    .getByRole('region', { name: 'Powiadomienia' })
    .or(page.locator('[data-page-header], [data-record-head], [data-tab-bar]'))
    .filter({ visible: true })
  return covers.evaluateAll((all) =>
    all.map((cover) => {
      const { x, y, width, height } = cover.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

async function isUnder(control: Locator, covers: readonly Box[]): Promise<boolean> {
  const box = await control.boundingBox()
  if (
    !box ||
    (await control.evaluate(
      (element) => element.closest('[data-page-header], [data-record-head], [data-tab-bar]') !== null,
    ))
  )
    return false
  return covers.some(
    (over) =>
      box.x + box.width >= over.x &&
      over.x + over.width >= box.x &&
      box.y + box.height >= over.y &&
      over.y + over.height >= box.y,
  )
}

export { expect }
