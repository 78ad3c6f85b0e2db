import { formatInstantDay } from '../../format/dates'
import { formatNumber, formatPoints } from '../../format/numbers'
import type { User } from '../../session/session'
import { Card } from '../../ui/Card'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { LevelPicture } from '../../ui/LevelPicture'
import { Progress } from '../../ui/Progress'
import { WaitingLegend } from '../../ui/WaitingLegend'
import { missingPoints, nextLevel } from './copy'

interface LevelsProps {
  total: number
  achievements: User['achievements']
}

interface AchievementsProps extends LevelsProps {
  /** Points that waiting invoices would bring. */
  waiting: number
}

/** The levels: the day of each reached one, and the progress to the next; one line once none is ahead. */
export function Achievements({ total, achievements, waiting }: AchievementsProps) {
  const next = nextLevel(achievements, total)
  if (!next)
    return (
      <Card>
        <h2 className="font-bold text-h2">Osiągnięcia</h2>
        <CollapsibleSection title={allReachedText(achievements)}>
          <Levels total={total} achievements={achievements} />
        </CollapsibleSection>
      </Card>
    )
  const inCheck = waiting > 0 ? `w\u00a0sprawdzaniu ${formatPoints(waiting)}` : null
  return (
    <Card>
      <h2 className="mb-1 font-bold text-h2">Osiągnięcia</h2>
      <p className="mb-3">
        Do poziomu {formatPoints(next.level)} brakuje Ci <strong>{missingPoints(next.missing)}</strong>
      </p>
      <Progress
        label={`Droga do poziomu ${formatPoints(next.level)}`}
        value={Math.min(total, next.level)}
        max={next.level}
        waiting={waiting}
        valueLabel={[`${formatNumber(total)} z\u00a0${formatPoints(next.level)}`, inCheck]
          .filter(Boolean)
          .join(', ')}
      />
      {inCheck && (
        <p className="mt-1 text-small">
          <WaitingLegend>{inCheck}</WaitingLegend>
        </p>
      )}
      <Levels total={total} achievements={achievements} />
    </Card>
  )
}

function allReachedText(achievements: User['achievements']): string {
  return achievements.every(({ value }) => value)
    ? 'Wszystkie poziomy są już Twoje.'
    : 'Masz już tyle punktów, ile potrzeba na ostatni poziom.'
}

function Levels({ total, achievements }: LevelsProps) {
  const next = nextLevel(achievements, total)?.level
  return (
    <ul className="mt-4 flex flex-col gap-3">
      {achievements.map(({ level, value, date }) => (
        <li key={level} className="flex items-center gap-3">
          <LevelPicture
            level={level}
            levels={achievements}
            state={value ? 'reached' : level === next ? 'next' : 'ahead'}
          />
          <span className="grow font-semibold tabular-nums">{formatPoints(level)}</span>
          <span className="text-right text-muted">
            {value && date ? `zdobyte ${formatInstantDay(date)}` : aheadText(level, total)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A level that was added below what a participant has is not ahead of them, and brings them nothing. */
function aheadText(level: number, total: number): string {
  return level > total ? 'przed Tobą' : 'masz już tyle punktów'
}
