import { modalNameOf } from '../modal/modal'
import type { PromotionPrompt } from '../session/promotions'
import { isPostponed } from '../session/prompt-cookies'
import type { Prompt } from './queue'

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
