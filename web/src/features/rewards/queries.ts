import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { failureFrom } from '../../api/errors'
import { sendOnce } from '../../api/idempotency'
import { queryClient } from '../../api/query-client'
import type { paths } from '../../api/schema.gen'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { profileQuery } from '../../session/session'

export type Reward = AnswerTo<'/api/v1/prize/teraz'>['data']['items'][number]
export type RewardDetails = AnswerTo<'/api/v1/prize/details/{reward}'>['data']
export type Order = AnswerTo<'/api/v1/prize/my-orders'>['data']['items'][number]
type OrderForm = BodyOf<'/api/v1/prize/orders'>
export type EarnedGiftCard = AnswerTo<'/api/v1/prize/collect'>['data']['items'][number]
export type GiftCardRemainder = AnswerTo<'/api/v1/prize/collect'>['data']['remainders'][number]
export type GiftCardCode = AnswerTo<'/api/v1/prize/my-orders/{id}/code', 'post'>['data']
export type CollectForm = BodyOf<'/api/v1/prize/collect/{id}'>

type OrderSort = NonNullable<
  NonNullable<paths['/api/v1/prize/my-orders']['get']['parameters']['query']>['sortBy']
>

/** A page of the catalogue. */
export function catalogueQuery(page: number) {
  return queryOptions({
    queryKey: ['rewards', 'catalogue', page],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/prize/teraz', { params: { query: { page } }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** A reward by its slug. */
export function rewardQuery(slug: string) {
  return queryOptions({
    queryKey: ['rewards', 'one', slug],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/api/v1/prize/details/{reward}', { params: { path: { reward: slug } }, signal }),
        )
      ).data,
  })
}

/** Lists of orders: the season's for points, those of promotions' gift cards, and past ones of earlier seasons. */
export type OrdersShown = 'points' | 'promotions' | 'archive'

/** A page of orders. */
export function ordersQuery(shown: OrdersShown, place: { page: number; sortBy: string; sortDesc: boolean }) {
  const query = { ...place, sortBy: place.sortBy as OrderSort }
  return queryOptions({
    queryKey: ['orders', shown, place],
    queryFn: ({ signal }) =>
      shown === 'archive'
        ? answer(api.GET('/api/v1/prize/archive-orders', { params: { query }, signal }))
        : answer(
            api.GET('/api/v1/prize/my-orders', {
              params: { query: { ...query, promotion: shown === 'promotions' } },
              signal,
            }),
          ),
    placeholderData: keepPreviousData,
  })
}

/** A page of the earned gift cards that are not collected yet. */
export function giftCardsQuery(page: number) {
  return queryOptions({
    queryKey: ['rewards', 'cards', page],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/prize/collect', { params: { query: { page, promotion: true } }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Collects a gift card, idempotently: it becomes an order of no points. */
export async function collectGiftCard(id: string, form: CollectForm) {
  const collected = await sendOnce(`collect-card:${id}`, form, (headers) =>
    answer(
      api.POST('/api/v1/prize/collect/{id}', {
        params: { path: { id }, header: headers },
        body: form,
        headers,
      }),
    ),
  )
  await invalidateChanged()
  return collected
}

/** Orders a reward, idempotently; a price that has changed meanwhile is refetched. */
export async function orderReward(order: OrderForm) {
  try {
    const placed = await sendOnce('reward-order', order, (headers) =>
      answer(api.POST('/api/v1/prize/orders', { params: { header: headers }, body: order, headers })),
    )
    await invalidateChanged()
    return placed
  } catch (thrown) {
    if (failureFrom(thrown).code === 'price_changed')
      await queryClient.invalidateQueries({ queryKey: ['rewards'] })
    throw thrown
  }
}

/** Reads a gift card's code, which is not cached. */
export async function readCode(order: string, password: string) {
  const path = '/api/v1/prize/my-orders/{id}/code'
  return (await answer(api.POST(path, { params: { path: { id: order } }, body: { password } }))).data
}

/** Cancels an order that is not in progress yet; its points come back. */
export async function cancelOrder(id: string) {
  const cancelled = await sendOnce(`cancel-order:${id}`, null, (headers) =>
    answer(
      api.POST('/api/v1/prize/orders/{id}/cancel', { params: { path: { id }, header: headers }, headers }),
    ),
  )
  await invalidateChanged()
  return cancelled
}

async function invalidateChanged() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['rewards'] }),
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['promotions'] }),
    queryClient.invalidateQueries({ queryKey: ['notifications'] }),
    queryClient.invalidateQueries(profileQuery),
  ])
}
