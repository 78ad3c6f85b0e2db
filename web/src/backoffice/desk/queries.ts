import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo } from '../../api/wire'

export type Desk = AnswerTo<'/api/v1/backoffice/desk'>['data']

/** What waits, counted now. */
export const deskQuery = queryOptions({
  queryKey: ['backoffice', 'desk'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET('/api/v1/backoffice/desk', { signal }))).data,
  staleTime: 0,
  refetchInterval: 60_000,
})
