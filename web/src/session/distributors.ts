import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

export type Distributor = AnswerTo<'/api/v1/distributors/options'>['data'][number]
export type RecentDistributor = AnswerTo<'/api/v1/invoices/recent-distributors'>['data'][number]

/* Kept as long as the session, so that the offline cache has them although the form is closed. */
const gcTime = Number.POSITIVE_INFINITY

/** The distributors that a participant may have bought from; they change rarely. */
export const distributorsQuery = queryOptions({
  queryKey: ['distributors', 'options'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/distributors/options', { signal }))).data,
  staleTime: 10 * 60_000,
  gcTime,
  throwOnError: false,
})

/** The distributors of the participant's newest invoices, at most three; a report changes them. */
export const recentDistributorsQuery = queryOptions({
  queryKey: ['invoices', 'recent-distributors'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/invoices/recent-distributors', { signal }))).data,
  staleTime: 10 * 60_000,
  gcTime,
  throwOnError: false,
})
