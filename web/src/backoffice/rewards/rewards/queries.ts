import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/rewards'

export type RewardItem = AnswerTo<typeof root>['data']['items'][number]
export type Reward = AnswerTo<`${typeof root}/{id}`>['data']
export type Variant = Reward['variants'][number]
export type SeasonPrice = Reward['prices'][number]
export type RewardForm = BodyOf<typeof root>
type StockForm = BodyOf<`${typeof root}/{id}/stock`>
export type Narrowing = Omit<QueryOf<typeof root>, 'cursor'>

const key = ['backoffice', 'rewards'] as const

/** Rewards for operators, with keyset pagination. */
export function rewardsQuery(narrowing: Narrowing) {
  return cursorListQuery({
    queryKey: [...key, 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(root, {
          params: { query: { ...narrowing, ...next } },
          signal,
        }),
      ),
  })
}

/** Categories of all rewards, to choose from. */
export const categoriesQuery = queryOptions({
  queryKey: [...key, 'categories'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET(`${root}/options`, { signal }))).data.categories,
  throwOnError: false,
})

export function rewardQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

export function addReward(body: RewardForm) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function updateReward(id: number, version: number, reward: RewardForm) {
  const body = { version, reward }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}

/** Deletes a reward that is not shown and that nobody has ordered. */
export function deleteReward({ id, version }: Reward) {
  const call = operatorApi.POST(`${root}/{id}/delete`, { params: { path: { id } }, body: { version } })
  return invalidateAfter(answer(call))
}

/** Changes a stock by a difference, or lifts its limit. */
export function changeStock(id: number, body: StockForm) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/stock`, { params: { path: { id } }, body })))
}

/** Sets a season's price; an empty one deletes it. */
export function setPrice(id: number, season: number, body: BodyOf<`${typeof root}/{id}/prices/{season}`>) {
  const params = { path: { id, season } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/prices/{season}`, { params, body })))
}

/** Adds a variant, or updates the one with this id. */
export function saveVariant(
  id: number,
  variant: number | null,
  body: BodyOf<`${typeof root}/{id}/variants`>,
) {
  if (variant === null)
    return invalidateAfter(
      answer(operatorApi.POST(`${root}/{id}/variants`, { params: { path: { id } }, body })),
    )
  const params = { path: { id, variant } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/variants/{variant}/update`, { params, body })))
}

export function removeVariant(id: number, version: number, variant: number) {
  const params = { path: { id, variant } }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/variants/{variant}/remove`, { params, body: { version } })),
  )
}
