import { type APIRequestContext, type Page, request } from '@playwright/test'
import {
  expect,
  expectAccessible,
  type Login,
  loginOf,
  signIn,
  signInByForm,
  test,
} from './support/fixtures.ts'
import { hashOf, Visit } from './support/visit.ts'

test.use({ clock: '2024-02-15T09:00', world: 'prompts', prompts: 'as they come' })
/* One clock that only moves forward, so the days run in order. */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

const gap = 200

/** A participant without answers and pending trips. */
const newcomer = (logins: readonly Login[]) => loginOf(logins, 'participant', 'Nowy Uczestnik')
const later = 'Nie chcę decydować teraz'
const accept = 'Akceptuję Regulamin Promocji'
const decline = 'Nie akceptuję Regulaminu Promocji'

interface ExpectedPrompt {
  readonly hash: string
  /** Milliseconds from entering the panel. */
  readonly delay: number
}

/** Prompts of the programme's promotions that open on a day, for a participant without any answer. */
const days: readonly { day: string; expectedPrompts: readonly ExpectedPrompt[] }[] = [
  { day: '2024-02-15', expectedPrompts: [{ hash: 'regulamin-one-plus-one', delay: 5000 }] },
  { day: '2024-05-20', expectedPrompts: [{ hash: 'orchard-leptosar-promo', delay: 5000 }] },
  { day: '2024-07-10', expectedPrompts: [] },
  {
    day: '2024-11-15',
    expectedPrompts: [
      { hash: 'regulamin-zdeklaruj-zyskaj', delay: 3000 },
      { hash: 'regulamin-przedsprzedaz-chwastox-na-sezon-2025', delay: 3500 },
    ],
  },
  {
    day: '2025-01-15',
    expectedPrompts: [{ hash: 'regulamin-przedsprzedaz-chwastox-na-sezon-2025', delay: 3500 }],
  },
  { day: '2025-05-20', expectedPrompts: [{ hash: 'regulamin-majowka-z-agrosar', delay: 3500 }] },
  {
    day: '2025-08-20',
    expectedPrompts: [
      { hash: 'regulamin-sciernisqo-agrosar', delay: 4000 },
      { hash: 'regulamin-tankuj-dovvo', delay: 4000 },
    ],
  },
  { day: '2025-09-14', expectedPrompts: [{ hash: 'regulamin-tankuj-dovvo', delay: 5000 }] },
]

for (const { day, expectedPrompts } of days) {
  opensOn(day, expectedPrompts)
  if (day === '2024-02-15') isQuietOnceTakenBack()
  if (day === '2024-11-15') {
    doesNotFollow()
    declaresOnThePage()
  }
}

function opensOn(day: string, expectedPrompts: readonly ExpectedPrompt[]) {
  const names = expectedPrompts.map(({ hash }) => hash).join(', then ') || 'nothing'
  /* One day with two prompts is enough for touch. */
  const tag = day === '2025-08-20' ? ' @phone' : ''
  test(`on ${day} ${names} opens by itself${tag}`, async ({ page, server, logins }) => {
    await moveClock(server.url, `${day}T09:00`)
    await signIn(page, newcomer(logins))
    const visit = await Visit.begin(page)
    let closed = -gap
    for (const { hash, delay } of expectedPrompts) {
      await visit.expectPrompt(hash, Math.max(delay, closed + gap))
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: later })).toBeVisible()
      closed = visit.elapsed
      await dialog.getByRole('button', { name: later }).click()
      await expect(dialog).toHaveCount(0)
    }
    await visit.expectNothingMore()
    await visit.again()
    await visit.expectNothingMore()
  })
}

/** Run also on a day of the promotion that prompts again after a decline. */
function isQuietOnceTakenBack() {
  test('what is taken back is not asked about again in the same visit', async ({ page, logins }) => {
    await signIn(page, newcomer(logins))
    await page.goto('/dashboard#!regulamin-one-plus-one')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: accept, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Regulamin zaakceptowany' })).toBeVisible()
    const visit = await Visit.begin(page, '/dashboard#!regulamin-one-plus-one-accepted')
    await visit.drawn(dialog.getByRole('heading'))
    const answered = page.waitForResponse('**/api/v1/user/promo_agreement')
    const known = page.waitForResponse('**/api/v1/user/promotion-prompts')
    await dialog.getByRole('button', { name: decline }).click()
    await answered
    await (await known).finished()
    await visit.expectNothingMore()
    await visit.again()
    await visit.expectPrompt('regulamin-one-plus-one', 5000)
  })
}

/** Run on a day with two prompts, the first of which leads to a page. */
function doesNotFollow() {
  test('the next prompt does not follow to the page that one led to', async ({ page, logins }) => {
    await signIn(page, newcomer(logins))
    const visit = await Visit.begin(page)
    await visit.expectPrompt('regulamin-zdeklaruj-zyskaj', 3000)
    await page.getByRole('dialog').getByRole('link', { name: 'Przejdź do promocji' }).click()
    await expect(page).toHaveURL(/\/promocje\/promocja-zadeklaruj-i-zyskaj$/)
    await visit.drawn(page.getByRole('heading', { level: 1 }))
    await visit.expectNothingMore()
    await page.getByRole('link', { name: 'Wszystkie promocje' }).click()
    await expect(page).toHaveURL(/\/promocje(#|$)/)
    await visit.pass(1000)
    await expect.poll(() => hashOf(page)).toBe('#!regulamin-przedsprzedaz-chwastox-na-sezon-2025')
  })
}

/** Run on a day of declarations, at which the clock stands still. */
function declaresOnThePage() {
  test('the prompt to declare leads to the page, where it is declared, changed, and asked no more', async ({
    page,
    logins,
  }) => {
    await signIn(page, newcomer(logins))
    await page.goto('/dashboard#!regulamin-zdeklaruj-zyskaj')
    const dialog = page.getByRole('dialog')
    const lead = dialog.getByRole('link', { name: 'Przejdź do promocji' })
    await expect(lead).toBeVisible()
    await expect(dialog.getByRole('button', { name: accept, exact: true })).toHaveCount(0)
    await lead.click()
    await expect(page).toHaveURL(/\/promocje\/promocja-zadeklaruj-i-zyskaj$/)
    const form = page.getByRole('form', { name: 'Deklaracja' })
    const amount = form.getByRole('textbox', { name: 'Ile kupisz' })
    await form.getByRole('button', { name: 'Deklaruję' }).click()
    await expect(form.getByText('Pole jest wymagane')).toBeVisible()
    await amount.fill('dużo')
    await form.getByRole('button', { name: 'Deklaruję' }).click()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await amount.fill('120,5')
    await form.getByRole('button', { name: 'Deklaruję' }).click()
    await expect(page.getByText(/Deklarujesz zakup 120,5\sL/)).toBeVisible()
    await amount.fill('80')
    await form.getByRole('button', { name: 'Zmieniam deklarację' }).click()
    await expect(page.getByText(/Deklarujesz zakup 80\sL/)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard?x=1#!regulamin-zdeklaruj-zyskaj')
    await expect(page).toHaveURL(/\/dashboard\?x=1$/)
  })
}

test('what is put off is asked again at the next sign-in, because signing out forgets it', async ({
  page,
  logins,
}) => {
  await signInByForm(page, newcomer(logins))
  await postpone(page, 'regulamin-tankuj-dovvo')
  /* The browser stores a script's cookie some time after it was set. */
  const undecided = async () =>
    (await page.context().cookies()).filter(({ name }) => name.endsWith('_undecided'))
  await expect.poll(undecided).toMatchObject([{ name: 'refuel_dovvo_promotion_undecided', path: '/' }])
  const [undecidedPrompt] = await undecided()
  expect((undecidedPrompt?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000)
  await signOut(page)
  await expect.poll(undecided).toEqual([])
  await signInByForm(page, newcomer(logins))
  const visit = await Visit.begin(page)
  await visit.expectPrompt('regulamin-tankuj-dovvo', 5000)
})

test('nothing opens while somebody is at a field, or a form holds what was not sent', async ({
  page,
  logins,
}) => {
  await signIn(page, newcomer(logins))
  const visit = await Visit.begin(page, '/kontakt-z-przedstawicielem')
  const message = page.getByRole('textbox', { name: 'Wiadomość' })
  /* The field is below the fold on a phone until it has the focus. */
  await visit.drawn(page.getByRole('heading', { level: 1 }))
  await message.focus()
  await visit.expectNothingMore()
  await message.fill('Czy przyjedziecie')
  await message.blur()
  await visit.expectNothingMore()
  await message.fill('')
  await visit.expectNothingMore()
  await message.blur()
  await visit.pass(600)
  await expect.poll(() => hashOf(page)).toBe('#!regulamin-tankuj-dovvo')
})

test('nothing opens over a modal that the participant opened, and the prompt follows it', async ({
  page,
  logins,
}) => {
  await signIn(page, newcomer(logins))
  const visit = await Visit.begin(page, '/dashboard#!zglos-fakture')
  await visit.drawn(page.getByRole('dialog').getByRole('heading'))
  await visit.pass(12_000)
  expect(hashOf(page)).toBe('#!zglos-fakture')
  await page.keyboard.press('Escape')
  await expect.poll(() => hashOf(page)).toBe('')
  /*
   * The address changes before the page does: the gap begins once the modal is gone, also from the document, where it
   * fades in real time while the page's own stands still.
   */
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit.expectPrompt('regulamin-tankuj-dovvo', visit.elapsed + gap)
})

test('an answer that is not taken leaves the offer open; declined it closes and does not come back by itself', async ({
  page,
  logins,
}) => {
  await signIn(page, newcomer(logins))
  await page.goto('/dashboard#!regulamin-tankuj-dovvo')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expectAccessible(page)
  await page.route('**/api/v1/user/promo_agreement', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: accept, exact: true }).click()
  await expect(page.getByText('Wystąpił błąd!')).toBeVisible()
  await expect(dialog).toBeVisible()
  await page.unroute('**/api/v1/user/promo_agreement')
  await dialog.getByRole('button', { name: decline }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard$/)
  const visit = await Visit.begin(page)
  await visit.expectNothingMore()
})

test('accepted, it thanks, closes by itself, and its hash opens nothing any more', async ({
  page,
  logins,
}) => {
  await signIn(page, newcomer(logins))
  await page.goto('/dashboard?x=1#!regulamin-tankuj-dovvo')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: accept, exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'Regulamin zaakceptowany' })).toBeVisible()
  await expectAccessible(page)
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/dashboard\?x=1$/)
  await page.goto('/moj-profil?x=1#!regulamin-tankuj-dovvo')
  await expect(page).toHaveURL(/\/moj-profil\?x=1$/)
  await expect(dialog).toHaveCount(0)
})

/** Moves the demo's clock, which ends the server's sessions. */
async function moveClock(server: string, to: string) {
  const context: APIRequestContext = await request.newContext({ baseURL: server })
  const moved = await context.post('/api/demo/clock', { data: { to } })
  /* The server refuses the minute at which its clock began, which is past already. */
  if (!moved.ok() && to !== '2024-02-15T09:00') throw new Error(`${moved.status()}: ${await moved.text()}`)
  await context.dispose()
}

async function postpone(page: Page, hash: string) {
  await page.goto(`/dashboard#!${hash}`)
  await page.getByRole('dialog').getByRole('button', { name: later }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Konto: / }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/wylogowano$/)
}
