import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import type { Reward } from './queries'
import RewardsPage from './RewardsPage'

const card = {
  id: 1,
  slug: 'karta-paliwowa-100',
  name: 'Karta paliwowa 100 zł',
  kind: 'card',
  summary: 'Na paliwo',
  picture: 'fuel-100',
  photo: null,
  category: 'Karty',
  points: 10_000,
  available: true,
  affordable: true,
  missing_points: 0,
  within_reach: true,
} as Reward
const jacket = {
  ...card,
  id: 2,
  slug: 'kurtka',
  name: 'Kurtka',
  category: 'Odzież',
  points: 24_000,
} as Reward
const near = { ...jacket, affordable: false, within_reach: false, missing_points: 4_000 }

const categories = [
  { name: 'Karty', count: 5 },
  { name: 'Odzież', count: 24 },
]

function show(place: string, items: readonly Reward[], total = items.length) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(new URL(request.url).search)
    return Response.json({
      data: { items, categories, within_reach: 7 },
      meta: { current_page: 1, last_page: 2, per_page: 12, total },
    })
  })
  const router = createMemoryRouter([{ path: '*', element: <RewardsPage /> }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, requested }
}

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  bearer.borrow('t')
  queryClient.setQueryData(profileQuery.queryKey, { points: { available: 20_000, perZloty: 100 } } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

test('past the last page the catalogue is not called empty', async () => {
  show('/nagrody?page=9', [], 30)
  expect(await screen.findByRole('link', { name: 'Pokaż pierwszą stronę' })).toBeTruthy()
  expect(screen.queryByText('Katalog jest pusty')).toBeNull()
})

test('a catalogue without rewards is', async () => {
  show('/nagrody', [])
  expect(await screen.findByText('Katalog jest pusty')).toBeTruthy()
})

test('where a filter leaves nothing the way back is to all rewards', async () => {
  show('/nagrody?w-zasiegu=tak', [])
  const link = await screen.findByRole('link', { name: 'Pokaż wszystkie nagrody' })
  expect(link.getAttribute('href')).toBe('/nagrody')
  expect(screen.queryByText('Katalog jest pusty')).toBeNull()
})

test('what is within reach comes first, then what lacks little, with a bar', async () => {
  show('/nagrody', [card, near])
  const within_ = await screen.findByRole('region', { name: /^W.Twoim zasięgu$/ })
  expect(within(within_).getAllByRole('heading', { level: 3 })).toHaveLength(1)
  const nearly = screen.getByRole('region', { name: 'Brakuje niewiele' })
  const bar = within(nearly).getByRole('progressbar', { name: 'Punkty na nagrodę Kurtka' })
  expect(plain(bar.getAttribute('aria-valuetext'))).toBe('Masz 20 000 z 24 000 pkt')
  expect(plain(nearly.textContent)).toContain('24 000 pkt ≈ 240 zł')
  expect(plain(nearly.textContent)).toContain('Brakuje Ci 4 000 pkt')
})

test('a card is one link, and the only one to its reward', async () => {
  show('/nagrody', [card])
  const link = await screen.findByRole('link', { name: /^Karta paliwowa 100.zł$/ })
  expect(link.getAttribute('href')).toBe('/nagrody/karta-paliwowa-100')
  const item = link.closest('li')
  expect(item && within(item).getAllByRole('link')).toEqual([link])
})

test('in another order there are no headings of nearness', async () => {
  const { requested } = show('/nagrody?kolejnosc=najdrozsze', [card, near])
  expect(await screen.findByRole('heading', { level: 2, name: 'Kurtka' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Brakuje niewiele' })).toBeNull()
  expect(requested).toEqual(['?page=1&order=dearest'])
})

test('the address is what the server is asked for', async () => {
  const place = '/nagrody?page=2&kategoria=Odzie%C5%BC&kolejnosc=najtansze&w-zasiegu=tak'
  const { requested } = show(place, [jacket])
  await screen.findByRole('heading', { level: 2, name: 'Kurtka' })
  expect(new URLSearchParams(requested[0]).toString()).toBe(
    'page=2&category=Odzie%C5%BC&order=cheapest&within_reach=true',
  )
})

test('an unknown order in the address is the recommended one', async () => {
  const { requested } = show('/nagrody?kolejnosc=losowo', [card])
  await screen.findByRole('link', { name: /^Karta paliwowa/ })
  expect(requested).toEqual(['?page=1'])
})

test('a category is a link that keeps the order, starts at the first page and says which one is shown', async () => {
  const { router } = show('/nagrody?page=2&kolejnosc=nazwa', [card])
  const chips = await screen.findByRole('navigation', { name: 'Kategorie' })
  const all = within(chips).getByRole('link', { name: /^Wszystkie/ })
  expect(all.getAttribute('aria-current')).toBe('page')
  const clothes = await within(chips).findByRole('link', { name: /^Odzież/ })
  await userEvent.click(clothes)
  expect(plain(new URLSearchParams(router.state.location.search).toString())).toBe(
    'kolejnosc=nazwa&kategoria=Odzie%C5%BC',
  )
  await waitFor(() => expect(clothes.getAttribute('aria-current')).toBe('page'))
  expect(all.getAttribute('aria-current')).toBeNull()
})

test('the order and what is within reach go into the address, which the pages keep', async () => {
  const { router, requested } = show('/nagrody', [card], 30)
  await userEvent.click(await screen.findByRole('checkbox', { name: /^W.moim zasięgu \(7\)$/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kolejność' }), 'Od najtańszych')
  expect(router.state.location.search).toBe('?w-zasiegu=tak&kolejnosc=najtansze')
  const next = await screen.findByRole('link', { name: 'Następna strona' })
  expect(next.getAttribute('href')).toBe('/nagrody?w-zasiegu=tak&kolejnosc=najtansze&page=2')
  await waitFor(() => expect(requested.at(-1)).toBe('?page=1&order=cheapest&within_reach=true'))
})
