import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import ResultsPage from './ResultsPage'

vi.mock('../../session/operator', async (original) => ({
  ...(await original<object>()),
  useOperator: () => ({ roles: ['editor'] }),
}))

/** Answers of the server that have not been given yet. */
let waiting: ((answer: Response) => void)[]

beforeEach(() => {
  waiting = []
  queryClient.clear()
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
})

async function answerNext() {
  const data = { name: 'Wiosna', purchases: { from: '2025-03-01', to: '2025-05-31' }, items: [] }
  const meta = { per_page: 50, total: 0, more_than_total: false, next_cursor: null }
  await waitFor(() => expect(waiting).toHaveLength(1))
  await act(async () => waiting.shift()?.(Response.json({ data, meta })))
}

test('the page comes as a whole, so that nothing moves what stands under it, and stays while it is narrowed', async () => {
  const router = createMemoryRouter([{ path: '/zaplecze/promocje/:id/wyniki', element: <ResultsPage /> }], {
    initialEntries: ['/zaplecze/promocje/3/wyniki'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status', { name: 'Ładowanie...' })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
  await answerNext()
  expect(await screen.findByRole('heading', { name: 'Wyniki: Wiosna' })).toBeTruthy()
  expect(screen.getByText(/^Zakupy od/)).toBeTruthy()

  await act(() => router.navigate('?status=won'))
  expect(screen.getByRole('heading', { name: 'Wyniki: Wiosna' })).toBeTruthy()
  expect(screen.getByText(/^Zakupy od/)).toBeTruthy()
  await answerNext()
  expect(screen.getByRole('heading', { name: 'Wyniki: Wiosna' })).toBeTruthy()
})
