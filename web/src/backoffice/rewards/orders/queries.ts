import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

export type OrderItem = AnswerTo<'/api/v1/backoffice/orders'>['data']['items'][number]
export type OrderDetails = AnswerTo<'/api/v1/backoffice/orders/{id}'>['data']
export type BulkChange = BodyOf<'/api/v1/backoffice/orders/bulk-status'>
export type BulkChanged = AnswerTo<'/api/v1/backoffice/orders/bulk-status', 'post'>['data']
export type OrdersFound = QueryOf<'/api/v1/backoffice/orders/bulk-job'>
export type JobPreview = AnswerTo<'/api/v1/backoffice/orders/bulk-job'>['data']
type OrderJob = BodyOf<'/api/v1/backoffice/orders/bulk-job'>
export type StatusChange = BodyOf<'/api/v1/backoffice/orders/{id}/status'>

const ordersKey = ['backoffice', 'orders'] as const

type OrdersQuery = QueryOf<'/api/v1/backoffice/orders'>

/** Filters in the URL: '' for none, and `all` for every status. */
interface OrderFilters {
  readonly status: string
  readonly kind: string
  readonly reward: string
  readonly search: string
}

/** Filters as the API takes them. */
export function foundBy({ status, kind, reward, search }: OrderFilters): OrdersFound {
  return {
    ...(status === 'all' ? {} : { status }),
    ...(kind === '' ? {} : { kind }),
    ...(/^\d+$/.test(reward) ? { reward: Number(reward) } : {}),
    search,
  } as OrdersFound
}

/** Orders for operators, with keyset pagination. */
export function ordersQuery(filters: OrderFilters) {
  const query: OrdersQuery = foundBy(filters)
  return cursorListQuery({
    queryKey: [...ordersKey, 'list', query],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/orders', {
          params: {
            query: { ...query, ...next },
          },
          signal,
        }),
      ),
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

/** Moves many orders to one state, each that may; idempotent. */
export function changeStatuses(change: BulkChange) {
  return invalidateAfter(
    sendOnce('orders', change, (headers) =>
      answer(
        operatorApi.POST('/api/v1/backoffice/orders/bulk-status', {
          params: { header: headers },
          body: change,
          headers,
        }),
      ),
    ),
  )
}

/** Query of what a job over the orders of a list would do. */
export function jobPreviewQuery(query: OrdersFound) {
  return queryOptions({
    queryKey: [...ordersKey, 'job-preview', query],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET('/api/v1/backoffice/orders/bulk-job', { params: { query }, signal })))
        .data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Starts a job that moves the orders of a list to one state, each that may; idempotent. */
export function startOrderJob(job: OrderJob) {
  return invalidateAfter(
    sendOnce('order-job', job, (headers) =>
      answer(
        operatorApi.POST('/api/v1/backoffice/orders/bulk-job', {
          params: { header: headers },
          body: job,
          headers,
        }),
      ),
    ),
  )
}

/** Moves an order to its next state; idempotent. */
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
