import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Audience, isInAudience } from '../src/modal/modal.ts'
import type { PromotionPrompt } from '../src/session/promotions.ts'
import {
  expect,
  expectLoaded,
  expectStill,
  loginOf,
  signIn,
  signInOperator,
  test,
} from './support/fixtures.ts'
import { Hashes } from './support/hashes.ts'
import { type Found, findFor, type Hash, hashes, nothing, openingOf } from './support/openings.ts'
import { watchPageErrors } from './support/page-errors.ts'
import { atPortal } from './support/portals.ts'
import { jumpsOf, watchJumps } from './support/screen.ts'

interface Walk {
  readonly over: Hashes
  readonly who: Audience
  readonly found: Found
  readonly errors: string[]
}

function isFor(who: Audience) {
  return ({ row: { audience } }: Hash) => isInAudience(audience, who)
}

/** Each hash of the audience opens by a page load and over the page, but not without its parameters. */
async function openAll({ over, who, found, errors }: Walk) {
  const opening = hashes().filter((hash) => isFor(who)(hash) && !hash.onDay)
  const [first] = opening.filter(({ page }) => !page)
  if (!first) throw new Error(`nothing opens for a ${who}`)
  for (const hash of [first, ...opening.filter(({ page }) => page)])
    await step(hash, errors, () => over.load(openingOf(hash, found)))
  for (const hash of opening.filter(({ page }) => !page))
    await step(hash, errors, () => over.open(openingOf(hash, found)))
  for (const hash of opening.filter(({ row }) => row.needs))
    await step(hash, errors, () => over.refuse(hash.hash))
}

async function refuseAll({ over, errors }: Walk, refused: readonly Hash[]) {
  expect(refused.length).toBeGreaterThan(1)
  for (const hash of refused) await step(hash, errors, () => over.refuse(hash.hash))
}

function step({ hash }: { hash: string }, errors: string[], perform: () => Promise<void>) {
  return test.step(hash, async () => {
    errors.length = 0
    await perform()
    expect.soft(errors, hash).toEqual([])
  })
}

test('the hashes of a visitor open, and nobody else’s @phone', async ({ page }) => {
  const over = await Hashes.over(page, '/')
  const walk: Walk = { over, who: 'guest', found: nothing, errors: watchPageErrors(page) }
  await openAll(walk)
  await refuseAll(
    walk,
    hashes().filter((hash) => !isFor('guest')(hash)),
  )
})

test('a modal stays where it is as what it shows comes', async ({ page }) => {
  let send: () => void = () => undefined
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/\/assets\/SetPasswordModal-[^/]*\.js$/, async (route) => {
    await sent
    await route.continue()
  })
  await page.addInitScript(watchJumps)
  await page.goto('/#!pierwsze-logowanie')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Pierwsze logowanie')
  await expectStill(page)
  send()
  await expect(dialog.getByRole('heading', { name: 'Ustaw hasło' })).toBeFocused()
  await expectLoaded(page)
  const { sum, jumps } = await jumpsOf(page)
  expect(sum, JSON.stringify(jumps)).toBeLessThan(0.01)
})

test('a modal over a page that asks to sign in first opens after that @phone', async ({ page, logins }) => {
  const { login, password } = loginOf(logins, 'participant')
  await page.goto('/moje-faktury?tab=1#!zglos-fakture')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('NIP').fill(login)
  await dialog.getByRole('textbox', { name: 'Hasło' }).fill(password)
  await dialog.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Zgłoś fakturę' })).toBeFocused()
  await expect(page).toHaveURL(/\/moje-faktury\?tab=1#!zglos-fakture$/)
})

test('the hashes of a participant open where they may, and nobody else’s @field', async ({
  page,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const login = loginOf(logins, 'participant')
  const found = await findFor(server.url, login)
  await signIn(page, login)
  const over = await Hashes.over(page, '/dashboard')
  const walk: Walk = { over, who: 'retail', found, errors: watchPageErrors(page) }
  await openAll(walk)
  await refuseAll(
    walk,
    hashes().filter((hash) => !isFor('retail')(hash)),
  )
  /* Hashes of what cannot be ordered here open nothing, whatever query comes with them. */
  for (const { hash } of hashes().filter(({ onDay, page }) => onDay || page)) await over.refuseBeside(hash)
  for (const { hash, astray } of hashes()) {
    if (!astray) continue
    await over.enter({ hash, heading: /./, query: astray.query })
    await expect(over.dialog.getByText(astray.sentence)).toBeVisible()
    await over.leave({ hash, heading: /./ })
  }
})

test('the hashes of the back office open there, and no participant’s', async ({ page, logins }) => {
  await signInOperator(page, loginOf(logins, 'administrator'))
  const over = await Hashes.over(page, '/zaplecze/operatorzy')
  const walk: Walk = { over, who: 'operator', found: nothing, errors: watchPageErrors(page) }
  await openAll(walk)
  /* One hash of each audience; the tests of visitors and participants try all. */
  await refuseAll(
    walk,
    hashes().filter(({ name }) => name === 'logowanie' || name === 'zgody'),
  )
})

test('the hash of a trip opens while it may be ordered @field', async ({ browser, database, logins }) => {
  test.setTimeout(120_000)
  const trips = hashes().filter(({ onDay }) => onDay)
  for (const day of new Set(trips.map(({ onDay = '' }) => onDay))) {
    await atPortal({ browser, database, clock: `${day}T09:00` }, async ({ page }) => {
      await signIn(page, loginOf(logins, 'participant'))
      const errors = watchPageErrors(page)
      /* No prompt opens by itself there. */
      const over = await Hashes.over(page, '/')
      for (const trip of trips)
        await step(trip, errors, () =>
          trip.onDay === day ? over.open(openingOf(trip, nothing)) : over.refuseBeside(trip.hash),
        )
    })
  }
})

/* Days by which each promotion with a prompt has had its prompt. */
const [firstDay, ...nextDays] = [
  '2024-02-15',
  '2024-05-20',
  '2024-11-15',
  '2025-05-20',
  '2025-08-20',
] as const

test('the hash of a promotion opens until it is accepted, and then what was accepted @field', async ({
  browser,
  database,
  logins,
}) => {
  test.setTimeout(180_000)
  const newcomer = loginOf(logins, 'participant', 'Nowy Uczestnik')
  await atPortal({ browser, database, clock: `${firstDay}T09:00` }, async ({ page, goToDay }) => {
    const errors = watchPageErrors(page)
    /* No prompt opens by itself there. */
    const over = await Hashes.over(page, '/')
    const walked: string[] = []
    for (const day of [firstDay, ...nextDays]) {
      if (day !== firstDay) await goToDay(day)
      await signIn(page, newcomer)
      for (const prompt of await promptsAt(page))
        await step(prompt, errors, async () => {
          walked.push(...(await walkPromotion(over, page, prompt)))
        })
    }
    expect(new Set(walked)).toEqual(await promotionHashes())
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    /* The hashes of promotions open nothing for a visitor. */
    for (const hash of walked.slice(0, 2)) await over.refuse(hash)
  })
})

/** The day's promotion prompts, as the page receives them. */
async function promptsAt(page: Page): Promise<PromotionPrompt[]> {
  const promptsResponse = page.waitForResponse('**/api/v1/user/promotion-prompts')
  await page.goto('/')
  const { data } = (await (await promptsResponse).json()) as { data: PromotionPrompt[] }
  return data
}

/** Opens the hashes of a promotion, from unanswered to accepted. */
async function walkPromotion(over: Hashes, page: Page, prompt: PromotionPrompt): Promise<string[]> {
  const offer = { hash: `#!${prompt.hash}`, heading: prompt.name }
  if (prompt.answer === true || !(prompt.can_answer || prompt.kind === 'page'))
    await over.refuseBeside(offer.hash)
  else await over.open(offer)
  if (!prompt.accepted_hash) return [offer.hash]
  const accepted = { hash: `#!${prompt.accepted_hash}`, heading: prompt.name }
  await over.refuseBeside(accepted.hash)
  await over.enter(offer)
  await accept(over, page)
  await over.leave(offer)
  await over.refuseBeside(offer.hash)
  await over.open(accepted)
  return [offer.hash, accepted.hash]
}

async function accept({ dialog }: Hashes, page: Page) {
  const promptsResponse = page.waitForResponse('**/api/v1/user/promotion-prompts')
  await dialog.getByRole('button', { name: 'Akceptuję Regulamin Promocji', exact: true }).click()
  await (await promptsResponse).finished()
  await expect(dialog.getByRole('heading', { name: 'Regulamin zaakceptowany' })).toBeVisible()
}

/** The hashes of all promotions that the programme is delivered with. */
async function promotionHashes(): Promise<Set<string>> {
  const text = await readFile(new URL('../../data/programme/promotions.json', import.meta.url), 'utf8')
  const promotions = JSON.parse(text) as { definition: { prompt?: Prompted } }[]
  const named = promotions.flatMap(({ definition: { prompt } }) => [prompt?.hash, prompt?.accepted_hash])
  return new Set(named.filter((name) => name !== undefined).map((name) => `#!${name}`))
}

interface Prompted {
  readonly hash: string
  readonly accepted_hash?: string
}
