// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client'
import { GiftCardsToCollect } from './GiftCardsToCollect'
import { type GiftCardRemainder, giftCardsQuery } from './queries'

afterEach(() => queryClient.clear())

const remainder: GiftCardRemainder = {
  promotion: { slug: 'sciernisko', name: 'Ściernisko' },
  kind: 'prepaid',
  kind_text: 'karta przedpłacona',
  value: 10_000,
  value_text: '100 zł',
}

function show(remainders: GiftCardRemainder[]) {
  const meta = { current_page: 1, last_page: 1, per_page: 6, total: 0 }
  queryClient.setQueryData(giftCardsQuery(1).queryKey, {
    data: { items: [], fields: [], remainders },
    meta,
  } as never)
  const router = createMemoryRouter([{ path: '*', element: <GiftCardsToCollect /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

test('what no card settles is named with its promotion, also where no card waits', () => {
  show([remainder])
  expect(screen.getByRole('note').textContent).toContain('Reszta po kartach (karta przedpłacona): 100 zł')
  expect(screen.getByRole('link', { name: 'Ściernisko' }).getAttribute('href')).toBe('/promocje/sciernisko')
  expect(screen.queryByText('Nie masz kart do odbioru')).toBeNull()
})

test('where nothing is left over, nothing is said of it', () => {
  show([])
  expect(screen.getByText('Nie masz kart do odbioru')).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})
