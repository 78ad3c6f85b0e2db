import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'

export type ConsentHistory = AnswerTo<'/api/v1/backoffice/consents'>['data'][number]
export type ConsentVersion = ConsentHistory['versions'][number]
type NewVersion = BodyOf<'/api/v1/backoffice/consents/versions'>

/** All consents with all versions, in the order in which participants see them. */
export const consentsQuery = queryOptions({
  queryKey: ['backoffice', 'consents'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/consents', { signal }))).data,
})

/** Publishes a version on top of the one that the operator has seen (optimistic locking). */
export async function publishVersion(version: NewVersion) {
  const done = await answer(operatorApi.POST('/api/v1/backoffice/consents/versions', { body: version }))
  await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
  return done
}
