import { useQuery } from '@tanstack/react-query'
import { modalNameOf } from '../modal/modal'
import { type PromotionPrompt, promotionPromptsQuery } from '../session/promotions'
import { isPostponed } from '../session/prompt-cookies'
import type { Prompt } from './queue'

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

/** Promotions as the queue's prompts; one that leads to a page does not ask on that page. */
export function queuedPromotions(prompts: readonly PromotionPrompt[], page: string): Prompt[] {
  return prompts.flatMap((prompt, position): Prompt[] => {
    const modal = modalNameOf(prompt.hash)
    if (modal === null) return []
    const { delay_ms, sequence, opens_itself, cookie, kind, answer } = prompt
    const isHere = kind === 'page' && prompt.page === page
    return [
      {
        modal,
        rank: 'promotions',
        delay: delay_ms,
        position,
        sequence: sequence ? { name: sequence.name, delay: sequence.delay_ms } : null,
        again: 'never',
        asks: opens_itself && !isPostponed(cookie) && !isHere,
        isReady: true,
        answer: answer ?? null,
      },
    ]
  })
}
