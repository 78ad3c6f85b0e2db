import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import { type RewardDetails, rewardQuery } from './queries'
import RewardPage from './RewardPage'

const boots = {
  id: 3,
  slug: 'buty',
  kind: 'parcel',
  name: 'Buty robocze',
  summary: 'Z podnoskiem',
  description: 'Skórzane.',
  category: 'Odzież i obuwie',
  picture: 'footprints',
  photo: null,
  points: 24_000,
  available: true,
  affordable: true,
  missing_points: 0,
  within_reach: true,
  variants: [
    { id: 31, name: '42', available: true },
    { id: 32, name: '43', available: false },
    { id: 33, name: '44', available: true },
  ],
} as unknown as RewardDetails

const trip = { ...boots, kind: 'trip', trip: 'standard', variants: [] } as RewardDetails

function show(reward: RewardDetails, search = '') {
  queryClient.setQueryData(rewardQuery('buty').queryKey, reward)
  const router = createMemoryRouter([{ path: '/nagrody/:slug', element: <RewardPage /> }], {
    initialEntries: [`/nagrody/buty${search}`],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const orderHref = () => screen.getByRole('link', { name: 'Zamów nagrodę' }).getAttribute('href')
const page = () => document.body.textContent?.replaceAll('\u00a0', ' ')
const helpful = ['Zgłoś fakturę', 'Policz punkty', 'Zobacz promocje']
const shownLinks = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  bearer.borrow('t')
  queryClient.setQueryData(profileQuery.queryKey, {
    profile: { bank_account: null },
    points: { available: 20_000, perZloty: 100 },
  } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  bearer.forget()
  queryClient.clear()
})

test('a size is chosen, and goes into the order', async () => {
  const router = show(boots)
  expect(orderHref()).toBe('/nagrody/buty/zamowienie')
  expect(screen.getByRole('radiogroup', { name: 'Rozmiar' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: '44' }))
  expect(orderHref()).toBe('/nagrody/buty/zamowienie?rozmiar=33')
  expect(router.state.location.search).toBe('?rozmiar=33')
})

test('a size that is sold out says so and cannot be chosen, not even by the address', () => {
  show(boots, '?rozmiar=32')
  expect(screen.getByRole('radio', { name: /^43\s*wyprzedane$/ })).toHaveProperty('disabled', true)
  expect(orderHref()).toBe('/nagrody/buty/zamowienie')
})

test('the chosen size of the address is chosen again, as after Back', () => {
  show(boots, '?rozmiar=31')
  expect(screen.getByRole('radio', { name: '42' })).toHaveProperty('checked', true)
  expect(orderHref()).toBe('/nagrody/buty/zamowienie?rozmiar=31')
})

test('a transfer is worth in złotys what its own rate says, not the programme’s', () => {
  show({ ...boots, kind: 'bank_transfer', points: 6_000, points_per_zloty: 120, variants: [] })
  expect(page()).toContain('od 6 000 pkt ≈ 50 zł')
})

test('variants that are no sizes are not called so', () => {
  show({ ...boots, variants: [{ id: 1, name: '500 g', available: true }] })
  expect(screen.getByRole('radiogroup', { name: 'Wariant' })).toBeTruthy()
})

test('where points lack it says how many, in złotys too, and what brings them', () => {
  show({ ...boots, affordable: false, within_reach: false, missing_points: 4_000 })
  expect(page()).toContain('24 000 pkt ≈ 240 zł')
  expect(page()).toContain('Brakuje Ci 4 000 pkt ≈ 40 zł')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20000')
  expect(shownLinks()).toEqual(['Wszystkie nagrody', ...helpful])
  expect(screen.getByRole('link', { name: 'Zgłoś fakturę' }).getAttribute('href')).toMatch(/#!zglos-fakture$/)
})

test('a reward that is sold out offers nothing', () => {
  show({ ...boots, available: false })
  expect(page()).toContain('Chwilowo niedostępna')
  expect(shownLinks()).toEqual(['Wszystkie nagrody'])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a trip past its day says so and offers nothing', () => {
  const sentence = 'Termin zamówienia minął 01.07.2025.'
  show({
    ...trip,
    trip_offer: { state: 'missed', may_order: false, is_over: true, sentence, page: '/wycieczka' },
  })
  expect(page()).toContain(sentence)
  expect(shownLinks()).toEqual(['Wszystkie nagrody'])
})

test('a trip that is not earned yet leads to its points and to what brings them', () => {
  const sentence = 'Brakuje Ci 8 000 pkt.'
  const offer = { state: 'unqualified', may_order: false, sentence, page: '/wycieczka' } as const
  show({ ...trip, trip_offer: { ...offer, is_over: false } })
  expect(page()).toContain(sentence)
  expect(shownLinks()).toEqual(['Wszystkie nagrody', 'Twoje punkty na wycieczkę', ...helpful])
})

test('nobody is sent to collect for a trip whose day is over', () => {
  const sentence = 'Zamówienia przyjmowaliśmy do 06.06.2025.'
  const offer = { state: 'unqualified', may_order: false, sentence, page: '/wycieczka' } as const
  show({ ...trip, trip_offer: { ...offer, is_over: true } })
  expect(page()).toContain(sentence)
  expect(shownLinks()).toEqual(['Wszystkie nagrody'])
})

test('a trip that may be ordered leads to its order', () => {
  const sentence = 'Możesz zamówić wycieczkę.'
  show({
    ...trip,
    trip_offer: { state: 'qualified', may_order: true, is_over: false, sentence, page: '/wycieczka' },
  })
  expect(screen.getByRole('link', { name: 'Zamów wycieczkę' }).getAttribute('href')).toBe('/wycieczka#!order')
})

test('the tax on a transfer is said before it is ordered', () => {
  show({ ...boots, variants: [], kind: 'charity_transfer', tax_notice: 'Pobierzemy podatek 10%.' })
  expect(page()).toContain('Pobierzemy podatek 10%.')
})
