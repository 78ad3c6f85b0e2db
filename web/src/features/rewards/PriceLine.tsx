import { approximateMoney } from '../../format/numbers'
import { useUser } from '../../session/session'
import { isTransfer, priceOf } from './price'
import type { Reward } from './queries'

/** The price of a reward in points, and about in złotys: a transfer's by its own rate, others by the programme's. */
export function PriceLine({ reward }: { reward: Reward }) {
  const { perZloty } = useUser().points
  const money = approximateMoney(reward.points, isTransfer(reward) ? reward.points_per_zloty : perZloty)
  return (
    <p>
      <strong>{priceOf(reward)}</strong>
      {money && <span className="whitespace-nowrap text-muted text-small"> {money}</span>}
    </p>
  )
}
