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
  /** Table of the affected rows. */
  readonly subject: string
  /** Id of one row of that table. */
  readonly subject_id: string
  /** Number or key of a record. */
  readonly search: string
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

function toQuery({ operator, subject_id: id, ...texts }: AuditFilter): AuditQuery {
  const set = Object.entries(texts).filter(([, text]) => text !== '')
  const ids = Object.entries({ operator, subject_id: id }).filter(([, text]) => text !== '')
  return Object.fromEntries([...set, ...ids.map(([name, text]) => [name, Number(text)])])
}

/** Kinds of records with a history of their own; a participant's is a tab of their record. */
export type RecordKind = Exclude<
  paths['/api/v1/backoffice/records/{kind}/{key}/history']['get']['parameters']['path']['kind'],
  'participant'
>

/** Events of one record, the newest first, with keyset pagination. */
export function recordHistoryQuery(kind: RecordKind, key: string) {
  return cursorListQuery({
    queryKey: ['backoffice', 'audit', 'record', kind, key],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/records/{kind}/{key}/history', {
          params: { path: { kind, key }, query: next },
          signal,
        }),
      ),
    staleTime: 0,
  })
}
