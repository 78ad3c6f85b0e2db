import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppShell, layoutReady } from './AppShell'
import { answer, api, bearer } from './api/client'
import { queryClient } from './api/query-client'
import { markSaved } from './form/unsaved'
import { routes } from './routes'
import { agreementsQuery } from './session/agreements'
import { promotionPromptsQuery } from './session/promotions'
import { accountType, profileQuery, type User } from './session/session'

const waiting: User['wycieczka']['waiting'] = []
const user = {
  account_type: accountType,
  collects_points: true,
  maintenance: 0,
  has_required_consents: true,
  points: { available: 0 },
  profile: { first_name: 'Anna', last_name: 'Nowak' },
  wycieczka: { premium: { order: false }, vip: { order: false }, order: false, waiting },
} as Partial<User> as User

const places = ['/moje-faktury', '/moj-profil', '/aktualnosci', '/przerwa-techniczna'] as const

function at(place: string) {
  const element = (
    <form aria-label="Dane">
      <input aria-label="Imię" />
    </form>
  )
  const children = places.map((path) => ({ path, handle: { ...routes[path], path }, element }))
  const router = createMemoryRouter([{ element: <AppShell />, children }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const placeOf = ({ state: { location } }: ReturnType<typeof at>) =>
  location.pathname + location.search + location.hash

/** Refetches the profile, as the guard does. */
const become = (more: Partial<User>) =>
  act(async () => {
    queryClient.setQueryData(profileQuery.queryKey, { ...user, ...more })
  })

async function wait(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time))
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  vi.spyOn(bearer, 'isSignedIn').mockReturnValue(true)
  queryClient.clear()
  queryClient.setQueryData(profileQuery.queryKey, user)
  queryClient.setQueryData(promotionPromptsQuery.queryKey, [])
  queryClient.setQueryData(agreementsQuery.queryKey, [])
  await layoutReady('panel')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

test.each(['/moje-faktury', '/moj-profil'])(
  '%s is left as soon as the programme is known to be closed',
  async (place) => {
    const router = at(place)
    await wait(0)
    expect(placeOf(router)).toBe(place)
    await become({ maintenance: 1 })
    await wait(0)
    expect(placeOf(router)).toBe('/przerwa-techniczna')
  },
)

test('a page on which a call is refused because of maintenance is left as well', async () => {
  const router = at('/moje-faktury')
  await wait(0)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    if (method === 'POST') return Response.json({ error: 'maintenance' }, { status: 503 })
    if (url.endsWith('/user/profile')) return Response.json({ data: { ...user, maintenance: 1 } })
    return new Promise(() => undefined)
  })
  await act(() => answer(api.POST('/api/v1/notifications/read')).catch(() => undefined))
  await wait(100)
  expect(placeOf(router)).toBe('/przerwa-techniczna')
})

test('what anybody may read is read on while the programme is closed', async () => {
  const router = at('/aktualnosci')
  await become({ maintenance: 1 })
  await wait(5000)
  expect(placeOf(router)).toBe('/aktualnosci')
})

test('a form with something typed is left once it is sent, not before', async () => {
  const router = at('/moj-profil')
  await wait(0)
  screen.getByLabelText('Imię').dispatchEvent(new Event('input', { bubbles: true }))
  await become({ maintenance: 1 })
  await wait(60_000)
  expect(placeOf(router)).toBe('/moj-profil')
  markSaved(screen.getByRole('form'))
  await wait(1000)
  expect(placeOf(router)).toBe('/przerwa-techniczna')
})

test('a hash that opens nothing for who is here, beside a query, holds up nothing that asks', async () => {
  const router = at('/aktualnosci?page=2#!logowanie')
  await become({ has_required_consents: false })
  await wait(1000)
  expect(placeOf(router)).toBe('/aktualnosci?page=2#!zgody')
})
