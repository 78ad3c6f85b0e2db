// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client'
import type { Role } from '../../session/operator'
import { approvalsQuery } from '../bulk-jobs/queries'
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

function show(role: Role, season: AdminDashboard['season'], work: object = {}) {
  queryClient.setQueryData(['backoffice', 'me'], { first_name: 'Jan', roles: [role] })
  const dashboard = { ...quiet, ...work, season } as unknown as AdminDashboard
  queryClient.setQueryData(adminDashboardQuery.queryKey, dashboard)
  queryClient.setQueryData(noticesQuery.queryKey, [])
  queryClient.setQueryData(pendingCorrectionsQuery(null).queryKey, [])
  queryClient.setQueryData(approvalsQuery.queryKey, [])
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
    ['moderator', approvalsQuery.queryKey],
  ] as const) {
    queryClient.setQueryData(['backoffice', 'me'], { first_name: 'Jan', roles: [role] })
    queryClient.setQueryData(adminDashboardQuery.queryKey, {
      ...quiet,
      season: null,
    } as unknown as AdminDashboard)
    queryClient.setQueryData(noticesQuery.queryKey, [])
    queryClient.setQueryData(pendingCorrectionsQuery(null).queryKey, [])
    queryClient.setQueryData(approvalsQuery.queryKey, [])
    queryClient.removeQueries({ queryKey: late })
    showPage()
    expect(screen.queryByRole('heading', { name: 'Dzień dobry, Jan' })).toBeNull()
    cleanup()
  }
})

const quietLinks = () => within(screen.getByRole('list', { name: 'Nic nie czeka:' })).getAllByRole('link')

test('lists in which nothing waits are one line of links', () => {
  show('moderator', null)
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(quietLinks().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['faktury', '/zaplecze/faktury'],
    ['zgłoszenia', '/zaplecze/zgloszenia'],
    ['wnioski o\u00a0dane', '/zaplecze/wnioski-o-dane'],
    ['kontakt', '/zaplecze/kontakt'],
    ['uczestnicy', '/zaplecze/uczestnicy'],
  ])
})

test('what waits stands first, with its figures but none of zero', () => {
  const label = (code: string) => ({ code, label: code, color: 'yellow' })
  show('finance', null, {
    orders: [
      { status: label('nowe'), count: 3 },
      { status: label('w drodze'), count: 0 },
    ],
    payouts: [{ status: label('proponowana'), count: 0 }],
  })
  const orders = screen.getByRole('heading', { name: 'Zamówienia nagród' })
  expect(screen.getByText('3')).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
  expect(screen.queryByText(/w drodze/)).toBeNull()
  const [first] = quietLinks()
  expect(first?.textContent).toBe('wypłaty')
  expect(first && orders.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('appeals alone are work on invoices', () => {
  show('moderator', null, { invoices: { ...quiet.invoices, appeals: 2, overdue_appeals: 1 } })
  expect(screen.getByText(/odwołania czekają na\sodpowiedź, po\sterminie: 1/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Odpowiedz na odwołania' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Sprawdź faktury' })).toBeNull()
})

test('where everything waits, no line says that nothing does', () => {
  show('support', null, {
    messages: { failed: 1, late: 0 },
    participants: { without_representative: 0, below_zero: 4 },
  })
  expect(screen.queryByText('Nic nie czeka:')).toBeNull()
  expect(screen.getByRole('link', { name: 'Z punktami poniżej zera' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Bez przedstawiciela' })).toBeNull()
})
