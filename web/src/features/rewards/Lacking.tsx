import { formatNumber, formatPoints } from '../../format/numbers'
import { Progress } from '../../ui/Progress'
import type { Reward } from './queries'

interface LackingProps {
  reward: Reward
  /** The amount that is missing, about, in złotys. */
  money?: string | null
}

/** The points that a reward lacks, in a sentence under a bar of those that the participant has. */
export function Lacking({ reward: { name, points, missing_points: missing }, money }: LackingProps) {
  const own = Math.max(points - missing, 0)
  return (
    <div className="flex flex-col gap-1">
      <Progress
        label={`Punkty na nagrodę ${name}`}
        value={own}
        max={points}
        valueLabel={`Masz ${formatNumber(own)} z\u00a0${formatPoints(points)}`}
      />
      <p>
        <strong className="font-semibold">Brakuje Ci {formatPoints(missing)}</strong>
        {money && <span className="whitespace-nowrap text-muted"> {money}</span>}
      </p>
    </div>
  )
}
