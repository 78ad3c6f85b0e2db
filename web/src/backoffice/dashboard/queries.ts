import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo } from '../../api/wire'

export type AdminDashboard = AnswerTo<'/api/v1/backoffice/dashboard'>['data']

/** Counts of open tasks. */
export const adminDashboardQuery = queryOptions({
  queryKey: ['backoffice', 'dashboard'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/dashboard', { signal }))).data,
  staleTime: 0,
  refetchInterval: 60_000,
})
