import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
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

const base = { kind: 'parcel', delivery: 'post', points: 500, date: '2024-05-10T10:00:00Z' }

function order(number: number) {
  const history = [{ at: '2024-05-12T10:00:00Z', status: completed, note: `Paczka ${number}` }]
  return { ...base, id: `o${number}`, number, reward: `Nagroda ${number}`, status: completed, history }
}

const calls: string[] = []

type Pages = readonly (readonly number[])[]

/** Shows the page over pages of orders of this season, of earlier ones, and of promotions' cards. */
function show(address: string, current: Pages, archive: Pages, cards: Pages = []) {
  calls.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!pathname.includes('/prize/')) return new Promise(() => undefined)
    const page = Number(searchParams.get('page'))
    const isCards = searchParams.get('promotion') === 'true'
    const list = pathname.endsWith('archive-orders') ? 'archive' : isCards ? 'cards' : 'current'
    calls.push(`${list} ${page}`)
    const pages = { archive, cards, current }[list]
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

test('an order in the address is shown alone, with its track', async () => {
  show('/moje-nagrody?zamowienie=7', [[9, 8], [7]], [[2, 1]])
  expect(await screen.findByRole('heading', { level: 1, name: 'Zamówienie nr\u00a07' })).toBeTruthy()
  expect(document.title).toMatch(/^Zamówienie nr\u00a07 – /)
  const track = screen.getByRole('list', { name: 'Historia zamówienia' })
  const steps = within(track).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Zamówione10.05.2024, 12:00',
    'Wysłane12.05.2024, 12:00Wiadomość: Paczka 7',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step'])
  expect(screen.queryByText('Nagroda 8')).toBeNull()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { name: 'Wszystkie zamówienia' }).getAttribute('href')).toBe(
    '/moje-nagrody',
  )
})

test('one of an earlier season is found too, and not sought among lower numbers', async () => {
  show('/moje-nagrody?zamowienie=4', [[9, 3], [2]], [[4], [1]])
  expect(await screen.findByText('Wiadomość: Paczka 4')).toBeTruthy()
  expect(calls).toEqual(['current 1', 'cards 1', 'archive 1'])
})

test('one of a promotion’s card is found too', async () => {
  show('/moje-nagrody?zamowienie=6', [[9, 3]], [], [[6]])
  expect(await screen.findByText('Wiadomość: Paczka 6')).toBeTruthy()
})

test('an order that somebody has begun with is no longer thanked for', async () => {
  show('/moje-nagrody?zamowienie=7&nowe=1', [[7]], [])
  expect(await screen.findByRole('heading', { level: 1, name: 'Zamówienie nr\u00a07' })).toBeTruthy()
  expect(screen.queryByText('Zamówienie przyjęte')).toBeNull()
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

test('an order of the list has an address, at which it is shown alone', async () => {
  show('/moje-nagrody', [[9, 8]], [])
  const link = await screen.findByRole('link', { name: 'nr\u00a09' })
  expect(link.getAttribute('href')).toBe('/moje-nagrody?zamowienie=9')
})
