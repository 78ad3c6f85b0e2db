import { formatMoney } from '../../format/numbers'
import type { RewardDetails } from './queries'

type Limits = Pick<RewardDetails, 'min_amount' | 'max_amount' | 'amount_step' | 'points_per_zloty'>

/** The bounds of a transfer's sum in grosze, both at its step. */
function boundsOf({ min_amount: min, max_amount: max, amount_step: step }: Limits) {
  const by = step ?? 1
  return { lowest: Math.ceil((min ?? 0) / by) * by, highest: Math.floor((max ?? 0) / by) * by, step: by }
}

/** The reason for which the sum cannot be ordered; null when it can. */
export function errorOf(limits: Limits, amount: number): string | null {
  const { lowest, highest, step } = boundsOf(limits)
  if (amount < lowest) return `Najmniejsza kwota to ${formatMoney(lowest)}`
  if (amount > highest) return `Największa kwota to ${formatMoney(highest)}`
  if (amount % step === 0) return null
  const below = amount - (amount % step)
  return `Kwota musi być wielokrotnością ${formatMoney(step)}. Najbliższe to ${formatMoney(below)} i\u00a0${formatMoney(below + step)}`
}

interface QuickAmount {
  readonly label: string
  /** Grosze. */
  readonly amount: number
}

/** Sums to choose with one press: the smallest, half and all that the points are enough for; none for too few points. */
export function quickAmounts(limits: Limits, available: number): readonly QuickAmount[] {
  const { lowest, highest, step } = boundsOf(limits)
  const rate = limits.points_per_zloty ?? 0
  if (rate <= 0) return []
  const atStep = (amount: number) => Math.floor(amount / step) * step
  const all = atStep(Math.min((available * 100) / rate, highest))
  const half = atStep(all / 2)
  const amounts = [
    { label: 'Najmniej', amount: lowest },
    { label: 'Połowa', amount: half },
    { label: 'Wszystko', amount: all },
  ]
  if (all < lowest) return []
  return amounts.filter(
    ({ amount }, place) =>
      amount >= lowest && amounts.findIndex((other) => other.amount === amount) === place,
  )
}
