import type { PromotionPrompt } from '../session/promotions'
import type { User } from '../session/session'
import { useConsentPrompt } from './consents'
import { queuedPromotions } from './promotions'
import { queuedTrips } from './trips'
import { usePromptQueue } from './usePromptQueue'

interface PromptOptions {
  /** null where nobody is asked: a visitor, or support's view of the portal. */
  readonly user: User | null
  readonly layout: 'panel' | 'public' | 'empty' | 'backoffice'
  readonly page: string
  readonly promotions: readonly PromotionPrompt[]
  /** The name of the modal over the page, null where there is none. */
  readonly open: string | null
  /** True where a form of the page holds something that was not sent. */
  readonly hasUnsaved: () => boolean
}

/** All that opens by itself: consents, then trips, then promotions. */
export function usePrompts({ user, layout, page, promotions, open, hasUnsaved }: PromptOptions) {
  const isInPanel = user !== null && layout === 'panel'
  /* The empty layout has nothing to come back to. */
  const lacksConsents = user !== null && layout !== 'empty' && !user.has_required_consents
  const consents = useConsentPrompt(lacksConsents)
  const trips = isInPanel ? queuedTrips(user.wycieczka, page) : []
  const asking = isInPanel ? queuedPromotions(promotions, page) : []
  usePromptQueue([...consents, ...trips, ...asking], { isInPanel, open, hasUnsaved })
}
