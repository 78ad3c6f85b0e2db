import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

const list = '/api/v1/backoffice/security-events'

export type SecurityEvent = AnswerTo<typeof list>['data']['items'][number]
export type SignInHour = AnswerTo<`${typeof list}/hours`>['data']['hours'][number]
type SecurityEventsQuery = NonNullable<paths[typeof list]['get']['parameters']['query']>

/** Filters of the list; an empty text is no filter. */
export interface EventFilter {
  readonly kind: string
  readonly side: string
  /** NIP of a participant or e-mail of an operator. */
  readonly account: string
  readonly from: string
  readonly to: string
}

/** Security events, the newest first, with keyset pagination. */
export function eventsQuery(filter: EventFilter) {
  return cursorListQuery({
    queryKey: ['backoffice', 'security-events', filter],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(list, {
          params: { query: { ...toQuery(filter), ...next } },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

function toQuery(filter: EventFilter): SecurityEventsQuery {
  return Object.fromEntries(Object.entries(filter).filter(([, text]) => text !== ''))
}

/** Failed sign-ins of the last hours. */
export function hoursQuery(hours: number) {
  return queryOptions({
    queryKey: ['backoffice', 'security-event-hours', hours],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${list}/hours`, { params: { query: { hours } }, signal }))).data,
    staleTime: 0,
    refetchInterval: 60_000,
  })
}
