import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { nearRewardsQuery } from './queries'

const perPage = 12

/** A catalogue in which so many rewards are within reach, and so many lack points. */
function server(within: number, lacking: number) {
  const requested: number[] = []
  const rewards = Array.from({ length: within + lacking }, (_, place) => ({
    id: place,
    within_reach: place < within,
  }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('page'))
    requested.push(page)
    const items = rewards.slice((page - 1) * perPage, page * perPage)
    const meta = { total: rewards.length, current_page: page, last_page: Math.ceil(rewards.length / perPage) }
    return Response.json({ data: { items, within_reach: within, categories: [] }, meta })
  })
  return requested
}

const near = () => new QueryClient().fetchQuery(nearRewardsQuery)

test.each([
  ['on the first page', 3, 20, [1], 9],
  ['on a later one', 14, 20, [1, 2], 10],
])('what lacks points comes with the page of the border, %s', async (_, within, lacking, pages, count) => {
  const requested = server(within, lacking)
  expect((await near()).lacking).toHaveLength(count)
  expect(requested).toEqual(pages)
})

test('where fewer than six come with the border, those of the next page come too', async () => {
  const requested = server(10, 20)
  expect((await near()).lacking.map(({ id }) => id)).toEqual(Array.from({ length: 14 }, (_, i) => 10 + i))
  expect(requested).toEqual([1, 2])
})

test('no page is asked for that is not there', async () => {
  const requested = server(11, 1)
  expect((await near()).lacking).toHaveLength(1)
  expect(requested).toEqual([1])
})

test('where all rewards of whole pages are within reach nothing lacks', async () => {
  server(12, 0)
  expect((await near()).lacking).toEqual([])
})
