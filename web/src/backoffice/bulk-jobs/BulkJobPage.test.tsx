import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import BulkJobPage from './BulkJobPage'
import type { BulkJob } from './queries'

const root = '/api/v1/backoffice/bulk-jobs/7'

const running: BulkJob = {
  id: 7,
  kind: 'order_status',
  title: 'Zamówienia: status W toku',
  status: { code: 'running', label: 'W\u00a0toku', color: 'orange' },
  records: 1200,
  done: 298,
  refused: 2,
  error: null,
  can_be_stopped: true,
  can_be_withdrawn: false,
  can_be_approved: false,
  summary: null,
  started_by: 'Jan Kowalski',
  started_at: '2025-08-20T07:15:00Z',
  decided_by: null,
  decided_at: null,
  reason: null,
  finished_at: null,
}
const stopped: BulkJob = {
  ...running,
  status: { code: 'stopped', label: 'Przerwane', color: 'gray' },
  can_be_stopped: false,
  finished_at: '2025-08-20T07:16:00Z',
}
const submitted: BulkJob = {
  ...running,
  title: 'Faktury: przyjęcie e-faktur',
  status: { code: 'submitted', label: 'Czeka na\u00a0drugą osobę', color: 'yellow' },
  done: 0,
  refused: 0,
  can_be_stopped: false,
  summary: 'Potwierdzone e-faktury na liście: 120 faktur.',
}
const refusals = {
  data: {
    items: [
      { id: 1, label: 'Zamówienie nr 12', page: '/zaplecze/zamowienia/o-12', reason: 'To przelew' },
      { id: 2, label: 'Zamówienie nr 13', page: null, reason: 'Nie ma takiego zamówienia' },
    ],
  },
  meta: { per_page: 50, total: 2, more_than_total: false, next_cursor: null },
}

/** Shows the page over a server that has the job; returns the paths that it was sent to change something. */
function show(job: BulkJob): string[] {
  const sent: string[] = []
  let now = job
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') {
      sent.push(pathname)
      now = pathname.endsWith('/approve') ? running : stopped
      return Response.json({ data: now, message: 'Gotowe' })
    }
    return Response.json(pathname === root ? { data: now } : refusals)
  })
  const router = createMemoryRouter([{ path: '/zaplecze/zadania/:id', element: <BulkJobPage /> }], {
    initialEntries: ['/zaplecze/zadania/7'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return sent
}

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(['backoffice', 'me'], {
    first_name: 'Jan',
    email: 'jan@example.pl',
    roles: ['moderator'],
  })
})

test('a running job tells how far it is, and is stopped by whoever has read what that leaves', async () => {
  const sent = show(running)
  expect((await screen.findByText(/^Gotowe/)).textContent).toBe('Gotowe: 300 z\u00a01\u00a0200')
  expect(screen.getByRole('progressbar', { name: 'Postęp zadania' }).getAttribute('aria-valuetext')).toBe(
    '300 z\u00a01\u00a0200',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Przerwij' }))
  expect(screen.getByRole('dialog', { name: 'Przerwać zadanie?' }).textContent).toMatch(/takie zostanie/)
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Tak, przerwij' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(sent).toEqual([`${root}/stop`])
  expect(screen.queryByRole('button', { name: 'Przerwij' })).toBeNull()
  expect(screen.getByText('Nietknięte').nextElementSibling?.textContent).toBe('900')
})

test('what was refused is listed with its reason, and leads to its record where there is one', async () => {
  show(stopped)
  const first = await screen.findByRole('link', { name: 'Zamówienie nr 12' })
  expect(first.getAttribute('href')).toBe('/zaplecze/zamowienia/o-12')
  expect(screen.getByText('To przelew')).toBeTruthy()
  expect(screen.getByText('Zamówienie nr 13')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Zamówienie nr 13' })).toBeNull()
})

test('a job that waits for its next try says why', async () => {
  show({ ...running, error: 'Coś przerwało pracę. Spróbujemy ponownie za chwilę.' })
  expect(await screen.findByText(/Spróbujemy ponownie/)).toBeTruthy()
})

test('a job that waits says what it would move, and a second person approves it by a code', async () => {
  const sent = show({ ...submitted, can_be_approved: true })
  expect(await screen.findByText('Potwierdzone e-faktury na liście: 120 faktur.')).toBeTruthy()
  expect(screen.queryByText('Zmienione')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź zadanie' }))
  const dialog = screen.getByRole('dialog', { name: 'Zatwierdzić zadanie?' })
  expect(dialog.textContent).toMatch(/120 faktur/)
  await userEvent.type(screen.getByLabelText(/^Kod/), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Zatwierdź' }))
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  expect(sent).toEqual([`${root}/approve`])
})

test('whoever started it may only withdraw it', async () => {
  const sent = show({ ...submitted, can_be_withdrawn: true })
  expect(await screen.findByText(/zatwierdzi je inna osoba/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Zatwierdź zadanie' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Wycofaj' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tak, wycofaj' }))
  await waitFor(() => expect(sent).toEqual([`${root}/withdraw`]))
})

test('a refusal has its reason and its author', async () => {
  show({
    ...submitted,
    status: { code: 'refused', label: 'Odrzucone', color: 'red' },
    decided_by: 'Maria Nowak',
    decided_at: '2025-08-20T08:15:00Z',
    reason: 'Faktury sprzed sezonu',
  })
  expect(await screen.findByText(/Maria Nowak, .*Powód: Faktury sprzed sezonu/)).toBeTruthy()
})
