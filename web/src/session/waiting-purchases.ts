import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

export type WaitingPurchases = AnswerTo<'/api/v1/user/waiting-purchases'>['data']

/** Query of what waiting invoices would bring, invalidated with the invoices. */
export const waitingPurchasesQuery = queryOptions({
  queryKey: ['invoices', 'waiting-purchases'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/waiting-purchases', { signal }))).data,
  throwOnError: false,
})
