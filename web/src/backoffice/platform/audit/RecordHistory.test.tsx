import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { rewardVocabulary } from '../../rewards/audit'
import type { AuditEntry } from './queries'
import { RecordHistory } from './RecordHistory'

const roles = vi.hoisted(() => ({ held: ['finance'] }))
vi.mock('../../../session/operator', async (original) => ({
  ...(await original<object>()),
  useOperator: () => ({ roles: roles.held }),
}))

const changed: AuditEntry = {
  id: 91,
  at: '2025-08-20T07:15:00Z',
  operator: 'Ewa Finansowa',
  action: 'orders.change',
  subject: 'orders',
  subject_id: 18,
  subject_name: null,
  subject_key: 'o-18',
  participant: 'Anna Wit',
  nip: '5260250274',
  note: 'Brak w magazynie',
  before: { status: 'selected' },
  after: { status: 'cancelled' },
}
const read: AuditEntry = {
  ...changed,
  id: 90,
  operator: null,
  action: 'orders.read',
  note: null,
  before: null,
  after: null,
}

const history = '/api/v1/backoffice/records/order/o-18/history'

function pageOf(items: readonly AuditEntry[], next: number | null = null) {
  return { data: { items }, meta: { total: 2, more_than_total: false, next_cursor: next } }
}

/** Answers requests by path and query, and shows the history of an order; returns what it sends. */
function show(answers: Readonly<Record<string, unknown>>): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    sent.push(`${pathname}${search}`)
    const given = answers[`${pathname}${search}`]
    return given ? Response.json(given) : Response.json({ message: 'Nie ma' }, { status: 404 })
  })
  const page = <RecordHistory kind="order" recordKey="o-18" vocabulary={rewardVocabulary} />
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
    </QueryClientProvider>,
  )
  return sent
}

const unfold = () => userEvent.click(screen.getByRole('button', { name: 'Historia zmian' }))
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  queryClient.clear()
  roles.held = ['finance']
})

test('nothing is loaded until the history is unfolded, and then it says who did what and when', async () => {
  const sent = show({ [history]: pageOf([changed, read]) })
  expect(sent).toEqual([])
  await unfold()
  const table = await screen.findByRole('table', { name: 'Historia zmian' })
  await within(table).findByText('Zmiana statusu zamówienia')
  const [, first, second] = within(table).getAllByRole('row')
  expect(plain(first)).toContain('20.08.2025, 09:15')
  expect(plain(first)).toContain('Ewa Finansowa')
  expect(plain(second)).toContain('Odczyt zamówienia')
  expect(plain(second)).toContain('System')
  expect(sent).toEqual([history])
})

test('the details have the note and the change in the words of the group', async () => {
  show({ [history]: pageOf([changed]) })
  await unfold()
  await userEvent.click(await screen.findByRole('button', { name: 'Szczegóły' }))
  expect(plain(screen.getByText('Powód:').parentElement)).toBe('Powód: Brak w magazynie')
  const definition = screen.getByRole('definition')
  expect(plain(definition.querySelector('del'))).toBe('Przed: wybrane')
  expect(plain(definition.querySelector('ins'))).toBe('Po: anulowane')
})

test('older events are loaded on demand', async () => {
  const sent = show({ [history]: pageOf([changed], 91), [`${history}?cursor=91`]: pageOf([read]) })
  await unfold()
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż starsze' }))
  await screen.findByText('Odczyt zamówienia')
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull()
  expect(sent).toEqual([history, `${history}?cursor=91`])
})

test('only an administrator goes on to the log of the same record', async () => {
  show({ [history]: pageOf([changed]) })
  await unfold()
  await screen.findByText('Zmiana statusu zamówienia')
  expect(screen.queryByRole('link')).toBeNull()
})

test('the link to the log names the subject and its number', async () => {
  roles.held = ['administrator']
  show({ [history]: pageOf([changed]) })
  await unfold()
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^W\sdzienniku zdarzeń$/ })
  expect(link.getAttribute('href')).toBe('/zaplecze/dziennik?subject=orders&subject_id=18')
})

test('a history without events says so', async () => {
  show({ [history]: pageOf([]) })
  await unfold()
  await screen.findByText('Nie ma jeszcze wpisów')
})

test('a history that cannot be loaded leaves the page and says so', async () => {
  show({})
  await unfold()
  await screen.findByText('Nie udało się pobrać historii. Odśwież stronę.')
  expect(screen.getByRole('button', { name: 'Historia zmian' })).toBeTruthy()
})
