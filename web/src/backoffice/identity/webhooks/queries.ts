import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/webhooks'
const one = `${root}/{id}` as const
const log = `${root}/{id}/deliveries` as const

export type ListedWebhook = AnswerTo<typeof root>['data']['items'][number]
export type WebhookEvent = ListedWebhook['events'][number]['code']
export type NewWebhook = BodyOf<typeof root>
export type WebhookChange = BodyOf<`${typeof root}/{id}/update`>
export type NewWebhookSecret = BodyOf<`${typeof root}/{id}/secret`>
export type ListedDelivery = AnswerTo<typeof log>['data']['items'][number]
export type DeliveryDetails = AnswerTo<`${typeof log}/{delivery}`>['data']

type LogQuery = NonNullable<paths[typeof log]['get']['parameters']['query']>

const webhooksKey = ['backoffice', 'webhooks'] as const

/** Webhooks, the newest first. */
export const webhooksQuery = cursorListQuery({
  queryKey: [...webhooksKey, 'list'],
  fetchPage: (next, signal) => answer(operatorApi.GET(root, { params: { query: next }, signal })),
})

export function webhookQuery(id: number) {
  return queryOptions({
    queryKey: [...webhooksKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(one, { params: { path: { id } }, signal }))).data,
  })
}

/** Log of a webhook, the newest first; `all` selects every state. */
export function deliveriesQuery(id: number, state: string) {
  return cursorListQuery({
    queryKey: [...webhooksKey, 'log', id, state],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(log, {
          params: {
            path: { id },
            query: {
              ...(state === 'all' ? {} : { state: state as NonNullable<LogQuery['state']> }),
              ...next,
            },
          },
          signal,
        }),
      ),
  })
}

/** One delivery with its body and tries. */
export function deliveryQuery(id: number, delivery: number) {
  return queryOptions({
    queryKey: [...webhooksKey, 'delivery', id, delivery],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${log}/{delivery}`, { params: { path: { id, delivery } }, signal })))
        .data,
    staleTime: 0,
  })
}

export function addWebhook(body: NewWebhook) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function changeWebhook(id: number, body: WebhookChange) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}

export function addWebhookSecret(id: number, body: NewWebhookSecret) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/secret`, { params: { path: { id } }, body })))
}

/** Sends the event by which a webhook is tried. */
export function tryWebhook(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/test`, { params: { path: { id } } })))
}

/** Sends one delivery again. */
export function sendAgain(id: number, delivery: number) {
  const params = { path: { id, delivery } }
  return invalidateAfter(answer(operatorApi.POST(`${log}/{delivery}/retry`, { params })))
}

/** Sends all deliveries again that were given up since a day. */
export function sendAllAgain(id: number, since: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/retry`, { params: { path: { id } }, body: { since } })),
  )
}
