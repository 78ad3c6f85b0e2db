import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'

export type RequestItem = AnswerTo<'/api/v1/backoffice/requests'>['data']['items'][number]
export type RequestDetails = AnswerTo<'/api/v1/backoffice/requests/{id}'>['data']

export type InvitationBody = BodyOf<'/api/v1/backoffice/invitations'>

const requestsKey = ['backoffice', 'requests'] as const

interface RequestFilters {
  /** Kind of requests; `all` selects every one, as it does for `status`. */
  readonly kind: string
  readonly status: string
  readonly search: string
}

/** Requests to take part, with keyset pagination. */
export function requestsQuery({ kind, status, search }: RequestFilters) {
  return cursorListQuery({
    queryKey: [...requestsKey, 'list', kind, status, search],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/requests', {
          params: {
            query: {
              ...(kind === 'all' ? {} : { kind: kind as RequestItem['kind'] }),
              ...(status === 'all' ? {} : { status: status as 'pending' }),
              search,
              ...next,
            },
          },
          signal,
        }),
      ),
  })
}

export function requestQuery(id: number) {
  return queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.GET('/api/v1/backoffice/requests/{id}', { params: { path: { id } }, signal }),
        )
      ).data,
    staleTime: 0,
  })
}

/** Accepts a request: invites its sender, or opens a partner's account. */
export async function acceptRequest(id: number, body: BodyOf<'/api/v1/backoffice/requests/{id}/accept'>) {
  const done = await sendOnce(`request-accept:${id}`, body, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/requests/{id}/accept', {
        params: { path: { id }, header: headers },
        body,
        headers,
      }),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}

export async function refuseRequest(id: number, body: BodyOf<'/api/v1/backoffice/requests/{id}/refuse'>) {
  const done = await sendOnce(`request-refuse:${id}`, body, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/requests/{id}/refuse', {
        params: { path: { id }, header: headers },
        body,
        headers,
      }),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}

/** Invites somebody to register; an existing account gets the way to the first sign-in instead. */
export function invite(body: InvitationBody) {
  return sendOnce('invitation', body, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/invitations', { params: { header: headers }, body, headers }),
    ),
  )
}
