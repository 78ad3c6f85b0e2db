import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
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

/** The portal was opened before the break began; the server knows better by now. */
function visit() {
  queryClient.setQueryData(settingsQuery.queryKey, open)
  const closed = { ...open, maintenance: true, maintenance_message: 'Wracamy o 12:00.' }
  vi.stubGlobal('fetch', async ({ url }: Request) =>
    Response.json({ data: url.endsWith('/profile') ? { maintenance: 1 } : closed }),
  )
  const router = createMemoryRouter([{ path: '*', element: <MaintenancePage /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => queryClient.clear())
afterEach(() => bearer.forget())

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
