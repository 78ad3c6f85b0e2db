import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

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
  return cursorListQuery({
    queryKey: ['backoffice', 'audit', filter],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/audit', {
          params: { query: { ...toQuery(filter), ...next } },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

function toQuery({ operator, ...texts }: AuditFilter): AuditQuery {
  const set = Object.entries(texts).filter(([, text]) => text !== '')
  return { ...Object.fromEntries(set), ...(operator === '' ? {} : { operator: Number(operator) }) }
}
