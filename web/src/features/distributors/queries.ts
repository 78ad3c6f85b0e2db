import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { paths } from '../../api/schema.gen'
import type { AnswerTo } from '../../api/wire'

export type Branch = AnswerTo<'/api/v1/distributors'>['data']['items'][number]
export type DistributorQuery = NonNullable<paths['/api/v1/distributors']['get']['parameters']['query']>

/** All branches that match: the map shows each of them, the list a page at a time. */
export function branchesQuery(query: DistributorQuery) {
  return queryOptions({
    queryKey: ['distributors', 'branches', query],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/distributors', { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
  })
}
