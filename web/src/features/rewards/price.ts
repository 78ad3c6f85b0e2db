import { formatPoints } from '../../format/numbers'
import type { Reward } from './queries'

/** The price of a reward, in words: a fixed price, or a price per zloty. */
export function priceOf(reward: Reward): string {
  const from = isTransfer(reward) ? 'od\u00a0' : ''
  return `${from}${formatPoints(reward.points)}`
}

/** The price of a sum of grosze in points, rounded up as the server does. */
export function pointsFor(amount: number, pointsPerZloty: number): number {
  return Math.ceil((amount * pointsPerZloty) / 100)
}

export function isTransfer({ kind }: { kind: Reward['kind'] }): boolean {
  return kind === 'bank_transfer' || kind === 'charity_transfer'
}

/** The reason for which the reward cannot be ordered now; null when it can. */
export function unavailableReason(reward: Reward): string | null {
  if (reward.trip_offer && !reward.trip_offer.may_order) return reward.trip_offer.sentence
  if (!reward.available) return 'Chwilowo niedostępna'
  if (reward.trip) return null
  if (!reward.affordable) return `Brakuje Ci ${formatPoints(reward.missing_points)}`
  return null
}
