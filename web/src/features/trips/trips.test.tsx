// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { setServerTime } from '../../format/clock'
import { OpenModal } from '../../modal/open'
import { setOfflineView } from '../../session/offline-view'
import { forgetPostponedPrompts, isPostponed } from '../../session/prompt-cookies'
import { profileQuery, type User } from '../../session/session'
import { type TripStanding, tripQuery } from './queries'
import TripOrderModal from './TripOrderModal'
import { TripPage } from './TripPage'
import TripPromptModal from './TripPromptModal'

const trip = {
  kind: 'premium',
  kind_text: 'Wycieczka Premium',
  name: 'Toskania',
  summary: 'Pięć dni',
  description: 'Wino i oliwa',
  picture: 'grape',
  season: 2024,
  page: '/wycieczka-premium',
  reward: 'toskania',
  qualify_at: 80_000,
  qualify_at_text: '80 000 pkt',
  reserved_points: 20_000,
  reserved_points_text: '20 000 pkt',
  opens_on: '2023-11-01',
  order_by: '2024-07-20',
  fulfil_by: '2024-10-31',
} as const

const qualified: TripStanding = {
  status: 1,
  state: 'qualified',
  sentence: 'Możesz zamówić wycieczkę do 20.07.2024.',
  trip,
  points: 90_000,
  points_text: '90 000 pkt',
  held: 20_000,
  held_text: '20 000 pkt',
  forfeited: 0,
  forfeited_text: '0 pkt',
  missing: 40_000,
  missing_text: '40 000 pkt',
  cost: 100_000,
  cost_text: '100 000 pkt',
  order: null,
  deadline: '2024-07-20',
  days_left: 10,
  at_stake: 20_000,
  at_stake_text: '20 000 pkt',
  ordering: {
    holds: 40_000,
    holds_text: '40 000 pkt',
    left_text: '0 pkt',
    at_stake: 60_000,
    at_stake_text: '60 000 pkt',
  },
  earlier: null,
}

const close = vi.fn()

function show(element: React.ReactNode, place: string, open: string | null = null) {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <OpenModal value={open}>
        <RouterProvider router={router} />
      </OpenModal>
    </QueryClientProvider>,
  )
  return router
}

function givenTrips(standing: TripStanding, wycieczka: Partial<User['wycieczka']> = {}) {
  const none = { premium: { order: false }, vip: { order: false }, order: false, waiting: [] }
  queryClient.setQueryData(profileQuery.queryKey, {
    points: { available: 40_000 },
    wycieczka: { ...none, ...wycieczka },
  } as User)
  for (const kind of ['standard', 'premium', 'vip'] as const)
    queryClient.setQueryData(tripQuery(kind).queryKey, standing)
}

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.clear()
  forgetPostponedPrompts()
  close.mockReset()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  setServerTime(new Date().toISOString())
})

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [4, false],
] as const)('at status %i the points of the trip are shown as its page is entered: %s', (status, isShown) => {
  const states = ['unqualified', 'qualified', 'ordered', 'short', 'missed'] as const
  givenTrips({ ...qualified, status, state: states[status] })
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  expect(screen.queryByRole('dialog', { name: 'Punkty na wycieczkę' }) !== null).toBe(isShown)
})

test.each(['order', 'zgody'])('while #!%s is open the points of the trip are not shown', (open) => {
  givenTrips(qualified)
  show(<TripPage kind="premium" />, `/wycieczka-premium#!${open}`, open)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a hash that opens nothing and stays beside a query keeps the points of the trip from nobody', () => {
  givenTrips(qualified)
  show(<TripPage kind="premium" />, '/wycieczka-premium?utm_source=sms#!logowanie')
  expect(screen.getByRole('dialog', { name: 'Punkty na wycieczkę' })).toBeTruthy()
})

test('the points of the trip stay away once they were closed', () => {
  givenTrips(qualified)
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  const [, button] = screen.getAllByRole('button', { name: 'Zamknij' })
  act(() => (button ?? screen.getAllByRole('button', { name: 'Zamknij' })[0])?.click())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Toskania' })).toBeTruthy()
})

test('the order says what it holds, what it leaves and what a lapse would cost', () => {
  givenTrips(qualified)
  show(<TripOrderModal close={close} />, '/wycieczka-premium#!order', 'order')
  const text = document.body.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain('Teraz odłożymy 40 000 pkt, potem masz: 0 pkt.')
  expect(text).toContain('zamówienie wygaśnie i przepadnie 60 000 pkt')
})

test('an order ends with the trip, what comes next, and the ways on', async () => {
  givenTrips(qualified)
  const sentence = 'Wycieczka jest zamówiona. Odłożyliśmy na nią 60 000 pkt, niczego nie brakuje.'
  const ordered = { ...qualified, status: 2, state: 'ordered', sentence, order: { number: 12 } }
  let isOrdered = false
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'POST') return Response.json({ data: isOrdered ? ordered : qualified })
    isOrdered = true
    return Response.json({ data: ordered, message: 'Zamówienie nr 12 zostało przyjęte.' }, { status: 201 })
  })
  show(<TripOrderModal close={close} />, '/wycieczka-premium#!order', 'order')
  await userEvent.click(screen.getByRole('button', { name: 'Zamawiam' }))
  const title = await screen.findByRole('heading', { name: 'Wycieczka zamówiona' })
  expect(document.activeElement).toBe(title)
  const text = document.body.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain(`Toskania${sentence}`)
  expect(text).toContain('Do 20.07.2024 możesz anulować zamówienie i odłożone punkty wrócą.')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Zobacz zamówienie', '/moje-nagrody?zamowienie=12'],
    ['Wybierz kolejną nagrodę', '/nagrody'],
  ])
})

test('once a deadline has taken them, no points are shown as held', () => {
  const missed = {
    ...qualified,
    status: 4,
    state: 'missed',
    held: 0,
    held_text: '0 pkt',
    ordering: null,
  } as const
  givenTrips({ ...missed, forfeited: 20_000, forfeited_text: '20 000 pkt' })
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  expect(screen.queryByText('Odłożone')).toBeNull()
  expect(screen.getByText('Przepadło')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Zamawiam wycieczkę' })).toBeNull()
})

test('an ordered trip of an earlier season stands beside the new one', () => {
  const earlier = {
    name: 'Toskania',
    season: 2023,
    state: 'ordered',
    sentence: 'Jest zamówiona.',
    order: { number: 7 },
  } as const
  givenTrips({ ...qualified, status: 0, state: 'unqualified', earlier })
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  expect(screen.getByRole('heading', { level: 2, name: /Toskania, sezon.2023/ })).toBeTruthy()
  expect(screen.getByText('Jest zamówiona.')).toBeTruthy()
})

test.each([
  ['unqualified', true],
  ['qualified', true],
  ['short', true],
  ['ordered', false],
  ['missed', false],
  ['lapsed', false],
  ['completed', false],
] as const)('of a trip that is %s there are days for a calendar: %s', (state, isOffered) => {
  setServerTime('2024-07-10T09:00:00Z')
  givenTrips({ ...qualified, status: 2, state })
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  expect(screen.queryByRole('button', { name: 'Dodaj do kalendarza' }) !== null).toBe(isOffered)
})

test('a trip whose mark can no longer be reached has none either', () => {
  setServerTime('2024-07-21T09:00:00Z')
  givenTrips({ ...qualified, status: 0, state: 'unqualified' })
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  expect(screen.queryByRole('button', { name: 'Dodaj do kalendarza' })).toBeNull()
})

test('the days of a trip are saved by the name that the server gives their file', async () => {
  setServerTime('2024-07-10T09:00:00Z')
  givenTrips({ ...qualified, status: 0, state: 'unqualified' })
  const requests: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.url)
    if (!request.url.includes('/calendar')) return Response.json({ data: qualified })
    const headers = {
      'content-type': 'text/calendar',
      'content-disposition': 'attachment; filename="toskania.ics"',
    }
    return new Response('BEGIN:VCALENDAR', { headers })
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:days', revokeObjectURL: () => undefined }),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  show(<TripPage kind="premium" />, '/wycieczka-premium')
  await userEvent.click(screen.getByRole('button', { name: 'Dodaj do kalendarza' }))
  await waitFor(() => expect(saved).toEqual(['toskania.ics']))
  expect(requests.some((url) => url.endsWith('/api/v1/user/wycieczka/calendar?type=premium'))).toBe(true)
})

test('a premium prompt has its two buttons and leads to the order', async () => {
  givenTrips(qualified, { premium: { order: true } })
  const router = show(<TripPromptModal name="zamow-wycieczke-premium" close={close} />, '/dashboard')
  act(() => screen.getByRole('button', { name: 'Nie zamawiam teraz' }).click())
  expect(close).toHaveBeenCalledOnce()
  await act(async () => screen.getByRole('link', { name: 'Zamawiam teraz' }).click())
  const { pathname, hash } = router.state.location
  expect(pathname + hash).toBe('/wycieczka-premium#!order')
  expect(isPostponed('trip_hide_modal')).toBe(false)
})

test('the prompt of Cape Verde leads to its reward and is put off for a year', async () => {
  givenTrips({ ...qualified, trip: { ...trip, kind: 'standard', reward: 'wyspy' } }, { order: true })
  const router = show(<TripPromptModal name="zamow-wycieczke" close={close} />, '/dashboard')
  expect(screen.getByRole('button', { name: 'Nie chcę zamawiać teraz' })).toBeTruthy()
  await act(async () => screen.getByRole('link', { name: 'Zamawiam teraz' }).click())
  expect(router.state.location.pathname).toBe('/nagrody/wyspy')
})

test('however the prompt of Cape Verde is closed, its cookie is set', () => {
  const unmount = openStandardPrompt()
  expect(isPostponed('trip_hide_modal')).toBe(false)
  unmount()
  expect(isPostponed('trip_hide_modal')).toBe(true)
})

test('without a connection it is set as well', () => {
  const unmount = openStandardPrompt()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(false)
  setOfflineView({ seenAt: '2025-05-20T07:00:00Z' })
  unmount()
  setOfflineView(null)
  expect(isPostponed('trip_hide_modal')).toBe(true)
})

test('the prompt of Cape Verde that signing out takes away is put off for nobody', () => {
  const unmount = openStandardPrompt()
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(false)
  unmount()
  expect(isPostponed('trip_hide_modal')).toBe(false)
})

function openStandardPrompt() {
  givenTrips({ ...qualified, trip: { ...trip, kind: 'standard' } }, { order: true })
  const router = createMemoryRouter(
    [{ path: '*', element: <TripPromptModal name="zamow-wycieczke" close={close} /> }],
    {
      initialEntries: ['/dashboard'],
    },
  )
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return unmount
}
