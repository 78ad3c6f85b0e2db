import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import CalendarPage from './CalendarPage'
import { calendarQuery, promotionOptionsQuery } from './queries'
import { calendarOf, calendarPromotion } from './test-calendar'

const operator = vi.hoisted(() => ({ roles: ['editor'] }))

vi.mock('../../session/operator', async (original) => ({
  ...(await original<object>()),
  useOperator: () => operator,
}))

const calendar = calendarOf([
  calendarPromotion({ id: 1, first_day: '2025-05-01', last_day: '2025-05-31', state: 'past' }),
  calendarPromotion({ id: 2, accept_by: '2025-08-31' }),
  calendarPromotion({ id: 3, state: 'scheduled', revision: 0, publish_at: '2025-08-25T06:00:00Z' }),
])

beforeEach(() => {
  operator.roles = ['editor']
  queryClient.clear()
  queryClient.setQueryData(calendarQuery(undefined).queryKey, calendar)
  queryClient.setQueryData(calendarQuery(2024).queryKey, { ...calendar, season: 2024, promotions: [] })
  queryClient.setQueryData(promotionOptionsQuery.queryKey, {
    ...{ brands: [], categories: [], products: [], packs: [], promotions: [], segments: [] },
    seasons: [2025, 2024],
  })
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
})

function show(address = '/zaplecze/promocje/kalendarz') {
  const router = createMemoryRouter([{ path: '/zaplecze/promocje/kalendarz', element: <CalendarPage /> }], {
    initialEntries: [address],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

function timeline() {
  return screen.getByRole('list', { name: 'Promocje sezonu 2025' })
}

test('each promotion of the season is a link with its days, its state and its marks in words', () => {
  show()
  const rows = within(timeline()).getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/zaplecze/promocje/1',
    '/zaplecze/promocje/2',
    '/zaplecze/promocje/3',
  ])
  expect(rows[1]?.textContent).toContain('01.08.2025\u00a0– 31.08.2025')
  expect(rows[1]?.textContent).toContain('Trwa')
  expect(rows[1]?.textContent).toContain('akceptacja do\u00a031.08.2025')
  expect(rows[2]?.textContent).toContain('Zaplanowana')
  expect(rows[2]?.textContent).toContain('publikacja 25.08.2025, 08:00')
})

test('bars and marks are for the eyes alone', () => {
  show()
  for (const shape of timeline().querySelectorAll('[style]'))
    expect(shape.closest('[aria-hidden]')).not.toBeNull()
})

test('a narrow screen lists the season by month, with the months that are over folded', () => {
  show()
  const august = screen.getByRole('region', { name: 'sierpień 2025' })
  expect(within(august).getByText('dziś 20.08.2025')).toBeTruthy()
  expect(within(august).getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText(/^Wcześniej: 1/).closest('details')?.open).toBe(false)
})

test('who does not write promotions is led to the results, and nowhere from a draft', () => {
  operator.roles = ['support']
  show()
  const hrefs = within(timeline())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['/zaplecze/promocje/1/wyniki', '/zaplecze/promocje/2/wyniki'])
  expect(screen.queryByRole('link', { name: 'Dodaj promocję' })).toBeNull()
})

test('another season is chosen, and one without promotions says so', () => {
  const router = show('/zaplecze/promocje/kalendarz?season=AAAA')
  fireEvent.change(screen.getByRole('combobox', { name: 'Sezon' }), { target: { value: '2024' } })
  expect(router.state.location.search).toBe('?season=2024')
  expect(screen.getByText('W sezonie 2024 nie ma promocji')).toBeTruthy()
})
