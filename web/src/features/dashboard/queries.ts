import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo, Program } from '../../api/wire'

export type Invoice = AnswerTo<'/api/v1/invoices/{list}'>['data']['items'][number]
export type NearReward = AnswerTo<'/api/v1/prize/teraz'>['data']['items'][number]

/** The rewards on a page of the catalogue. */
const perPage = 12

/** Where fewer lack points on the page of the border, the next page is read too. */
const enoughLacking = 6

interface NearRewards {
  /** Those that can be ordered now, in the catalogue's order. */
  readonly within: readonly NearReward[]
  /** Some of those for which the fewest points are missing. */
  readonly lacking: readonly NearReward[]
}

/** The rewards around what the participant has, which stand where the catalogue's recommended order passes it. */
export const nearRewardsQuery = queryOptions({
  queryKey: ['rewards', 'near'],
  queryFn: async ({ signal }): Promise<NearRewards> => {
    const first = await cataloguePage(1, signal)
    const page = Math.floor(first.data.within_reach / perPage) + 1
    const border = page === 1 ? first : await cataloguePage(page, signal)
    const lacking = lackingOn(border)
    const hasMore = lacking.length < enoughLacking && page < border.meta.last_page
    return {
      within: first.data.items.filter((reward) => reward.within_reach),
      lacking: hasMore ? [...lacking, ...lackingOn(await cataloguePage(page + 1, signal))] : lacking,
    }
  },
  throwOnError: false,
})

function cataloguePage(page: number, signal: AbortSignal) {
  const query = { page, order: 'recommended' } as const
  return answer(api.GET('/api/v1/prize/teraz', { params: { query }, signal }))
}

function lackingOn({ data }: AnswerTo<'/api/v1/prize/teraz'>): NearReward[] {
  return data.items.filter((reward) => !reward.within_reach)
}

/** The newest page of one of the participant's lists of invoices, invalidated with the lists. */
export function newestInvoicesQuery(list: string) {
  const query = { sortBy: 'date', sortDesc: true } as const
  return queryOptions({
    queryKey: ['invoices', list, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/invoices/{list}', { params: { path: { list }, query }, signal })),
  })
}

/** The current season month by month, invalidated with the invoices. */
export const monthsQuery = queryOptions({
  queryKey: ['invoices', 'purchases', 'months', 'current'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/my-shopping/months', { signal }))).data,
})

/** The number of promotions' cards that wait to be collected. */
export const giftCardsToCollectQuery = queryOptions({
  queryKey: ['rewards', 'cards', 1],
  queryFn: ({ signal }) =>
    answer(api.GET('/api/v1/prize/collect', { params: { query: { page: 1, promotion: true } }, signal })),
})

/** The newest news of a programme and its running promotions; a failed part shows its own error. */
export function newestNewsQuery(program: Program) {
  return queryOptions({
    queryKey: ['content', 'news', 'newest', program],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/api/v1/cms/news', { params: { query: { program, page: 1, per_page: 3 } }, signal }),
        )
      ).data.items,
    throwOnError: false,
  })
}

export function runningForAllQuery(program: Program) {
  return queryOptions({
    queryKey: ['promotions', 'running for all', program, 'dashboard'],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/api/v1/cms/promotions', { params: { query: { program, state: 'running' } }, signal }),
        )
      ).data.archive,
    throwOnError: false,
  })
}
