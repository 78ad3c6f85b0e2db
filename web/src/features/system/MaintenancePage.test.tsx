import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery, type User } from '../../session/session'
import { type SystemSettings, settingsQuery } from '../../session/settings'
import MaintenancePage from './MaintenancePage'

const open = {
  now: '2025-08-20T07:00:00Z',
  maintenance: false,
  maintenance_message: null,
  brand: { phone: '', email: '' },
} as Partial<SystemSettings> as SystemSettings

const closed = { ...open, maintenance: true, maintenance_message: 'Wracamy o 12:00.' }

/** Opens the page with settings cached before the break began; the server's differ. */
function visit(
  server: { settings: Partial<SystemSettings>; maintenance: number } = { settings: closed, maintenance: 1 },
) {
  queryClient.setQueryData(settingsQuery.queryKey, open)
  const requests: string[] = []
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requests.push(new URL(url).pathname)
    return Response.json({
      data: url.endsWith('/profile') ? { maintenance: server.maintenance } : server.settings,
    })
  })
  const router = createMemoryRouter(
    [
      { path: '/przerwa-techniczna', element: <MaintenancePage /> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/przerwa-techniczna'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, server, requests }
}

const placeOf = ({ router }: ReturnType<typeof visit>) => router.state.location.pathname

beforeEach(() => queryClient.clear())
afterEach(() => {
  vi.useRealTimers()
  bearer.forget()
})

test('a participant who is led here from an open page never reads that the break is over', () => {
  bearer.signIn('t1')
  queryClient.setQueryData(profileQuery.queryKey, { maintenance: 1 } as User)
  visit()
  expect(screen.getByRole('heading', { name: 'Przerwa techniczna' })).toBeTruthy()
})

test('what participants are told is asked for as the page is opened', async () => {
  visit()
  expect(await screen.findByText('Wracamy o 12:00.')).toBeTruthy()
})

test('a participant goes on to the panel once the break ends, having asked ever more rarely', async () => {
  vi.useFakeTimers()
  bearer.signIn('t1')
  queryClient.setQueryData(profileQuery.queryKey, { maintenance: 1 } as User)
  const page = visit()
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
  expect(placeOf(page)).toBe('/przerwa-techniczna')
  expect(page.requests.length).toBeGreaterThan(55)
  expect(page.requests.length).toBeLessThan(75)
  expect(page.requests).not.toContain('/api/v1/user/profile')
  Object.assign(page.server, { settings: open, maintenance: 0 })
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(placeOf(page)).toBe('/dashboard')
})

test('a guest goes on to the home page, at once where the tab is looked at again', async () => {
  vi.useFakeTimers()
  const page = visit()
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000))
  page.server.settings = open
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(100)
  })
  expect(placeOf(page)).toBe('/')
})

test('a participant whose profile is not open yet waits for the next answer', async () => {
  vi.useFakeTimers()
  bearer.signIn('t1')
  queryClient.setQueryData(profileQuery.queryKey, { maintenance: 1 } as User)
  const page = visit({ settings: open, maintenance: 1 })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(placeOf(page)).toBe('/przerwa-techniczna')
  page.server.maintenance = 0
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(placeOf(page)).toBe('/dashboard')
})
