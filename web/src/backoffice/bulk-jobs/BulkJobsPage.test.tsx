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
  started_at: '2025-08-20T07:15:00Z',
  finished_at: '2025-08-20T07:16:00Z',
}

let sought: (string | null)[]

beforeEach(() => {
  sought = []
  queryClient.clear()
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal('CSS', { escape: (name: string) => name })
  vi.stubGlobal('fetch', async (request: Request) => {
    const status = new URL(request.url).searchParams.get('status')
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
