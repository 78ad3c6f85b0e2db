import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo } from '../../api/wire'

/** A record that the search has found. */
export type SearchHit = AnswerTo<'/api/v1/backoffice/search'>['data'][number]
export type RecordKind = SearchHit['kind']

/** The longest text that the server searches for. */
export const longestQuery = 100

type SearchParams = { readonly query: string } | { readonly records: string }

/** Records by a text, or by references such as `participant-12,order-18`; never from a cache, as names may change. */
export function searchQuery(query: SearchParams) {
  return queryOptions({
    queryKey: ['backoffice', 'search', query],
    queryFn: async ({ signal }) => {
      const call = operatorApi.GET('/api/v1/backoffice/search', { params: { query }, signal })
      return (await answer(call)).data
    },
    staleTime: 0,
    gcTime: 0,
    throwOnError: false,
  })
}
