import { amountOf } from '../format/progress'
import { isCovered } from '../rules/promotion'
import { Progress } from './Progress'
import { WaitingLegend } from './WaitingLegend'

/** Purchases that wait to be checked, in their wire form. */
interface Waiting {
  readonly amount: number
  readonly amount_text: string
  readonly after: number
  /** The sentence about what is missing even then. */
  readonly next_text?: string | null
  /** The sentence about the amount, and what it will make. */
  readonly text: string
}

/** A participant's progress in a promotion, in its wire form. */
interface Standing {
  readonly name: string
  readonly current: number
  readonly current_text: string
  readonly target?: number | null
  readonly target_of_text?: string | null
  readonly next_text?: string | null
  readonly waiting?: Waiting | null
}

/** A promotion's progress as a bar and a sentence; where purchases wait, what they will make stands for what is missing. */
export function PromotionProgressLine({ progress }: { progress: Standing }) {
  const { name, current, current_text, target, target_of_text, waiting } = progress
  const hasTarget = target != null && target > 0
  const far = hasTarget ? amountOf(current_text, target_of_text ?? '') : current_text
  const inCheck = waiting && waiting.amount > 0 ? `w\u00a0sprawdzaniu ${waiting.amount_text}` : null
  return (
    <div className="flex flex-col gap-1.5">
      {hasTarget && (
        <Progress
          label={`Twój postęp: ${name}`}
          value={Math.min(current, target)}
          max={target}
          waiting={waiting?.amount}
          valueLabel={inCheck ? `${far}, ${inCheck}` : far}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="font-semibold tabular-nums">Masz {far}</span>
        {inCheck && <WaitingLegend>w&nbsp;sprawdzaniu</WaitingLegend>}
        {!waiting && <Missing progress={progress} />}
      </p>
      {waiting && <p className="text-small">{waiting.text}</p>}
      {waiting?.next_text && !isCovered(progress) && (
        <p className="text-muted text-small">{waiting.next_text}</p>
      )}
    </div>
  )
}

function Missing({ progress: { current, target, next_text } }: { progress: Standing }) {
  if (next_text) return <span className="text-muted">{next_text}</span>
  if (target == null || target <= 0 || current < target) return null
  return <span className="font-semibold text-accepted">Cel osiągnięty</span>
}
