import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client'
import PromotionPage from './PromotionPage'
import { type Promotion, promotionQuery } from './queries'

function show(state: Promotion['state']) {
  const promotion = {
    slug: 'tankuj',
    name: 'Tankuj z DOVVO',
    summary: 'Karta paliwowa',
    picture: 'fuel',
    state,
    from: '2025-08-01',
    to: '2025-10-31',
    accept_by: null,
    declaration: null,
    text_html: '<p>Kupuj.</p>',
    rules_pdf: null,
    mechanics: [],
    scope: { brands: [], categories: [], products: [], packs_text: [] },
  } as unknown as Promotion
  queryClient.setQueryData(promotionQuery('tankuj').queryKey, promotion)
  const router = createMemoryRouter([{ path: '/promocje/:slug', element: <PromotionPage /> }], {
    initialEntries: ['/promocje/tankuj'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

afterEach(() => queryClient.clear())

const link = () => screen.queryByRole('link', { name: 'Dodaj do kalendarza' })

test.each(['running', 'upcoming'] as const)(
  'the days of a promotion that is %s go into a calendar',
  (state) => {
    show(state)
    expect(link()?.getAttribute('href')).toBe('/api/v1/cms/promotions/tankuj/calendar')
    expect(link()?.hasAttribute('download')).toBe(true)
  },
)

test('one that is over has nothing ahead', () => {
  show('past')
  expect(screen.getByRole('heading', { level: 1, name: /^Tankuj z.DOVVO$/ })).toBeTruthy()
  expect(link()).toBeNull()
})
