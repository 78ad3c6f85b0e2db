import type { PromotionPrompt } from '../session/promotions'
import type { User } from '../session/session'
import { useConsentPrompt } from './consents'
import { queuedPromotions } from './promotions'
import { queuedTrips } from './trips'
import { usePromptQueue } from './usePromptQueue'

export interface PromptOptions {
  /** null for visitors and for support's view of the portal, who get no prompts. */
  readonly user: User | null
  readonly layout: 'panel' | 'public' | 'empty' | 'backoffice'
  readonly page: string
  readonly promotions: readonly PromotionPrompt[]
  /** The name of the modal over the page, null without one. */
  readonly open: string | null
  /** True if a form of the page holds unsaved input. */
  readonly hasUnsaved: () => boolean
}

/** Prompts that open by themselves: consents, then trips, then promotions. */
export function usePrompts({ user, layout, page, promotions, open, hasUnsaved }: PromptOptions) {
  const isInPanel = user !== null && layout === 'panel'
  /* Pages of the empty layout, such as that of a sign-out, prompt for nothing. */
  const lacksConsents = user !== null && layout !== 'empty' && !user.has_required_consents
  const consents = useConsentPrompt(lacksConsents)
  const trips = isInPanel ? queuedTrips(user.wycieczka, page) : []
  const asking = isInPanel ? queuedPromotions(promotions, page) : []
  usePromptQueue([...consents, ...trips, ...asking], { isInPanel, open, hasUnsaved })
}
