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
export type Catalogue = AnswerTo<'/api/v1/prize/teraz'>
export type Order = AnswerTo<'/api/v1/prize/my-orders'>['data']['items'][number]
type OrderForm = BodyOf<'/api/v1/prize/orders'>
export type EarnedGiftCard = AnswerTo<'/api/v1/prize/collect'>['data']['items'][number]
export type GiftCardRemainder = AnswerTo<'/api/v1/prize/collect'>['data']['remainders'][number]
export type GiftCardCode = AnswerTo<'/api/v1/prize/my-orders/{id}/code', 'post'>['data']
export type CollectForm = BodyOf<'/api/v1/prize/collect/{id}'>

type OrderSort = NonNullable<
  NonNullable<paths['/api/v1/prize/my-orders']['get']['parameters']['query']>['sortBy']
>

/** A part of the catalogue and its order. */
export interface CatalogueFilters {
  readonly page: number
  readonly category?: string
  readonly order?: 'recommended' | 'cheapest' | 'dearest' | 'name'
  readonly within_reach?: true
}

/** A page of the catalogue. */
export function catalogueQuery(filters: CatalogueFilters) {
  return queryOptions({
    queryKey: ['rewards', 'catalogue', filters],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/prize/teraz', { params: { query: filters }, signal })),
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

interface OrdersPlace {
  readonly page: number
  readonly sortBy: string
  readonly sortDesc: boolean
}

/** A page of orders. */
export function ordersQuery(shown: OrdersShown, place: OrdersPlace) {
  return queryOptions({
    queryKey: ['orders', shown, place],
    queryFn: ({ signal }) => fetchOrders(shown, place, signal),
    placeholderData: keepPreviousData,
  })
}

function fetchOrders(shown: OrdersShown, place: OrdersPlace, signal: AbortSignal) {
  const query = { ...place, sortBy: place.sortBy as OrderSort }
  if (shown === 'archive')
    return answer(api.GET('/api/v1/prize/archive-orders', { params: { query }, signal }))
  const promotion = shown === 'promotions'
  return answer(api.GET('/api/v1/prize/my-orders', { params: { query: { ...query, promotion } }, signal }))
}

/** An order by its number: for points, of a promotion's gift card, or of an earlier season; null without one. */
export function orderQuery(number: number) {
  return queryOptions({
    queryKey: ['orders', 'one', number],
    queryFn: async ({ signal }) =>
      (await findOrder('points', number, signal)) ??
      (await findOrder('promotions', number, signal)) ??
      (await findOrder('archive', number, signal)),
  })
}

/** The order and the fields of its list, found page by page among those of greater numbers. */
async function findOrder(shown: OrdersShown, number: number, signal: AbortSignal) {
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, meta } = await fetchOrders(shown, { page, sortBy: 'number', sortDesc: true }, signal)
    const order = data.items.find((one) => one.number === number)
    if (order) return { order, fields: data.fields }
    if (data.items.some((one) => one.number < number)) return null
    last = meta.last_page
  }
  return null
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

export type PlacedOrder = Awaited<ReturnType<typeof orderReward>>

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
