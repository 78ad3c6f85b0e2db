import { queryOptions } from '@tanstack/react-query'
import { answer } from '../api/client'
import { operatorApi } from '../api/operator-client'
import type { AnswerTo } from '../api/wire'

export type Representative = AnswerTo<'/api/v1/backoffice/representatives'>['data'][number]

/** The sales representatives, those who are active first. */
export const representativesQuery = queryOptions({
  queryKey: ['backoffice', 'representatives'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/representatives', { signal }))).data,
})
