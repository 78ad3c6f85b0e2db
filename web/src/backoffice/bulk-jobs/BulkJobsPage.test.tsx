import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import BulkJobsPage from './BulkJobsPage'

const finished = {
  id: 7,
  kind: 'order_status',
  title: 'Zamówienia: status W toku',
  status: { code: 'finished', label: 'Zakończone', color: 'green' },
  records: 1200,
  done: 1198,
  refused: 2,
  error: null,
  can_be_stopped: false,
  can_be_withdrawn: false,
  can_be_approved: false,
  summary: null,
  started_by: 'Jan Kowalski',
  decided_by: null,
  decided_at: null,
  reason: null,
  started_at: '2025-08-20T07:15:00Z',
  finished_at: '2025-08-20T07:16:00Z',
}

const waiting = {
  ...finished,
  id: 8,
  title: 'Faktury: przyjęcie e-faktur',
  status: { code: 'submitted', label: 'Czeka na drugą osobę', color: 'yellow' },
  can_be_approved: true,
  summary: 'Potwierdzone e-faktury na liście: 120 faktur.',
}

let sought: (string | null)[]
let approvals: object[]

beforeEach(() => {
  sought = []
  approvals = []
  queryClient.clear()
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.endsWith('/bulk-job-approvals')) return Response.json({ data: approvals })
    const status = searchParams.get('status')
    sought.push(status)
    const items = status === null || status === 'finished' ? [finished] : []
    const meta = { per_page: 50, total: items.length, more_than_total: false, next_cursor: null }
    return Response.json({ data: { items }, meta })
  })
})

function show(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <BulkJobsPage /> }], {
    initialEntries: [`/zaplecze/zadania${search}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

test('jobs are narrowed by their status, which stands in the address', async () => {
  const router = show()
  expect(await screen.findByRole('link', { name: /^Zamówienia/ })).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Przerwane')
  expect(await screen.findByText('Nie ma takich zadań')).toBeTruthy()
  expect(router.state.location.search).toBe('?status=stopped')
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Wszystkie')
  expect(await screen.findByRole('link', { name: /^Zamówienia/ })).toBeTruthy()
  expect(sought.slice(0, 2)).toEqual([null, 'stopped'])
})

test('a status of the address is sent, an unknown one is none', async () => {
  show('?status=finished')
  await waitFor(() => expect(sought).toEqual(['finished']))
  show('?status=lost')
  await waitFor(() => expect(sought).toEqual(['finished', null]))
})

test('what waits for a second person stands first, and leads to its page', async () => {
  approvals = [waiting]
  show()
  const link = await screen.findByRole('link', { name: 'Faktury: przyjęcie e-faktur' })
  expect(link.getAttribute('href')).toBe('/zaplecze/zadania/8')
  expect(screen.getByText(/120 faktur/)).toBeTruthy()
  expect(screen.getByText(/Rozpoczyna: Jan Kowalski/)).toBeTruthy()
})
