import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { accountType } from '../../session/session'

/** What points are calculated from: the season's rates, and where the participant stands. */
export type Basis = AnswerTo<'/api/v1/calculator'>['data']
export type CalculatorProduct = Basis['products'][number]

export const calculatorQuery = queryOptions({
  queryKey: ['calculator'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/calculator', { params: { query: { program: accountType } }, signal })))
      .data,
})

/** So many packs of a size of a product. */
export type Bought = BodyOf<'/api/v1/user/promotions/try'>['items'][number]
export type TriedPromotion = AnswerTo<'/api/v1/user/promotions/try', 'post'>['data'][number]

/** Where the participant stands in each running promotion now, and would stand after these purchases. */
export function triedPromotionsQuery(items: readonly Bought[]) {
  return queryOptions({
    queryKey: ['promotions', 'tried', items],
    queryFn: async ({ signal }) =>
      (await answer(api.POST('/api/v1/user/promotions/try', { body: { items: [...items] }, signal }))).data,
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
}
