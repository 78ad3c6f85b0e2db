import { modalHash, pathTo } from '../../paths'
import type { RewardDetails } from './queries'

/** Where a reward is ordered; a transfer to somebody without an account leads to that first. */
export function orderLink({ kind, slug }: RewardDetails, hasAccount: boolean): string {
  return kind === 'bank_transfer' && !hasAccount
    ? modalHash('uzupelnij-numer-konta')
    : pathTo('/nagrody/:slug/zamowienie', { slug })
}
