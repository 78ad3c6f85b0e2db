import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo, BodyOf } from '../../api/wire'
import type { CalculatorData } from '../../session/calculator'

export type CalculatorProduct = CalculatorData['products'][number]

/** A number of packs of one size of a product. */
export type Bought = BodyOf<'/api/v1/user/promotions/try'>['items'][number]
export type TriedPromotion = AnswerTo<'/api/v1/user/promotions/try', 'post'>['data'][number]

/** The participant's standing in each running promotion now, and after these purchases. */
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
