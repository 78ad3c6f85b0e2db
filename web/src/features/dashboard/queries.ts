import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo, Program } from '../../api/wire'

export type Invoice = AnswerTo<'/api/v1/invoices/{list}'>['data']['items'][number]

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
