import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { profileQuery, type User } from '../session/session'
import { type SystemSettings, settingsQuery } from '../session/settings'
import { MaintenanceNotice } from './MaintenanceNotice'

const open = { now: '2025-08-20T07:00:00Z', maintenance: false, maintenance_message: null, brand: {} }
const closed = { ...open, maintenance: true, maintenance_message: 'Wracamy o 12:00.' }

function shown() {
  render(
    <QueryClientProvider client={queryClient}>
      <MaintenanceNotice>Wiadomość przeczytamy po przerwie.</MaintenanceNotice>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json({ data: closed }))
})
afterEach(() => bearer.forget())

test('a guest whose page is older than the break reads of it, and until when it goes on', async () => {
  const longAgo = { updatedAt: Date.now() - 10 * 60_000 }
  queryClient.setQueryData(settingsQuery.queryKey, open as unknown as SystemSettings, longAgo)
  shown()
  expect(await screen.findByText(/Wiadomość przeczytamy po\sprzerwie\./)).toBeTruthy()
  expect(screen.getByText('Wracamy o 12:00.')).toBeTruthy()
})

test('a participant is told by their own page', async () => {
  queryClient.setQueryData(settingsQuery.queryKey, closed as unknown as SystemSettings)
  queryClient.setQueryData(profileQuery.queryKey, { maintenance: 1 } as User)
  bearer.signIn('t1')
  shown()
  expect(screen.queryByRole('note')).toBeNull()
})
