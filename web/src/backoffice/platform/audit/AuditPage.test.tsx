import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { AuditPage } from './AuditPage'
import type { AuditEntry } from './queries'

/* A file that is saved would lead the page away. */
vi.mock('../../../api/download', async (original) => ({ ...(await original<object>()), saveFile: vi.fn() }))

const order: AuditEntry = {
  id: 91,
  at: '2025-08-20T07:15:00Z',
  operator: 'Ewa Finansowa',
  action: 'orders.change',
  subject: 'orders',
  subject_id: 18,
  subject_name: null,
  subject_key: 'o-18',
  participant: null,
  nip: null,
  note: null,
  before: null,
  after: null,
}

const log = '/zaplecze/dziennik'

/** Shows the log at an address and answers every request with the same entries; returns what it sends. */
function show(place: string, ...items: readonly AuditEntry[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    sent.push(`${pathname.replace('/api/v1/backoffice/', '')}${search}`)
    if (pathname.includes('/exports/')) return new Response('Kiedy;Operator')
    return Response.json({
      data: { items },
      meta: { total: items.length, more_than_total: false, next_cursor: null },
    })
  })
  const page = (
    <AuditPage vocabulary={{ codes: {} }} useNames={() => ({})} authors={[{ value: '', label: 'Wszyscy' }]} />
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { sent, search: () => router.state.location.search }
}

/** The first row of events, once it is loaded. */
async function firstRow(): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: 'Dziennik zdarzeń' })
  await within(table).findAllByRole('button', { name: 'Szczegóły' })
  const [, row] = within(table).getAllByRole('row')
  if (!row) throw new Error('The log has no row')
  return row
}

beforeEach(() => queryClient.clear())

test('the log is narrowed by what its events are about', async () => {
  const { sent, search } = show(log, order)
  await firstRow()
  await userEvent.selectOptions(screen.getByLabelText('Czego dotyczy'), 'Zamówienie')
  await vi.waitFor(() => expect(sent).toEqual(['audit', 'audit?subject=orders']))
  expect(search()).toBe('?subject=orders')
})

test('a number is searched for when it is sent, without the spaces around it', async () => {
  const { sent } = show(log, order)
  await firstRow()
  await userEvent.type(screen.getByLabelText('Numer dokumentu'), ' FV/12/2025 {Enter}')
  await vi.waitFor(() => expect(sent).toEqual(['audit', 'audit?search=FV%2F12%2F2025']))
})

test('a search lets go of the record that the log is narrowed to', async () => {
  const { search } = show(`${log}?subject=orders&subject_id=18`, order)
  await firstRow()
  await userEvent.type(screen.getByLabelText('Numer dokumentu'), '19{Enter}')
  await vi.waitFor(() => expect(search()).toBe('?subject=orders&search=19'))
})

test('what can be no number is refused at its field and not sent', async () => {
  const { sent } = show(log, order)
  await firstRow()
  await userEvent.type(screen.getByLabelText('Numer dokumentu'), '--{Enter}')
  await screen.findByText(/^Numer faktury musi zawierać literę lub cyfrę/)
  expect(sent).toEqual(['audit'])
})

test('an address with a subject and a number has the events of that record', async () => {
  const { sent, search } = show(`${log}?subject=orders&subject_id=18`, order)
  await firstRow()
  expect(sent).toEqual(['audit?subject=orders&subject_id=18'])
  expect(screen.getByText(/^Pokazujemy tylko:/).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Pokazujemy tylko: zamówienie nr 18',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pokaż wszystkie' }))
  await vi.waitFor(() => expect(search()).toBe('?subject=orders'))
  expect(screen.queryByText(/^Pokazujemy tylko:/)).toBeNull()
})

test('another subject lets go of the number', async () => {
  const { search } = show(`${log}?subject=orders&subject_id=18&search=18`, order)
  await firstRow()
  await userEvent.selectOptions(screen.getByLabelText('Czego dotyczy'), 'Faktura')
  expect(search()).toBe('?subject=invoices&search=18')
})

test('a cleared filter lets go of everything', async () => {
  const { search } = show(`${log}?subject=orders&subject_id=18&search=18`, order)
  await firstRow()
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść' }))
  expect(search()).toBe('')
})

test.each([
  ['a number without a subject', '?subject_id=18', ''],
  ['a subject that nobody records', '?subject=nonsense&subject_id=18', ''],
  ['a number that is none', '?subject=orders&subject_id=x', '?subject=orders'],
])('%s is no filter', async (_, address, query) => {
  const { sent } = show(`${log}${address}`, order)
  await firstRow()
  expect(sent).toEqual([`audit${query}`])
  expect(screen.queryByText(/^Pokazujemy tylko:/)).toBeNull()
})

test('the export has the filters of the list', async () => {
  const { sent } = show(`${log}?subject=orders&subject_id=18&search=18`, order)
  await firstRow()
  await userEvent.click(screen.getByRole('button', { name: /^Pobierz CSV/ }))
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toBe('exports/audit?subject=orders&subject_id=18&search=18&format=csv')
})

test.each([
  ['orders', null, 'o-18', '/zaplecze/zamowienia/o-18'],
  ['invoices', 'FV/12/2025', 'f-18', '/zaplecze/faktury/f-18'],
  ['participants', null, '18', '/zaplecze/uczestnicy/18'],
  ['representatives', 'Jan Pole', '18', '/zaplecze/przedstawiciele?osoba=18'],
  ['media', 'Łan', '18', '/zaplecze/pliki?plik=18'],
  ['operators', 'Ewa Finansowa', '18', '/zaplecze/operatorzy'],
  ['seasons', null, '2025', '/zaplecze/sezony'],
])('an event about %s links to its page', async (subject, name, key, page) => {
  show(log, { ...order, subject, subject_name: name, subject_key: key })
  const link = within(await firstRow()).getByRole('link')
  expect(link.getAttribute('href')).toBe(page)
})

test.each([
  ['a reward that was deleted', { subject: 'rewards', subject_key: '18' }],
  ['an event on many rows', { subject_id: 0, subject_key: '0' }],
  ['an export', { subject: 'exports', subject_id: 0, subject_key: '0' }],
])('%s has no link', async (_, entry) => {
  show(log, { ...order, ...entry })
  expect(within(await firstRow()).queryByRole('link')).toBeNull()
})
