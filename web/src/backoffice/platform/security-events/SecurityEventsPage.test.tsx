import { type InfiniteData, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { eventsQuery, hoursQuery, type SecurityEvent } from './queries'
import SecurityEventsPage from './SecurityEventsPage'

const none = { kind: '', side: '', account: '', from: '', to: '' }

const wrong: SecurityEvent = {
  id: 2,
  at: '2025-08-20T07:00:00Z',
  kind: 'sign_in_failed',
  side: 'participant',
  account: 'participant:7',
  participant: { id: 7, name: 'Anna Wiśniewska', nip: '5260250274' },
  operator: null,
  session: null,
  network: '192.0.2.7',
  request: 'POST /api/v1/auth/login',
  request_id: 'abc',
  detail: 'invalid_credentials',
  count: 12,
}
const unknown = { ...wrong, id: 1, account: 'name:0123456789abcdef01234567', participant: null, count: 1 }

function answerWith(items: SecurityEvent[], failed: number, filter = none) {
  const page = { data: { items }, meta: { total: items.length, more_than_total: false, per_page: 50 } }
  const pages = { pages: [page], pageParams: [null] } as unknown as InfiniteData<never, number | null>
  queryClient.setQueryData(eventsQuery(filter).queryKey, pages)
  const hours = Array.from({ length: 24 }, (_, index) => ({
    from: new Date(Date.UTC(2025, 7, 19, 8 + index)).toISOString(),
    failed: index === 23 ? failed : 0,
    locked: index === 22 ? 2 : 0,
  }))
  const all = failed === 0 ? hours.map(({ from }) => ({ from, failed: 0, locked: 0 })) : hours
  queryClient.setQueryData(hoursQuery(24).queryKey, { hours: all, limit_in_all: 50, limit_at_account: 20 })
}

function show() {
  const router = createMemoryRouter([{ path: '*', element: <SecurityEventsPage /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})

test('an event says what happened, at whose account, from where and how often', () => {
  answerWith([wrong, unknown], 12)
  show()
  const table = screen.getByRole('table', { name: 'Zdarzenia bezpieczeństwa' })
  const [, first, second] = within(table).getAllByRole('row')
  expect(first?.textContent).toContain('Nieudane logowanie')
  expect(first?.textContent).toContain('192.0.2.7')
  const link = within(table).getByRole('link', { name: /Anna Wiśniewska/ })
  expect(link.getAttribute('href')).toBe('/zaplecze/uczestnicy/7')
  expect(second?.textContent).toContain('Nieznana nazwa (01234567…)')
})

test('the reason and the request stand in the details', () => {
  answerWith([wrong], 1)
  show()
  fireEvent.click(screen.getByRole('button', { name: /Szczegóły/ }))
  expect(screen.getByText('błędny NIP lub hasło')).toBeTruthy()
  expect(screen.getByText('POST /api/v1/auth/login')).toBeTruthy()
})

test('the hours are bars, and as a table only those with tries, the latest first', () => {
  answerWith([wrong], 12)
  show()
  expect(screen.getByRole('img', { name: /20\.08\.2025, 09:00: 12\sprób/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Pokaż jako tabelę' }))
  const table = screen.getByRole('table', { name: 'Nieudane logowania według godzin' })
  const rows = within(table).getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['20.08.2025, 09:00', 'Nieudane próby: 12', 'Wstrzymane przez limit: 0'],
    ['20.08.2025, 08:00', 'Nieudane próby: 0', 'Wstrzymane przez limit: 2'],
  ])
})

test('where nothing happened the page says so', () => {
  answerWith([], 0)
  show()
  expect(screen.getByText(/każde logowanie się udało/)).toBeTruthy()
  expect(screen.getByText('Nic się nie wydarzyło')).toBeTruthy()
})

test('an account is a NIP or an e-mail, and anything else is told at the field', () => {
  answerWith([wrong], 1)
  answerWith([wrong], 1, { ...none, account: 'jan@plon.example' })
  const router = show()
  const field = screen.getByLabelText('NIP lub e-mail')
  fireEvent.change(field, { target: { value: 'Jan' } })
  fireEvent.click(screen.getByRole('button', { name: 'Szukaj' }))
  expect(screen.getByText('Podaj poprawny NIP albo adres e-mail operatora')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'jan@plon.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Szukaj' }))
  expect(router.state.location.search).toBe('?account=jan%40plon.example')
})
