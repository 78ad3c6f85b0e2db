import { modalHash, pathTo } from '../../paths'
import type { RewardDetails } from './queries'

/** The parameter of the order's address that chooses a variant by its id. */
export const variantParameter = 'rozmiar'

/**
 * The link to the order of a reward, of a variant where one is chosen; a transfer to somebody without an account leads
 * to that first.
 */
export function orderLink(reward: RewardDetails, hasAccount: boolean, variant: number | null = null): string {
  const path = pathTo('/nagrody/:slug/zamowienie', { slug: reward.slug })
  const order = variant === null ? path : `${path}?${variantParameter}=${variant}`
  return accountFirst(reward, hasAccount) ?? order
}

/** The link to exchange points for money: the reward's own page, with the same first step. */
export function prizeLink(reward: RewardDetails, hasAccount: boolean): string {
  return accountFirst(reward, hasAccount) ?? pathTo('/nagrody/:slug', { slug: reward.slug })
}

function accountFirst(reward: RewardDetails, hasAccount: boolean): string | null {
  return needsAccount(reward, hasAccount) ? modalHash('uzupelnij-numer-konta') : null
}

/** True for a transfer to a participant without an account. */
export function needsAccount({ kind }: RewardDetails, hasAccount: boolean): boolean {
  return kind === 'bank_transfer' && !hasAccount
}
