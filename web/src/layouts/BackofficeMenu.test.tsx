import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { BackofficeMenu } from './BackofficeMenu'
import { type MenuCounts, menuCountsQuery } from './menu-counts'

const scroll = vi.fn()

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(['backoffice', 'me'], { roles: ['administrator'] })
  scroll.mockReset()
  Element.prototype.scrollIntoView = function (options) {
    scroll(this.textContent, options)
  }
})

function at(place: string, { isNarrow = false } = {}) {
  const element = <BackofficeMenu isNarrow={isNarrow} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [place] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

const leastMove = { block: 'nearest', inline: 'nearest' }

test('the place where one is comes into view, also on the pages under it', async () => {
  const router = at('/zaplecze/dziennik')
  expect(scroll.mock.calls).toEqual([['Dziennik', leastMove]])
  await act(() => router.navigate('/zaplecze/faktury/7'))
  expect(scroll.mock.calls.slice(1)).toEqual([['Faktury', leastMove]])
})

test('what stays on the page moves neither the menu nor the focus', async () => {
  const router = at('/zaplecze/faktury')
  const link = screen.getByRole('link', { name: 'Sezony' })
  link.focus()
  await act(() => router.navigate('/zaplecze/faktury?status=appeals'))
  expect(scroll).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(link)
})

const counts: MenuCounts = {
  invoices: 12,
  einvoice_corrections: 0,
  orders: 1000,
  payouts: 2,
  requests: 1,
  contact: null,
  data_requests: 999,
}

/** Texts of the links that are shown, by their accessible names. */
function shownTexts(names: readonly string[]) {
  return names.map((name) => {
    const link = screen.getByRole('link', { name })
    return [...link.querySelectorAll('span:not(.sr-only)')].map(({ textContent }) => textContent).join(' ')
  })
}

test('what waits stands beside its list, as a number and in words', () => {
  queryClient.setQueryData(menuCountsQuery.queryKey, counts)
  at('/zaplecze')
  expect(
    shownTexts([
      'Faktury: 12 czeka',
      'Zamówienia: ponad 999 czeka',
      'Wypłaty: 2 czekają',
      'Zgłoszenia: 1 czeka',
      'Wnioski o dane: 999 czeka',
    ]),
  ).toEqual(['Faktury 12', 'Zamówienia 999+', 'Wypłaty 2', 'Zgłoszenia 1', 'Wnioski o dane 999'])
})

test('a list without work, without a right to it, or without a count has its name alone', () => {
  queryClient.setQueryData(menuCountsQuery.queryKey, counts)
  at('/zaplecze')
  const names = ['Korekty KSeF', 'Kontakt', 'Uczestnicy']
  expect(shownTexts(names)).toEqual(names)
})

test('the folded menu has a dot, and says the number in the name and the tooltip', () => {
  queryClient.setQueryData(menuCountsQuery.queryKey, counts)
  at('/zaplecze', { isNarrow: true })
  const link = screen.getByRole('link', { name: 'Faktury: 12 czeka' })
  expect(link.title).toBe('Faktury: 12 czeka')
  expect(link.querySelector('span[aria-hidden]')?.textContent).toBe('')
  const quiet = screen.getByRole('link', { name: 'Korekty KSeF' })
  expect(quiet.querySelector('span[aria-hidden]')).toBeNull()
})

test('without the counts the menu is whole', () => {
  at('/zaplecze')
  expect(shownTexts(['Faktury', 'Zamówienia'])).toEqual(['Faktury', 'Zamówienia'])
})
