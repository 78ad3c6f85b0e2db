import { queryOptions, useQuery } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import type { AnswerTo } from '../api/wire'

/** A running promotion that asks for an answer to its rules, or leads to its page. */
export type PromotionPrompt = AnswerTo<'/api/v1/user/promotion-prompts'>['data'][number]

/** Prompts of promotions; the page does not wait for them. */
export const promotionPromptsQuery = queryOptions({
  queryKey: ['promotion-prompts'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/promotion-prompts', { signal }))).data,
  staleTime: 60_000,
  throwOnError: false,
})

/** Promotions with a prompt for the participant. */
interface PromotionPrompts {
  readonly list: readonly PromotionPrompt[]
  /** False until the server has listed them or failed. */
  readonly isComplete: boolean
}

const none: readonly PromotionPrompt[] = []

/** `isPrompted` is false for visitors and for support's view of the portal, who answer nothing. */
export function usePromotionPrompts(isPrompted: boolean): PromotionPrompts {
  const { data, isPending } = useQuery({ ...promotionPromptsQuery, enabled: isPrompted })
  return { list: (isPrompted && data) || none, isComplete: !isPrompted || !isPending }
}

/** The participant's progress in a promotion. */
export type PromotionProgress = AnswerTo<'/api/v1/user/promotions'>['data']['items'][number]

/** Running promotions with the participant's progress in each. */
export const runningPromotionsQuery = queryOptions({
  queryKey: ['promotions', 'running'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/user/promotions', { params: { query: { state: 'running' } }, signal })))
      .data.items,
})
