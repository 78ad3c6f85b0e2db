import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { CodesResult } from './CodesResult'
import GiftCardCodesPage from './GiftCardCodesPage'

const card = {
  id: 'o-1',
  number: 12,
  participant: 'Anna Żak',
  nip: '5260250274',
  reward: 'Karta',
  date: '2025-08-20T07:15:00Z',
  status: { code: 'selected', label: 'Wybrana', color: 'yellow' },
  sent: { list: 3, at: '2025-08-20T07:15:00Z' },
}
const meta = { per_page: 50, total: 1, more_than_total: false, next_cursor: null }
const list = { id: 3, made_at: '2025-08-20T07:15:00Z', made_by: 'Jan Kos', cards: 1200 }
const root = '/api/v1/backoffice/card-codes'

/** Orders that have their codes and are open. */
let left = 0

/** Shows a page over the server; returns the addresses that are read and the bodies that are sent. */
function show(element: React.ReactNode, answer?: () => Response) {
  const [fetched, sent]: [string[], unknown[]] = [[], []]
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    if (request.method === 'POST') {
      sent.push(await request.json())
      return answer?.() ?? Response.json({ data: list, message: 'Lista nr 3' }, { status: 201 })
    }
    fetched.push(pathname + search)
    if (pathname === `${root}/issuer-lists`) return Response.json({ data: { items: [list] }, meta })
    if (pathname === `${root}/complete`) return Response.json({ data: { orders: left } })
    if (pathname === root) return Response.json({ data: { items: [card] }, meta })
    const status = { code: 'running', label: 'W toku', color: 'orange' }
    const job = { id: 7, status, records: 1200, done: 300, refused: 0, can_be_stopped: true }
    return Response.json({ data: job })
  })
  const job = { path: '/zaplecze/zadania/:id', element: <p>zadanie</p> }
  const router = createMemoryRouter([{ path: '/', element }, job], { initialEntries: ['/'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { fetched, sent }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  queryClient.clear()
  left = 0
})

test('what was sent says when and on which list, and the list is narrowed to what was not', async () => {
  const { fetched } = show(<GiftCardCodesPage />)
  expect(await screen.findByText(/lista nr 3$/)).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Lista dla wydawcy'), 'Jeszcze nie wysłane')
  await waitFor(() => expect(fetched).toContain(`${root}?sent=false`))
})

test('a list is made of what was not sent, and what stands in its way is told at the field', async () => {
  const error = {
    error: 'invalid',
    message: 'Popraw pola',
    errors: { again: ['Każda karta jest już na liście'] },
  }
  const { sent } = show(<GiftCardCodesPage />, () => Response.json(error, { status: 422 }))
  await press('Przygotuj listę')
  await press('Przygotuj')
  expect(await screen.findByText('Każda karta jest już na liście')).toBeTruthy()
  expect(sent).toEqual([{ again: false }])
})

test('orders that have their codes and are open are completed by their number', async () => {
  left = 2
  const started = { data: { id: 7, records: 2 }, message: 'Realizujemy 2 zamówienia' }
  const { sent } = show(<GiftCardCodesPage />, () => Response.json(started, { status: 201 }))
  expect((await screen.findByText(/ma(ją)? już kod/)).textContent?.replaceAll('\u00a0', ' ')).toBe(
    '2 zamówienia mają już kod, a nie są zrealizowane.',
  )
  await press('Dokończ realizację')
  await press('Dokończ')
  expect(await screen.findByText('zadanie')).toBeTruthy()
  expect(sent).toEqual([{ orders: 2 }])
})

test('where no order has been left, nothing is said of it', async () => {
  const { fetched } = show(<GiftCardCodesPage />)
  await waitFor(() => expect(fetched).toContain(`${root}/complete`))
  expect(await screen.findByText(/lista nr 3$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Dokończ realizację' })).toBeNull()
})

test('the result of a file tells how far its job is and leads to it', async () => {
  const result = { imported: 1200, carried_out: 1200, replaced: 0, unchanged: 0, mended: 0, left_out: [] }
  show(
    <CodesResult
      result={{ ...result, job: { id: 7, records: 1200, waits: false } }}
      onDone={() => undefined}
    />,
  )
  expect((await screen.findByText(/^Gotowe/)).textContent).toContain('300 z\u00a01\u00a0200')
  expect(screen.getByRole('link', { name: 'Zobacz zadanie' }).getAttribute('href')).toBe(
    '/zaplecze/zadania/7',
  )
})
