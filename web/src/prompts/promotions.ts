import { useQuery } from '@tanstack/react-query'
import { modalNameOf } from '../modal/modal'
import { type PromotionPrompt, promotionPromptsQuery } from '../session/promotions'
import { isPostponed } from '../session/prompt-cookies'
import type { Prompt } from './queue'

/** The promotions that ask a participant. */
interface PromotionPrompts {
  readonly list: readonly PromotionPrompt[]
  /** False until the server has said which there are, or that it cannot say. */
  readonly isComplete: boolean
}

const none: readonly PromotionPrompt[] = []

/** `isPrompted` is false for those who answer nothing: visitors, and support's view of the portal. */
export function usePromotionPrompts(isPrompted: boolean): PromotionPrompts {
  const { data, isPending } = useQuery({ ...promotionPromptsQuery, enabled: isPrompted })
  return { list: (isPrompted && data) || none, isComplete: !isPrompted || !isPending }
}

/** The promotions as the queue knows them; one that leads to a page is quiet where that page is open. */
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
