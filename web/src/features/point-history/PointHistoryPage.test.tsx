import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { settingsQuery } from '../../session/settings'
import PointHistoryPage from './PointHistoryPage'

const accrual = { code: 'accrual', label: 'Zdobyte', color: 'green' }
const hold = { code: 'hold', label: 'Zarezerwowane', color: 'yellow' }
const redeem = { code: 'redeem', label: 'Wydane', color: 'gray' }

const entry = {
  id: 1,
  at: '2025-08-19T22:30:00Z',
  kind: accrual,
  title: 'Udział w programie',
  explanation: 'Punkty za udział',
  points: 1200,
  change: 1200,
  balance: 75_000,
  invoice: null,
  order: null,
  promotion: null,
  trip: null,
}

const summary = { earned: 120_000, spent: 40_000, held: 5_000, forfeited: 0, available: 75_000 }

interface Shown {
  items?: readonly object[]
  total?: number
  sums?: typeof summary
  at?: string
}

const calls: string[] = []

function show({
  items = [entry],
  total = items.length,
  sums = summary,
  at = '/historia-punktow',
}: Shown = {}) {
  calls.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    calls.push(pathname + search)
    if (pathname.endsWith('/months')) return Response.json({ data: { seasons: [2025, 2024] } })
    if (pathname.endsWith('/pdf'))
      return Response.json(
        { message: 'Popraw formularz', errors: { season: ['Wybierz sezon, bo wpisów jest za dużo.'] } },
        { status: 422 },
      )
    return Response.json({
      data: { items, summary: sums },
      meta: { current_page: 1, last_page: 1, per_page: 20, total },
      filters: { season: null, group: null },
    })
  })
  const router = createMemoryRouter([{ path: '*', element: <PointHistoryPage /> }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

/** The text of an element, with plain spaces. */
function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}

/** The text as a screen reader has it. */
function readOut(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
  return [...copy.querySelectorAll('dt, dd')].map(textOf).join(' ')
}

async function cells(): Promise<string[]> {
  await screen.findByText('dostępne')
  const [, row] = screen.getAllByRole('row')
  return within(row as HTMLElement)
    .getAllByRole('cell')
    .map(textOf)
}

beforeEach(() => {
  bearer.borrow('t')
  queryClient.setQueryData(settingsQuery.queryKey, {} as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

test('all points are one equation, whose signs are words to a screen reader', async () => {
  show()
  await screen.findByText('dostępne')
  const equation = document.querySelector('dl')
  expect(readOut(equation)).toBe(
    'Zdobyte 120 000 minus wydane 40 000 minus zarezerwowane 5 000 równa się dostępne 75 000 pkt',
  )
  expect(textOf(equation)).toMatch(/−.*−.*=/)
})

test('points that are gone are part of it, and a debt has a minus', async () => {
  show({ sums: { ...summary, forfeited: 80_000, available: -5_000 } })
  await screen.findByText('dostępne')
  expect(readOut(document.querySelector('dl'))).toBe(
    'Zdobyte 120 000 minus wydane 40 000 minus zarezerwowane 5 000 minus przepadłe 80 000 równa się dostępne −5 000 pkt',
  )
})

test.each([
  ['earned', { change: 1200 }, '+1 200 pkt'],
  ['reserved', { kind: hold, points: 5000, change: -5000 }, '−5 000 pkt'],
  ['spent', { kind: redeem, points: 5000, change: 0 }, 'bez zmiany5 000 z rezerwacji'],
])('points that were %s change by their sign, never by colour alone', async (_, fields, change) => {
  show({ items: [{ ...entry, ...fields }] })
  expect(await cells()).toEqual([
    '20.08.2025',
    'Udział w programiePunkty za udział',
    (fields as typeof entry).kind?.label ?? 'Zdobyte',
    change,
    'Saldo po: 75 000 pkt',
  ])
})

test.each([
  ['an invoice', { invoice: 'abc' }, '/historia-punktow?season=2025&id=abc#!szczegoly-faktury'],
  ['an order', { order: 12 }, '/moje-nagrody?zamowienie=12'],
  ['a promotion', { promotion: 'dovvo' }, '/promocje/dovvo'],
])('%s is opened by its title', async (_, fields, target) => {
  show({ items: [{ ...entry, ...fields }], at: '/historia-punktow?season=2025' })
  const link = await screen.findByRole('link', { name: /^Udział/ })
  expect(link.getAttribute('href')).toBe(target)
})

test('without filters everything is listed, with them what they narrow it to', async () => {
  const router = show({ at: '/historia-punktow?season=rok&group=orders&page=3' })
  await screen.findByText('dostępne')
  expect(calls).toContain('/api/v1/point-history?page=3&group=orders')
  await userEvent.selectOptions(screen.getByLabelText('Sezon'), '2024')
  expect(router.state.location.search).toBe('?season=2024&group=orders')
  await userEvent.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(router.state.location.search).toBe('')
  await vi.waitFor(() => expect(calls).toContain('/api/v1/point-history?page=1'))
})

test('a file is that of the filters, and why there is none stands at the buttons', async () => {
  show({ at: '/historia-punktow?group=earned' })
  await userEvent.click(await screen.findByRole('button', { name: 'Pobierz PDF' }))
  expect(calls).toContain('/api/v1/point-history/pdf?group=earned')
  expect(textOf(await screen.findByRole('alert'))).toBe('Wybierz sezon, bo wpisów jest za dużo.')
})

test('somebody without points is led to report an invoice, and is offered no files', async () => {
  show({ items: [] })
  const link = await screen.findByRole('link', { name: 'Zgłoś fakturę' })
  expect(link.getAttribute('href')).toBe('/historia-punktow#!zglos-fakture')
  expect(screen.queryByRole('button', { name: /Pobierz/ })).toBeNull()
})

test('where nothing passes the filters they are cleared', async () => {
  const router = show({ items: [], at: '/historia-punktow?group=corrections' })
  await userEvent.click(await screen.findByRole('button', { name: 'Pokaż wszystkie' }))
  expect(router.state.location.search).toBe('')
})

test('past the last page the history is not called empty', async () => {
  show({ items: [], total: 30, at: '/historia-punktow?page=9' })
  expect(await screen.findByRole('link', { name: 'Pokaż pierwszą stronę' })).toBeTruthy()
  expect(screen.queryByText(/Nie masz jeszcze punktów/)).toBeNull()
})
