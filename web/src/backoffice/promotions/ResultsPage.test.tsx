import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { type PromotionSummary, summaryQuery } from './queries'
import ResultsPage from './ResultsPage'

vi.mock('../../session/operator', async (original) => ({
  ...(await original<object>()),
  useOperator: () => ({ roles: ['editor'] }),
}))

const figures = {
  participants: 1200,
  winners: 340,
  amount_text: '5\u00a0000\u00a0L',
  points: 84_000,
  points_cut: 500,
  cards: 12,
  cost: 1_234_00,
}
const summary: PromotionSummary = {
  outcome: figures,
  forecast: { season: 2024, finished_at: '2025-02-20T09:00:00Z', figures: { ...figures, winners: 410 } },
}

/** Answers of the server that have not been given yet. */
let waiting: ((answer: Response) => void)[]

beforeEach(() => {
  waiting = []
  queryClient.clear()
  queryClient.setQueryData(summaryQuery(3).queryKey, summary)
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => waiting.push(resolve)))
})

async function answerNext() {
  const data = { name: 'Wiosna', purchases: { from: '2025-03-01', to: '2025-05-31' }, items: [] }
  const meta = { per_page: 50, total: 0, more_than_total: false, next_cursor: null }
  await waitFor(() => expect(waiting).toHaveLength(1))
  await act(async () => waiting.shift()?.(Response.json({ data, meta })))
}

function show() {
  const router = createMemoryRouter([{ path: '/zaplecze/promocje/:id/wyniki', element: <ResultsPage /> }], {
    initialEntries: ['/zaplecze/promocje/3/wyniki'],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

test('what has come stands beside what the simulation had said', async () => {
  show()
  await answerNext()
  const section = await screen.findByRole('region', { name: 'Wyniki razem' })
  const won = within(section).getByText('Mają nagrodę').closest('div') as HTMLElement
  expect(won.textContent).toBe('Mają nagrodę340Symulacja: 410')
  expect(screen.getByText(/Symulacja na zakupach sezonu 2024/)).toBeTruthy()
})

test('the page comes as a whole, so that nothing moves what stands under it, and stays while it is narrowed', async () => {
  const router = show()
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
