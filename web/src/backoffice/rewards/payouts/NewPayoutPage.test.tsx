import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import NewPayoutPage from './NewPayoutPage'

const candidate = {
  id: 'o-1',
  number: 1,
  participant: 'Anna Żak',
  nip: '5260250274',
  kind: 'bank_transfer',
  amount: 5000,
  date: '2025-08-20T07:15:00Z',
  account: 'PL61 1090',
}
const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? ''

const ready = { transfers: 1200, amount: 6_000_000, tax: 0, batches: 3 }
const counted = () => Response.json({ data: ready })

/** Shows the page over 1,200 transfers, one of them loaded; returns the bodies that are sent. */
function show(payouts: readonly { id: number }[], count: () => Response = counted): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') {
      sent.push(await request.json())
      return Response.json({ data: { payouts }, message: 'Paczki czekają' }, { status: 201 })
    }
    if (new URL(request.url).pathname.endsWith('/ready')) return count()
    const meta = { per_page: 100, total: 1200, more_than_total: false, next_cursor: 9 }
    return Response.json({ data: { items: [candidate] }, meta })
  })
  const router = createMemoryRouter(
    [
      { path: '/zaplecze/wyplaty/nowa', element: <NewPayoutPage /> },
      { path: '/zaplecze/wyplaty/:id', element: <p>jedna paczka</p> },
      { path: '/zaplecze/wyplaty', element: <p>lista paczek</p> },
    ],
    { initialEntries: ['/zaplecze/wyplaty/nowa'] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return sent
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => queryClient.clear())

test('all that can go is counted with the batches that it makes, and proposed by its number', async () => {
  const sent = show([{ id: 4 }, { id: 5 }, { id: 6 }])
  await press('Zaproponuj wszystkie, które mogą wyjść')
  const dialog = await screen.findByRole('dialog', { name: 'Zaproponować paczki?' })
  expect(plain(dialog)).toContain('1 200 przelewów na 60 000,00 zł')
  expect(plain(dialog)).toContain('3 paczki')
  expect(sent).toEqual([])
  await press('Zaproponuj')
  expect(await screen.findByText('lista paczek')).toBeTruthy()
  expect(sent).toEqual([{ all: { transfers: 1200, amount: 6_000_000 } }])
})

test('what is proposed is what the dialog showed when it was opened', async () => {
  const counts = [ready, { ...ready, transfers: 1201, amount: 9_000_000 }]
  const sent = show([{ id: 4 }], () => Response.json({ data: counts.shift() }))
  await press('Zaproponuj wszystkie, które mogą wyjść')
  const dialog = await screen.findByRole('dialog', { name: 'Zaproponować paczki?' })
  await queryClient.invalidateQueries()
  expect(plain(dialog)).toContain('1 200 przelewów na 60 000,00 zł')
  await press('Zaproponuj')
  expect(await screen.findByText('jedna paczka')).toBeTruthy()
  expect(sent).toEqual([{ all: { transfers: 1200, amount: 6_000_000 } }])
})

test('a count that fails is said, and can be made again', async () => {
  const answers = [Response.json({ error: 'not_found', message: 'Nie ma' }, { status: 404 }), counted()]
  show([{ id: 4 }], () => answers.shift() as Response)
  await press('Zaproponuj wszystkie, które mogą wyjść')
  await waitFor(() => expect(answers).toHaveLength(1))
  await press('Zaproponuj wszystkie, które mogą wyjść')
  expect(await screen.findByRole('dialog', { name: 'Zaproponować paczki?' })).toBeTruthy()
})

test('ticked transfers of one batch lead to it', async () => {
  const sent = show([{ id: 4 }])
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Zaznacz wszystkie z\u00a0listy' }))
  await press('Zaproponuj paczkę')
  await press('Zaproponuj')
  expect(await screen.findByText('jedna paczka')).toBeTruthy()
  expect(sent).toEqual([{ orders: ['o-1'] }])
})
