// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { Role } from '../../session/operator'
import { pendingCorrectionsQuery } from '../people/participants/corrections'
import AdminDashboardPage from './AdminDashboardPage'
import { noticesQuery } from './notices'
import { type AdminDashboard, adminDashboardQuery } from './queries'

const quiet = {
  invoices: { waiting: 0, possible_duplicates: 0, appeals: 0, overdue_appeals: 0 },
  orders: [],
  payouts: [],
  requests: { participation: 0, partners: 0, erasures: 0, contact: 0 },
  participants: { without_representative: 0, below_zero: 0 },
  overpaid: [],
  remainders: [],
  messages: { failed: 0, late: 0 },
  codes: { wrong: 0, braked: false },
  alarms: [],
}
const missing = { year: 2026, starts_on: '2025-11-01', missing: true }

beforeEach(() => queryClient.clear())

function show(role: Role, season: AdminDashboard['season']) {
  queryClient.setQueryData(['backoffice', 'me'], { first_name: 'Jan', roles: [role] })
  queryClient.setQueryData(adminDashboardQuery.queryKey, { ...quiet, season } as unknown as AdminDashboard)
  queryClient.setQueryData(noticesQuery.queryKey, [])
  queryClient.setQueryData(pendingCorrectionsQuery(null).queryKey, [])
  showPage()
}

function showPage() {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AdminDashboardPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('an administrator is told of the season that nobody has prepared, and led to where it is made', () => {
  show('administrator', missing)
  expect(screen.getByRole('heading', { name: 'Brakuje sezonu 2026' })).toBeTruthy()
  expect(screen.getByText(/Sezon 2026 zaczyna się 01\.11\.2025/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Przygotuj sezon' }).getAttribute('href')).toBe('/zaplecze/sezony')
})

test('a running season that is still a draft is told otherwise', () => {
  show('administrator', { ...missing, missing: false })
  expect(screen.getByRole('heading', { name: 'Sezon 2026 jest jeszcze szkicem' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Otwórz sezon' })).toBeTruthy()
})

test('others are not told, and nobody is when all is ready', () => {
  show('finance', missing)
  expect(screen.queryByRole('heading', { name: /sezon/i })).toBeNull()
})

test('nothing is shown that notices or corrections would push away once they are there', () => {
  for (const [role, late] of [
    ['support', noticesQuery.queryKey],
    ['finance', pendingCorrectionsQuery(null).queryKey],
  ] as const) {
    queryClient.setQueryData(['backoffice', 'me'], { first_name: 'Jan', roles: [role] })
    queryClient.setQueryData(adminDashboardQuery.queryKey, {
      ...quiet,
      season: null,
    } as unknown as AdminDashboard)
    queryClient.setQueryData(noticesQuery.queryKey, [])
    queryClient.setQueryData(pendingCorrectionsQuery(null).queryKey, [])
    queryClient.removeQueries({ queryKey: late })
    showPage()
    expect(screen.queryByRole('heading', { name: 'Dzień dobry, Jan' })).toBeNull()
    cleanup()
  }
})
