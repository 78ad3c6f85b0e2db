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

/**
 * The participant's possible action on a reward: order it (`open`), collect for it (`lacking`, and `unearned` for a
 * trip), wait (`gone`), or nothing more: `ordered` for a trip that they have ordered, `over` for one past its day.
 */
export type Standing =
  | { readonly kind: 'open' }
  | { readonly kind: 'lacking'; readonly reason: string }
  | { readonly kind: 'unearned' | 'gone' | 'ordered' | 'over'; readonly reason: string }

export function standingOf(reward: Reward): Standing {
  const offer = reward.trip_offer
  if (offer && !offer.may_order) return { kind: tripKind(offer), reason: offer.sentence }
  if (!reward.available) return { kind: 'gone', reason: 'Chwilowo niedostępna' }
  if (reward.trip || reward.affordable) return { kind: 'open' }
  return { kind: 'lacking', reason: `Brakuje Ci ${formatPoints(reward.missing_points)}` }
}

/* A trip of another season has no page in this one. */
function tripKind({ state, page, is_over: isOver }: NonNullable<Reward['trip_offer']>) {
  if (isOver) return 'over'
  if (state !== 'unqualified' && state !== 'qualified') return 'ordered'
  return page ? 'unearned' : 'over'
}

/** The reason for which the reward cannot be ordered now; null when it can. */
export function unavailableReason(reward: Reward): string | null {
  const standing = standingOf(reward)
  return standing.kind === 'open' ? null : standing.reason
}

/** True for a reward that lacks less than half of its price. */
export function lacksLittle(reward: Reward): boolean {
  return standingOf(reward).kind === 'lacking' && reward.missing_points * 2 < reward.points
}

/** True for a reward that the participant can order or collect for. */
function isCollectable(reward: Reward): boolean {
  const { kind } = standingOf(reward)
  return kind === 'open' || kind === 'lacking' || kind === 'unearned'
}

interface Section {
  readonly title: string
  readonly rewards: readonly Reward[]
}

/**
 * A page of recommended rewards in its parts, the nearest first and last what nobody can collect for; without a title
 * where nothing is near.
 */
export function sectionsOf(rewards: readonly Reward[]): readonly Section[] {
  const within = rewards.filter((reward) => reward.within_reach)
  const near = rewards.filter((reward) => !reward.within_reach && lacksLittle(reward))
  const others = rewards.filter((reward) => !within.includes(reward) && !near.includes(reward))
  const rest = [...others.filter(isCollectable), ...others.filter((reward) => !isCollectable(reward))]
  return [
    { title: 'W\u00a0Twoim zasięgu', rewards: within },
    { title: 'Brakuje niewiele', rewards: near },
    { title: within.length + near.length > 0 ? 'Pozostałe nagrody' : '', rewards: rest },
  ].filter((section) => section.rewards.length > 0)
}
