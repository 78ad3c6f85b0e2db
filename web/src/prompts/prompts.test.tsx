import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { ErrorPage } from '../layouts/ErrorPage'
import { nameIn } from '../modal/modal'
import { agreementsQuery, setAgreementsOpen } from '../session/agreements'
import type { PromotionPrompt } from '../session/promotions'
import { forgetPostponedPrompts, postponePrompt } from '../session/prompt-cookies'
import type { User } from '../session/session'
import { usePrompts } from './usePrompts'

const waiting: User['wycieczka']['waiting'] = []
const noTrips = { premium: { order: false }, vip: { order: false }, order: false, waiting }

interface State {
  hasConsents: boolean
  layout: 'panel' | 'public'
  promotions: readonly PromotionPrompt[]
  hasUnsaved: boolean
}

const { state } = vi.hoisted(() => ({ state: { now: {} as State, update: () => {} } }))

/** A modal that opens nothing for the participant. */
const deadName = 'logowanie'

function Page() {
  const { hasConsents, layout, promotions } = state.now
  const user = { has_required_consents: hasConsents, wycieczka: noTrips } as User
  const name = nameIn(useLocation().hash)
  const open = name === deadName ? null : name
  usePrompts({
    user,
    layout,
    page: window.location.pathname,
    promotions,
    open,
    hasUnsaved: () => state.now.hasUnsaved,
  })
  return null
}

function at(place: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page />, errorElement: <ErrorPage /> }], {
    initialEntries: [place],
  })
  const view = () => (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
  const { rerender } = render(view())
  state.update = () => rerender(view())
  return router
}

/** Changes what the page shows. */
async function become(router: ReturnType<typeof at>, next: Partial<State>) {
  state.now = { ...state.now, ...next }
  const { pathname, search, hash } = router.state.location
  await act(() => router.navigate({ pathname, search, hash }, { replace: true }))
}

const placeOf = ({ state: { location } }: ReturnType<typeof at>) =>
  location.pathname + location.search + location.hash

async function wait(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time))
}

function promotion(hash: string, delay_ms: number, more: Partial<PromotionPrompt> = {}): PromotionPrompt {
  return {
    key: hash,
    slug: hash,
    name: hash,
    kind: 'answer',
    hash,
    accepted_hash: null,
    answer_again: false,
    cookie: `${hash}_undecided`,
    cookie_seconds: null,
    delay_ms,
    sequence: null,
    answer: null,
    can_answer: true,
    opens_itself: true,
    offer_html: '',
    success_html: '',
    accepted_html: '',
    rules_pdf: null,
    page: `/promocje/${hash}`,
    ...more,
  }
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(agreementsQuery.queryKey, [])
  state.now = { hasConsents: true, layout: 'panel', promotions: [], hasUnsaved: false }
  forgetPostponedPrompts()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('consents', () => {
  beforeEach(() => {
    state.now.hasConsents = false
  })

  test('open over the page, keep its query, and come again at the next page once they were closed', async () => {
    const router = at('/dashboard?tab=1')
    await wait(0)
    expect(placeOf(router)).toBe('/dashboard?tab=1#!zgody')

    await act(() => router.navigate('/dashboard?tab=1', { replace: true }))
    await wait(60_000)
    expect(placeOf(router)).toBe('/dashboard?tab=1')

    await act(() => router.navigate('/nagrody'))
    await wait(200)
    expect(placeOf(router)).toBe('/nagrody#!zgody')
  })

  test('do not wait for a hash that opens nothing and stays beside a query', async () => {
    const router = at('/aktualnosci?page=2#!logowanie')
    await wait(0)
    expect(placeOf(router)).toBe('/aktualnosci?page=2#!zgody')
  })

  test('wait until another modal is closed, and 200 ms more', async () => {
    const router = at('/moje-faktury#!zglos-fakture')
    await wait(5000)
    expect(placeOf(router)).toBe('/moje-faktury#!zglos-fakture')
    await act(() => router.navigate('/moje-faktury'))
    await wait(199)
    expect(placeOf(router)).toBe('/moje-faktury')
    await wait(1)
    expect(placeOf(router)).toBe('/moje-faktury#!zgody')
  })

  test('come before promotions, which wait until they are given and follow once they are closed', async () => {
    state.now.promotions = [promotion('a', 3500)]
    const router = at('/dashboard')
    await wait(10_000)
    expect(placeOf(router)).toBe('/dashboard#!zgody')
    await act(() => router.navigate('/dashboard', { replace: true }))
    await wait(10_000)
    expect(placeOf(router)).toBe('/dashboard')
    await act(() => router.navigate('/nagrody'))
    await wait(200)
    expect(placeOf(router)).toBe('/nagrody#!zgody')
    await become(router, { hasConsents: true })
    await wait(200)
    expect(placeOf(router)).toBe('/nagrody#!a')
  })

  test('go away once nothing is missing', async () => {
    const router = at('/dashboard')
    await wait(0)
    await become(router, { hasConsents: true })
    await wait(0)
    expect(placeOf(router)).toBe('/dashboard')
  })

  test('answered in their modal stay until the word that they are saved was read', async () => {
    const router = at('/dashboard')
    await wait(0)
    setAgreementsOpen(true)
    await become(router, { hasConsents: true })
    await wait(0)
    expect(placeOf(router)).toBe('/dashboard#!zgody')
    setAgreementsOpen(false)
  })

  test('that cannot be had are an error of the page', async () => {
    vi.useRealTimers()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    queryClient.clear()
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Nie teraz' }, { status: 500 }))
    at('/dashboard')
    expect(await screen.findByText(/^Nie udało się pobrać oświadczeń/)).toBeTruthy()
    expect(screen.queryByText(/No fetch/)).toBeNull()
    const { error } = queryClient.getQueryState(agreementsQuery.queryKey) ?? {}
    expect(error?.message).toBe('No fetch registration agreements')
  })
})

describe('promotions', () => {
  test('open one after another: each after its delay, and 200 ms after the one before was closed', async () => {
    state.now.promotions = [promotion('b', 5000), promotion('a', 3500)]
    const router = at('/dashboard')
    await wait(3499)
    expect(placeOf(router)).toBe('/dashboard')
    await wait(1)
    expect(placeOf(router)).toBe('/dashboard#!a')
    await wait(4000)
    expect(placeOf(router)).toBe('/dashboard#!a')
    await act(() => router.navigate('/dashboard', { replace: true }))
    await wait(199)
    expect(placeOf(router)).toBe('/dashboard')
    await wait(1)
    expect(placeOf(router)).toBe('/dashboard#!b')
  })

  test('count their delay from entering the panel, whichever page it was', async () => {
    state.now.promotions = [promotion('a', 3500)]
    const router = at('/dashboard')
    await wait(3000)
    await act(() => router.navigate('/nagrody'))
    await wait(500)
    expect(placeOf(router)).toBe('/nagrody#!a')
  })

  test('begin to count when the panel is entered from a page outside it', async () => {
    state.now = { ...state.now, layout: 'public', promotions: [promotion('a', 3500)] }
    const router = at('/')
    await wait(10_000)
    expect(placeOf(router)).toBe('/')
    await become(router, { layout: 'panel' })
    await wait(3499)
    expect(placeOf(router)).toBe('/')
    await wait(1)
    expect(placeOf(router)).toBe('/#!a')
  })

  test('ask once in a visit', async () => {
    state.now.promotions = [promotion('a', 3500)]
    const router = at('/dashboard')
    await wait(3500)
    await act(() => router.navigate('/nagrody'))
    await wait(60_000)
    expect(placeOf(router)).toBe('/nagrody')
  })

  test('are quiet where they were put off, or do not open by themselves', async () => {
    postponePrompt('a_undecided', null)
    state.now.promotions = [promotion('a', 3500), promotion('b', 3500, { opens_itself: false })]
    const router = at('/dashboard')
    await wait(60_000)
    expect(placeOf(router)).toBe('/dashboard')
  })

  test('wait while a drawer stands over the page', async () => {
    state.now.promotions = [promotion('a', 3500)]
    const drawer = document.body.appendChild(document.createElement('div'))
    drawer.setAttribute('role', 'dialog')
    const router = at('/dashboard')
    await wait(9000)
    expect(placeOf(router)).toBe('/dashboard')
    drawer.remove()
    await wait(500)
    expect(placeOf(router)).toBe('/dashboard#!a')
  })

  test('wait while a field has the focus, and while a form holds something that was not sent', async () => {
    state.now.promotions = [promotion('a', 3500)]
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    const router = at('/dashboard')
    await wait(9000)
    expect(placeOf(router)).toBe('/dashboard')
    state.now.hasUnsaved = true
    field.remove()
    await wait(9000)
    expect(placeOf(router)).toBe('/dashboard')
    state.now.hasUnsaved = false
    await wait(500)
    expect(placeOf(router)).toBe('/dashboard#!a')
  })

  test('do not follow to the page that one of them led to, nor below it, but to the next', async () => {
    state.now.promotions = [promotion('a', 3500), promotion('b', 3500)]
    const router = at('/dashboard')
    await wait(3500)
    expect(placeOf(router)).toBe('/dashboard#!a')
    await act(() => router.navigate('/nagrody/przelew'))
    await wait(60_000)
    expect(placeOf(router)).toBe('/nagrody/przelew')
    await act(() => router.navigate('/nagrody/przelew/zamowienie'))
    await wait(60_000)
    expect(placeOf(router)).toBe('/nagrody/przelew/zamowienie')
    await act(() => router.navigate('/dashboard'))
    await wait(200)
    expect(placeOf(router)).toBe('/dashboard#!b')
  })

  test('do not ask in the same visit about what was taken back in it', async () => {
    const accepted = promotion('a', 3500, { answer: true, opens_itself: false })
    state.now.promotions = [accepted]
    const router = at('/dashboard')
    await wait(60_000)
    await become(router, { promotions: [{ ...accepted, answer: false, opens_itself: true }] })
    await wait(60_000)
    expect(placeOf(router)).toBe('/dashboard')
  })
})
