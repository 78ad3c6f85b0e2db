// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { runningPromotionsQuery } from '../../session/promotions'
import { forgetPostponedPrompts } from '../../session/prompt-cookies'
import { profileQuery, type User } from '../../session/session'
import { type SystemSettings, settingsQuery } from '../../session/settings'
import { hideStandardTripPrompt } from '../../session/trip-prompts'
import { giftCardsToCollectQuery, newestInvoicesQuery } from './queries'
import { WaitingList } from './WaitingList'

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

type WaitingTrip = User['wycieczka']['waiting'][number]

const none = { data: { items: [], fields: [] }, meta: { total: 0 } }

/** Renders the list with the server's counts of invoices and gift cards, and no promotions. */
function show(invoices: number, giftCards: number | null, waiting: Partial<WaitingTrip>[] = []) {
  queryClient.setQueryData(profileQuery.queryKey, { wycieczka: { waiting } } as unknown as User)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })))
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const counted = (total: number) => ({ ...none, meta: { total } }) as never
  queryClient.setQueryData(newestInvoicesQuery('waiting').queryKey, counted(invoices))
  queryClient.setQueryData(runningPromotionsQuery.queryKey, [])
  if (giftCards !== null) queryClient.setQueryData(giftCardsToCollectQuery.queryKey, counted(giftCards))
  const router = createMemoryRouter([{ path: '*', element: <WaitingList /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('what waits is named and leads there', () => {
  show(0, 2)
  expect(screen.getByRole('heading', { name: 'Czeka na Ciebie' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^2.karty czekają na.odbiór$/ })).toBeTruthy()
  expect(screen.queryByText(/^Po naszej stronie/)).toBeNull()
})

test('what waits for the programme stands apart, with the days that it usually takes', () => {
  queryClient.setQueryData(settingsQuery.queryKey, { invoice_check_days: 2 } as unknown as SystemSettings)
  show(4, 0)
  expect(screen.getByText('Nic, wszystko jest załatwione.')).toBeTruthy()
  expect(screen.queryByRole('listitem')).toBeNull()
  const link = screen.getByRole('link', { name: /^4.faktury czekają na.sprawdzenie$/ })
  expect(link.getAttribute('href')).toBe('/moje-faktury?tab=1')
  expect(link.parentElement?.textContent).toMatch(/zwykle do.2.dni roboczych$/)
})

test('a trip with points held for it is named and leads to its page, whatever was put off', () => {
  hideStandardTripPrompt()
  const trip = {
    state: 'qualified',
    name: 'Azory',
    page: '/wycieczka',
    held: 500,
    held_text: '500 pkt',
  } as const
  show(0, 0, [trip])
  const link = screen.getByRole('link', { name: /Azory”, odłożone 500 pkt/ })
  expect(link.getAttribute('href')).toBe('/wycieczka')
  forgetPostponedPrompts()
})

test('where nothing waits, it says so', () => {
  show(0, 0)
  expect(screen.getByText('Nic, wszystko jest załatwione.')).toBeTruthy()
})

test('what could not be asked is not taken for nothing', async () => {
  show(0, null)
  expect(await screen.findByText('Nie udało się tego teraz sprawdzić.', {}, { timeout: 4000 })).toBeTruthy()
  expect(screen.queryByText('Nic, wszystko jest załatwione.')).toBeNull()
})
