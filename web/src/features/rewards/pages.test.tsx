import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import { CancelOrder } from './CancelOrder'
import OrderRewardPage from './OrderRewardPage'
import { type Order, rewardQuery } from './queries'
import RewardPage from './RewardPage'

const slug = 'przelew-na-konto'

function show(path: string, at: string, element: ReactNode) {
  const router = createMemoryRouter([{ path, element }], { initialEntries: [at] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

function own(account: string | null) {
  queryClient.setQueryData(profileQuery.queryKey, {
    profile: { bank_account: account },
    points: { available: 90_000 },
  } as never)
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  bearer.borrow('t')
  own(null)
  queryClient.setQueryData(rewardQuery(slug).queryKey, {
    id: 7,
    slug,
    kind: 'bank_transfer',
    name: 'Przelew na konto',
    description: 'Punkty jako pieniądze.',
    category: 'Przelewy',
    points: 5_000,
    available: true,
    affordable: true,
    variants: [],
    min_amount: 5_000,
    max_amount: 50_000,
    amount_step: 1_000,
    points_per_zloty: 10,
  } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  bearer.forget()
  queryClient.clear()
})

test('the page of a reward has its name', async () => {
  show('/nagrody/:slug', `/nagrody/${slug}`, <RewardPage />)
  await waitFor(() => expect(document.title).toMatch(/^Przelew na konto – /))
})

test('a transfer to nobody asks for an account before there is anything to fill in', async () => {
  const router = show('/nagrody/:slug/zamowienie', `/nagrody/${slug}/zamowienie`, <OrderRewardPage />)
  await waitFor(() => expect(router.state.location.hash).toBe('#!uzupelnij-numer-konta'))
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('link', { name: 'Dodaj numer konta' }).getAttribute('href')).toMatch(
    /#!dodaj-numer-konta$/,
  )
  expect(document.title).toMatch(/^Zamówienie: Przelew na konto – /)
})

test('with an account it is filled in at once', async () => {
  own('PL61109010140000071219812874')
  const router = show('/nagrody/:slug/zamowienie', `/nagrody/${slug}/zamowienie`, <OrderRewardPage />)
  expect(screen.getByRole('form', { name: 'Zamówienie przelewu' })).toBeTruthy()
  expect(router.state.location.hash).toBe('')
})

test.each([
  [
    'a card of a promotion',
    { kind: 'card', points: 0, reward: 'karta paliwowa 300 zł' },
    /Karta wróci do kart do odbioru: karta paliwowa 300 zł\./,
  ],
  [
    'a parcel',
    { kind: 'parcel', points: 1_200, reward: 'Kurtka' },
    /Punkty wrócą na Twoje konto: 1\s200\spkt\./,
  ],
])('before %s is cancelled it is said what comes back', async (_, order, text) => {
  show('/', '/', <CancelOrder order={order as Order} />)
  await userEvent.click(screen.getByRole('button', { name: 'Anuluj zamówienie' }))
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/\b0\spkt/)).toBeNull()
})
