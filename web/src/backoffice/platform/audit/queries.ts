import { infiniteQueryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo } from '../../../api/wire'

export type AuditEntry = AnswerTo<'/api/v1/backoffice/audit'>['data']['items'][number]
type AuditQuery = NonNullable<paths['/api/v1/backoffice/audit']['get']['parameters']['query']>

/** Filters of the log; an empty text is no filter. */
export interface AuditFilter {
  /** Id of an operator. */
  readonly operator: string
  readonly action: string
  readonly nip: string
  readonly from: string
  readonly to: string
}

/** Audit log, the newest event first, with keyset pagination. */
export function auditQuery(filter: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['backoffice', 'audit', filter],
    queryFn: ({ signal, pageParam }) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/audit', {
          params: { query: { ...toQuery(filter), ...(pageParam === null ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.meta.next_cursor ?? null,
    staleTime: 0,
  })
}

function toQuery({ operator, ...texts }: AuditFilter): AuditQuery {
  const set = Object.entries(texts).filter(([, text]) => text !== '')
  return { ...Object.fromEntries(set), ...(operator === '' ? {} : { operator: Number(operator) }) }
}
