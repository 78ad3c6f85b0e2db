import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { LatestNotifications } from './LatestNotifications'

const perPage = 20
const total = 25

function pageOf(number: number, unread = 0) {
  const places = Array.from({ length: total }, (_, at) => at).slice((number - 1) * perPage, number * perPage)
  const items = places.map((at) => ({
    id: total - at,
    title: `Powiadomienie nr ${total - at}`,
    content: 'Treść',
    isRead: at >= unread,
    date: '2025-08-20T07:00:00Z',
  }))
  return {
    data: { items, fields: [] },
    meta: { last_page: 2, current_page: number, per_page: perPage, total },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('the older ones are fetched page by page, down to the first', async () => {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { searchParams } = new URL(new Request(input).url)
    return Response.json(pageOf(Number(searchParams.get('page') ?? 1)))
  })
  render(
    <QueryClientProvider client={queryClient}>
      <LatestNotifications announced="Tutaj napiszemy, co się wydarzyło." />
    </QueryClientProvider>,
  )
  const older = () => userEvent.click(screen.getByRole('button', { name: 'Pokaż starsze' }))
  await screen.findByText('Powiadomienie nr 25')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await older()
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
  await older()
  await screen.findByText(/^Powiadomienie nr 1$/)
  expect(screen.getAllByRole('listitem')).toHaveLength(25)
  expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull()
})

test('unread ones are marked by a word, which is read out too; those that were read are not', async () => {
  vi.stubGlobal('fetch', async () => Response.json(pageOf(1, 2)))
  render(
    <QueryClientProvider client={queryClient}>
      <LatestNotifications announced="Tutaj napiszemy, co się wydarzyło." />
    </QueryClientProvider>,
  )
  await screen.findByText('Powiadomienie nr 25')
  const marked = screen.getAllByRole('listitem').map((item) => item.textContent?.startsWith('Nowe'))
  expect(marked).toEqual([true, true, false, false])
  expect(screen.getAllByText('Nowe').every((mark) => !mark.closest('[aria-hidden]'))).toBe(true)
})
