import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import { operatorApi } from '../../api/operator-client'
import { queryClient } from '../../api/query-client'
import type { AnswerTo, BodyOf } from '../../api/wire'

export type OrderItem = AnswerTo<'/api/v1/backoffice/orders'>['data']['items'][number]
export type OrderDetails = AnswerTo<'/api/v1/backoffice/orders/{id}'>['data']
export type StatusChange = BodyOf<'/api/v1/backoffice/orders/{id}/status'>

const ordersKey = ['backoffice', 'orders'] as const

/** The operators' list, page by page of its cursor; an empty status is every status. */
export function ordersQuery(status: string, search: string) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey, 'list', status, search],
    queryFn: ({ signal, pageParam }) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/orders', {
          params: {
            query: {
              ...(status === 'all' ? {} : { status: status as StatusChange['status'] }),
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

export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET('/api/v1/backoffice/orders/{id}', { params: { path: { id } }, signal })))
        .data,
    staleTime: 0,
  })
}

/** Moves an order on; it moves once however often the request is retried. */
export async function changeStatus(id: string, change: StatusChange) {
  const done = await sendOnce(`order:${id}`, change, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/orders/{id}/status', {
        params: { path: { id }, header: headers },
        body: change,
        headers,
      }),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
