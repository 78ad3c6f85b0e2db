import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import MyAwardsPage from './MyAwardsPage'

const fields = [
  { key: 'number', label: 'Numer', sortable: true, header: true, details: false },
  { key: 'reward', label: 'Nagroda', sortable: true, header: true, details: false },
  { key: 'history', label: 'Historia zamówienia', sortable: false, header: false, details: true },
]

const completed = { code: 'completed', label: 'Zrealizowana', color: 'green' }

function order(number: number) {
  const history = [{ at: '2024-05-12T10:00:00Z', status: completed, note: `Wysłane ${number}` }]
  return { id: `o${number}`, number, reward: `Nagroda ${number}`, status: completed, history }
}

const calls: string[] = []

/** Shows the page over pages of orders of this season and of earlier ones. */
function show(address: string, current: readonly number[][], archive: readonly number[][]) {
  calls.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    const page = Number(searchParams.get('page'))
    const isArchive = pathname.endsWith('archive-orders')
    calls.push(`${isArchive ? 'archive' : 'current'} ${page}`)
    const pages = isArchive ? archive : current
    return Response.json({
      data: { items: (pages[page - 1] ?? []).map(order), fields, has_money_prize: false },
      meta: {
        current_page: page,
        last_page: Math.max(pages.length, 1),
        per_page: 2,
        total: pages.flat().length,
      },
    })
  })
  const router = createMemoryRouter([{ path: '*', element: <MyAwardsPage /> }], { initialEntries: [address] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => bearer.borrow('t'))
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

test('an order in the address is shown alone, with its history', async () => {
  show('/moje-nagrody?zamowienie=7', [[9, 8], [7]], [[2, 1]])
  expect(await screen.findByText('Wysłane 7')).toBeTruthy()
  expect(screen.queryByText('Nagroda 8')).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: 'Wszystkie zamówienia' }).getAttribute('href')).toBe(
    '/moje-nagrody',
  )
})

test('one of an earlier season is found too, and not sought among lower numbers', async () => {
  show('/moje-nagrody?zamowienie=4', [[9, 3], [2]], [[4], [1]])
  expect(await screen.findByText('Wysłane 4')).toBeTruthy()
  expect(calls).toEqual(['current 1', 'archive 1'])
})

test('a number that is nobody’s says so', async () => {
  show('/moje-nagrody?zamowienie=5', [[9]], [[2]])
  expect(await screen.findByText('Nie ma takiego zamówienia wśród Twoich zamówień.')).toBeTruthy()
})

test('what is no number shows all orders', async () => {
  show('/moje-nagrody?zamowienie=abc', [[9]], [])
  expect(await screen.findByText('Nagroda 9')).toBeTruthy()
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(1)
})
