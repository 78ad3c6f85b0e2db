import { Progress } from './Progress'

/** A participant's progress in a promotion, in its wire form. */
interface Standing {
  readonly name: string
  readonly current: number
  readonly current_text: string
  readonly target?: number | null
  readonly target_of_text?: string | null
  readonly next_text?: string | null
}

/** A promotion's progress as a bar and a sentence. */
export function PromotionProgressLine({ progress, verb = 'Masz' }: { progress: Standing; verb?: string }) {
  const { name, current, current_text, target, target_of_text, next_text } = progress
  const hasTarget = target != null && target > 0
  const far = hasTarget ? `${current_text} z\u00a0${target_of_text ?? ''}` : current_text
  return (
    <div className="flex flex-col gap-1.5">
      {hasTarget && (
        <Progress
          label={`Twój postęp: ${name}`}
          value={Math.min(current, target)}
          max={target}
          valueLabel={far}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <span className="font-semibold tabular-nums">
          {verb} {far}
        </span>
        {next_text && <span className="text-muted">{next_text}</span>}
        {!next_text && hasTarget && current >= target && (
          <span className="font-semibold text-accepted">Cel osiągnięty</span>
        )}
      </p>
    </div>
  )
}
