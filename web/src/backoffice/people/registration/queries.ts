import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'

export type RequestItem = AnswerTo<'/api/v1/backoffice/requests'>['data']['items'][number]
export type RequestDetails = AnswerTo<'/api/v1/backoffice/requests/{id}'>['data']

export type InvitationBody = BodyOf<'/api/v1/backoffice/invitations'>

const requestsKey = ['backoffice', 'requests'] as const

interface RequestFilters {
  /** `all` for every kind, every status. */
  readonly kind: string
  readonly status: string
  readonly search: string
}

/** The requests to take part, page by page of its cursor. */
export function requestsQuery({ kind, status, search }: RequestFilters) {
  return infiniteQueryOptions({
    queryKey: [...requestsKey, 'list', kind, status, search],
    queryFn: ({ signal, pageParam }) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/requests', {
          params: {
            query: {
              ...(kind === 'all' ? {} : { kind: kind as RequestItem['kind'] }),
              ...(status === 'all' ? {} : { status: status as 'pending' }),
              search,
              ...(pageParam === null ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.meta.next_cursor ?? null,
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

/** Invites whoever asked, or lets a waiting partner in. */
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

/** Invites somebody to register; whoever has an account is shown the way to the first login instead. */
export function invite(body: InvitationBody) {
  return sendOnce('invitation', body, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/invitations', { params: { header: headers }, body, headers }),
    ),
  )
}
