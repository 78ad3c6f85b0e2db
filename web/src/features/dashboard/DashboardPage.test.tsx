// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { setServerTime } from '../../format/clock'
import { lastFigures } from '../../ui/last-figures'
import DashboardPage from './DashboardPage'

const items = (rows: object[], more: object = {}) => ({
  data: { items: rows, fields: [] },
  meta: { total: rows.length },
  ...more,
})

const promotion = (slug: string, current: number, more: object = {}) => ({
  key: slug,
  slug,
  name: slug,
  current,
  current_text: `${current} L`,
  target: 20,
  target_of_text: '20 L',
  missing: 20 - current,
  next_text: `Brakuje ${20 - current} L, zostało 9 dni`,
  marks: [{ at: 20, at_text: '20 L', reward_text: 'karta 300 zł', reached: false }],
  purchases: { from: '2025-08-01', to: '2025-10-31' },
  days_left: 9,
  can_answer: true,
  needs_acceptance: false,
  withheld: null,
  waiting: null,
  ...more,
})

const reward = (slug: string, isWithin: boolean) => ({
  id: slug,
  slug,
  name: slug,
  kind: 'parcel',
  picture: 'gift',
  points: 5_000,
  missing_points: isWithin ? 0 : 1_000,
  available: true,
  within_reach: isWithin,
})

const invoice = {
  id: 'a',
  document_name: 'FV/1',
  distributor_name: 'Agro',
  date: '2025-08-01',
  points: 0,
  status: { code: 'pending', label: 'Czeka', color: 'yellow' },
}

interface Answers {
  readonly points?: object
  readonly achievements?: object[]
  readonly promotions?: object[]
  readonly waiting?: object
  readonly invoices?: object[]
  readonly rewards?: object[]
  readonly previous?: object | null
  /** Path of an answer that does not come. */
  readonly failing?: string
}

function answersOf(given: Answers): Record<string, unknown> {
  const points = {
    total: 9_000,
    available: 7_500,
    brandPurchase: 8_500,
    affiliation: 500,
    achievements: 0,
    perZloty: 100,
  }
  const season = { season: 2025, months: [{ month: '2024-11', points: 8_500 }], total: { points: 8_500 } }
  return {
    '/api/v1/user/profile': {
      data: {
        collects_points: true,
        profile: { first_name: 'Jan', nip: '5260250274' },
        points: { ...points, ...given.points },
        achievements: given.achievements ?? [],
        wycieczka: { waiting: [] },
        ph: null,
      },
    },
    '/api/system-settings': {
      data: {
        now: '2025-08-20T09:00:00Z',
        points_limit: 4_000_000,
        brand: { stylesheet: null, phone: '1', email: 'a@b.pl' },
      },
    },
    '/api/v1/user/promotions': items(given.promotions ?? []),
    '/api/v1/user/waiting-purchases': {
      data: given.waiting ?? { points: 0, invoices: 0, unknown_invoices: 0, text: null },
    },
    '/api/v1/invoices/2025': items(given.invoices ?? [invoice]),
    '/api/v1/invoices/waiting': items([]),
    '/api/v1/prize/collect': items([]),
    '/api/v1/prize/teraz': {
      data: { items: given.rewards ?? [], within_reach: 1, categories: [] },
      meta: { total: 1 },
    },
    '/api/v1/my-shopping/months': { data: { ...season, previous: given.previous ?? null } },
    '/api/v1/user/notifications': items([], {
      meta: { total: 0, current_page: 1, last_page: 1, per_page: 20 },
    }),
  }
}

/** Shows the page and returns the paths that it asks for. */
function show(given: Answers) {
  const answers = answersOf(given)
  const requests: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(new Request(input).url)
    requests.push(pathname)
    return pathname in answers && pathname !== given.failing
      ? Response.json(answers[pathname])
      : Response.json({}, { status: 404 })
  })
  const router = createMemoryRouter([{ path: '*', element: <DashboardPage /> }])
  queryClient.setQueryData(['profile'], (answers['/api/v1/user/profile'] as { data: object }).data)
  queryClient.setQueryData(['system-settings'], (answers['/api/system-settings'] as { data: object }).data)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return requests
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  setServerTime('2025-08-20T09:00:00Z')
})

afterEach(() => {
  queryClient.clear()
  lastFigures.clear()
})

const sectionOf = (heading: HTMLElement) => within(heading.closest('section') as HTMLElement)
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

test('the balance is in points and in złotys, with what waits as a part of its own', async () => {
  show({
    waiting: { points: 1_200, invoices: 5, unknown_invoices: 2, text: 'W sprawdzaniu 1 200 pkt (3 faktury)' },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Dzień dobry' })).toBeTruthy()
  const waits = await screen.findByRole('link', { name: 'W sprawdzaniu 1 200 pkt (3 faktury)' })
  const balance = waits.closest('section') as HTMLElement
  expect(text(balance)).toContain('Dostępne punkty7 500≈ 75 zł')
  expect(text(balance)).toContain('W sprawdzaniu+1 200')
  expect(text(balance)).toContain('2 faktury czekają na sprawdzenie, ich pozycje poznamy po sprawdzeniu')
  expect(balance.querySelector('.hatched')).not.toBeNull()
})

test('the one goal that is nearest comes first, and leads to what to buy', async () => {
  show({ promotions: [promotion('a', 4), promotion('b', 19), promotion('c', 0)] })
  const goal = sectionOf(await screen.findByRole('heading', { name: 'Najbliższy cel' }))
  expect(goal.getByRole('heading', { name: 'b' })).toBeTruthy()
  expect(goal.getByRole('img', { name: 'b. Brakuje 1 L, zostało 9 dni' })).toBeTruthy()
  expect(goal.getByRole('link').getAttribute('href')).toBe('/promocje/b#co-kupic')
  const [first, second] = screen.getAllByRole('heading', { level: 2 })
  expect([first?.textContent, second?.textContent]).toEqual(['Najbliższy cel', 'Dostępne punkty'])
})

test('promotions are ordered by closeness, and those without anything yet are folded without bars', async () => {
  show({ promotions: [promotion('a', 4), promotion('c', 0), promotion('b', 19)] })
  const list = sectionOf(await screen.findByRole('heading', { name: 'Trwające promocje' }))
  expect(list.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Twój postęp: b',
    'Twój postęp: a',
  ])
  const folded = list.getByText(/^1.promocja, w.której nic jeszcze nie masz$/).closest('details')
  expect(folded?.open).toBe(false)
  expect(folded?.querySelector('a')?.textContent).toBe('c')
})

test('rewards within reach lead each to its page, and those that lack points are not among them', async () => {
  show({ rewards: [reward('dron', true), reward('pompa', false)] })
  const within = sectionOf(await screen.findByRole('heading', { name: 'W Twoim zasięgu' }))
  expect(within.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/nagrody',
    '/nagrody/dron',
  ])
})

test('the season is compared with the last at the same day', async () => {
  show({ previous: { season: 2024, points: 8_000 } })
  expect(
    await screen.findByText(/^O tej porze sezonu 2024: 8.000.pkt\. Teraz masz o 500.pkt więcej\.$/),
  ).toBeTruthy()
})

test('somebody without invoices and points for purchases sees the first three steps, and no empty charts', async () => {
  show({
    points: { total: 500, available: 500, brandPurchase: 0 },
    invoices: [],
    promotions: [promotion('a', 0)],
    achievements: [{ level: 50_000, value: false, date: null }],
  })
  const steps = sectionOf(await screen.findByRole('heading', { name: 'Pierwsze trzy kroki' }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/#!zglos-fakture',
    '/promocje',
    '/nagrody',
  ])
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Pierwsze trzy kroki')
  expect(screen.queryByRole('progressbar')).toBeNull()
  for (const name of ['Najbliższy cel', 'Punkty w sezonie', 'Ostatnie faktury', 'Osiągnięcia'])
    expect(screen.queryByRole('heading', { name })).toBeNull()
})

test('whoever has collected all that is allowed reads what they can still do', async () => {
  show({ points: { total: 4_000_000, available: 120_000 }, promotions: [promotion('a', 4)] })
  expect(await screen.findByText(/nadal liczą się w.promocjach z.kartami/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'a' })).toBeTruthy()
})

test('a part that fails says so in its place, and is not asked for without end', async () => {
  const failing = '/api/v1/my-shopping/months'
  const requests = show({ failing })
  const season = sectionOf(await screen.findByRole('heading', { name: 'Punkty w sezonie' }))
  expect(await season.findByText(/Nie udało się/)).toBeTruthy()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(requests.filter((path) => path === failing).length).toBeLessThan(4)
})
