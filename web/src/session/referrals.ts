import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

export type Referral = AnswerTo<'/api/v1/user/referrals'>['data']['items'][number]

/** The partner's link, with the numbers of farms that registered by it. */
export const referralLinkQuery = queryOptions({
  queryKey: ['referrals', 'link'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/referral-link', { signal }))).data,
})

/** A page of the farms that registered by the partner's link and agreed to be named, the newest first. */
export function referralsQuery(page: number) {
  return queryOptions({
    queryKey: ['referrals', 'list', page],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/user/referrals', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  })
}
