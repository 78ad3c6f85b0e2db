import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { profileQuery } from '../../session/session'
import RewardsPage from './RewardsPage'

function show(total: number) {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: { items: [], fields: [] },
      meta: { current_page: 9, last_page: 2, per_page: 24, total },
    }),
  )
  const router = createMemoryRouter([{ path: '*', element: <RewardsPage /> }], {
    initialEntries: ['/nagrody?page=9'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  bearer.borrow('t')
  queryClient.setQueryData(profileQuery.queryKey, { points: { available: 100 } } as never)
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
  bearer.forget()
})

test('past the last page the catalogue is not called empty', async () => {
  show(30)
  expect(await screen.findByRole('link', { name: 'Pokaż pierwszą stronę' })).toBeTruthy()
  expect(screen.queryByText('Katalog jest pusty')).toBeNull()
})

test('a catalogue without rewards is', async () => {
  show(0)
  expect(await screen.findByText('Katalog jest pusty')).toBeTruthy()
})
