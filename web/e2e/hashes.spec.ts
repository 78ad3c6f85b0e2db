import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Audience, Modal } from '../src/modal/modal.ts'
import { modals } from '../src/modals.tsx'
import type { ModalName } from '../src/paths.ts'
import type { PromotionPrompt } from '../src/session/promotions.ts'
import { watchFaults } from './support/faults.ts'
import { expect, type Login, loginOf, signIn, signInOperator, test } from './support/fixtures.ts'
import { Hashes, type Opening, type Query } from './support/hashes.ts'
import { atPortal } from './support/portals.ts'

/** What the sample participant has. */
interface Found {
  readonly invoice: string
  readonly purchase: { readonly group: number; readonly distributor: number }
}

interface Filling {
  readonly heading: string | RegExp
  readonly page?: string
  readonly query?: (found: Found) => Query
  /** The same for something that there is not, and what stands there then. */
  readonly astray?: { readonly query: Query; readonly sentence: string }
  /** It wants a day on which there is such a trip: a test of its own opens it. */
  readonly onDay?: string
}

/* Each hash of the table with what it opens; a row that is not named here fails its test. */
const fillings: Readonly<Record<ModalName, Filling>> = {
  logowanie: { heading: 'Zaloguj się' },
  'reset-hasla': { heading: 'Ustaw hasło' },
  'pierwsze-logowanie': { heading: 'Ustaw hasło' },
  potwierdzenie: { heading: 'Potwierdzenie', query: () => ({ content: 'Dane zostały zapisane.' }) },
  'szczegoly-faktury': {
    heading: /^Faktura /,
    query: ({ invoice }) => ({ id: invoice }),
    astray: { query: { id: 'nie-ma' }, sentence: 'Nie ma takiej faktury wśród Twoich faktur' },
  },
  'szczegoly-zakupow': {
    heading: /^(?!Szczegóły zakupów)./,
    query: ({ purchase: { group, distributor } }) => ({
      produkt: String(group),
      dystrybutor: String(distributor),
      'sezon-zakupow': '2025',
    }),
    astray: {
      query: { produkt: '999999', dystrybutor: '1' },
      sentence: 'Nie ma takiego produktu wśród Twoich zakupów',
    },
  },
  'zglos-fakture': { heading: 'Zgłoś fakturę' },
  'dodaj-numer-konta': { heading: 'Numer konta bankowego' },
  'edycja-danych-profilu': { heading: 'Edycja danych profilu' },
  uwaga: { heading: 'Uwaga' },
  zgody: { heading: 'Twoje oświadczenia' },
  'uzupelnij-numer-konta': { heading: 'Uzupełnij numer konta' },
  'nagroda-pieniezna': { heading: 'Nagroda pieniężna' },
  order: { heading: 'Zamówienie wycieczki', page: '/wycieczka' },
  'zamow-wycieczke': { heading: /Wysp Zielonego Przylądka/, onDay: '2025-05-20' },
  'zamow-wycieczke-premium': { heading: 'Wycieczka Premium', onDay: '2024-07-10' },
  'zamow-wycieczke-vip': { heading: 'Wycieczka VIP', onDay: '2024-07-10' },
  'dodaj-operatora': { heading: 'Nowy operator' },
}

interface Hash extends Filling {
  readonly name: string
  readonly hash: string
  readonly row: Modal
}

const nothing: Found = { invoice: '', purchase: { group: 0, distributor: 0 } }

function hashes(): Hash[] {
  return Object.entries<Modal>(modals).map(([name, row]) => {
    const filling: Filling | undefined = fillings[name as ModalName]
    if (!filling) throw new Error(`#!${name} is in no filling: say what it opens`)
    return { ...filling, name, hash: `#!${name}`, row }
  })
}

function openingOf({ hash, heading, page, query, row }: Hash, found: Found): Opening {
  return {
    hash,
    heading,
    ...(page ? { page } : {}),
    ...(query ? { query: query(found) } : {}),
    ...(row.closesTo ? { closesTo: row.closesTo } : {}),
  }
}

interface Walk {
  readonly over: Hashes
  readonly who: Audience
  readonly found: Found
  readonly faults: string[]
}

function isFor(who: Audience) {
  return ({ row: { audience } }: Hash) => audience === 'everyone' || audience === who
}

/** Every hash of theirs opens, by a page load and over the page, and none without what it needs. */
async function openAll({ over, who, found, faults }: Walk) {
  const opening = hashes().filter((hash) => isFor(who)(hash) && !hash.onDay)
  const [first] = opening.filter(({ page }) => !page)
  if (!first) throw new Error(`nothing opens for a ${who}`)
  for (const hash of [first, ...opening.filter(({ page }) => page)])
    await step(hash, faults, () => over.load(openingOf(hash, found)))
  for (const hash of opening.filter(({ page }) => !page))
    await step(hash, faults, () => over.open(openingOf(hash, found)))
  for (const hash of opening.filter(({ row }) => row.needs))
    await step(hash, faults, () => over.refuse(hash.hash))
}

async function refuseAll({ over, faults }: Walk, refused: readonly Hash[]) {
  expect(refused.length).toBeGreaterThan(1)
  for (const hash of refused) await step(hash, faults, () => over.refuse(hash.hash))
}

function step({ hash }: { hash: string }, faults: string[], act: () => Promise<void>) {
  return test.step(hash, async () => {
    faults.length = 0
    await act()
    expect.soft(faults, hash).toEqual([])
  })
}

test('the hashes of a visitor open, and nobody else’s', async ({ page }) => {
  const over = await Hashes.over(page, '/')
  const walk: Walk = { over, who: 'guest', found: nothing, faults: watchFaults(page) }
  await openAll(walk)
  await refuseAll(
    walk,
    hashes().filter((hash) => !isFor('guest')(hash)),
  )
})

test('the hashes of a participant open where they may, and nobody else’s', async ({
  page,
  server,
  logins,
}) => {
  test.setTimeout(120_000)
  const login = loginOf(logins, 'participant')
  const found = await findFor(server.url, login)
  await signIn(page, login)
  const over = await Hashes.over(page, '/dashboard')
  const walk: Walk = { over, who: 'participant', found, faults: watchFaults(page) }
  await openAll(walk)
  await refuseAll(
    walk,
    hashes().filter((hash) => !isFor('participant')(hash)),
  )
  /* What may not be ordered here asks nothing, whatever else stands in the address. */
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
  const walk: Walk = { over, who: 'operator', found: nothing, faults: watchFaults(page) }
  await openAll(walk)
  /* One of each: that all are another's, visitors and participants have shown. */
  await refuseAll(
    walk,
    hashes().filter(({ name }) => name === 'logowanie' || name === 'zgody'),
  )
})

test('the hash of a trip opens while it may be ordered', async ({ browser, database, logins }) => {
  test.setTimeout(120_000)
  const trips = hashes().filter(({ onDay }) => onDay)
  for (const day of new Set(trips.map(({ onDay = '' }) => onDay))) {
    await atPortal({ browser, database, clock: `${day}T09:00` }, async ({ page }) => {
      await signIn(page, loginOf(logins, 'participant'))
      const faults = watchFaults(page)
      /* Nothing asks by itself there. */
      const over = await Hashes.over(page, '/')
      for (const trip of trips)
        await step(trip, faults, () =>
          trip.onDay === day ? over.open(openingOf(trip, nothing)) : over.refuseBeside(trip.hash),
        )
    })
  }
})

/* The days on which all promotions that ask have asked. */
const [firstDay, ...nextDays] = [
  '2024-02-15',
  '2024-05-20',
  '2024-11-15',
  '2025-05-20',
  '2025-08-20',
] as const

test('the hash of a promotion opens until it is accepted, and then what was accepted', async ({
  browser,
  database,
  logins,
}) => {
  test.setTimeout(180_000)
  const newcomer = loginOf(logins, 'participant', 'Nowy Uczestnik')
  await atPortal({ browser, database, clock: `${firstDay}T09:00` }, async ({ page, goToDay }) => {
    const faults = watchFaults(page)
    /* Nothing asks by itself there. */
    const over = await Hashes.over(page, '/')
    const walked: string[] = []
    for (const day of [firstDay, ...nextDays]) {
      if (day !== firstDay) await goToDay(day)
      await signIn(page, newcomer)
      for (const prompt of await promptsAt(page))
        await step(prompt, faults, async () => {
          walked.push(...(await walkPromotion(over, page, prompt)))
        })
    }
    expect(new Set(walked)).toEqual(await promotionHashes())
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    /* To a visitor they are hashes of nothing. */
    for (const hash of walked.slice(0, 2)) await over.refuse(hash)
  })
})

/** What asks on that day, as the page itself is told. */
async function promptsAt(page: Page): Promise<PromotionPrompt[]> {
  const asked = page.waitForResponse('**/api/v1/user/promotion-prompts')
  await page.goto('/')
  const { data } = (await (await asked).json()) as { data: PromotionPrompt[] }
  return data
}

/** The hashes of a promotion, from nothing answered to accepted. */
async function walkPromotion(over: Hashes, page: Page, prompt: PromotionPrompt): Promise<string[]> {
  const offer = { hash: `#!${prompt.hash}`, heading: prompt.name }
  if (prompt.answer === true || !prompt.can_answer) await over.refuseBeside(offer.hash)
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
  const told = page.waitForResponse('**/api/v1/user/promotion-prompts')
  await dialog.getByRole('button', { name: 'Akceptuję Regulamin Promocji', exact: true }).click()
  await (await told).finished()
  await expect(dialog.getByRole('heading', { name: 'Regulamin zaakceptowany' })).toBeVisible()
}

/** Every hash of the promotions that the programme is delivered with. */
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

/** An invoice and a purchase of the participant, by a client of their own. */
async function findFor(url: string, { login: nip, password }: Login): Promise<Found> {
  const signedIn = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account_type: 'program.retail', nip, password }),
  })
  const { auth_token: bearer } = (await signedIn.json()) as { auth_token: string }
  const first = async <T>(path: string): Promise<T> => {
    const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${bearer}` } })
    const { data } = (await answer.json()) as { data: { items: T[] } }
    if (!data.items[0]) throw new Error(`${path} holds nothing`)
    return data.items[0]
  }
  const { id: invoice } = await first<{ id: string }>('/api/v1/invoices/2025')
  return { invoice, purchase: await first('/api/v1/my-shopping') }
}
