import { Check, Trophy } from 'lucide-react'
import { formatInstantDay } from '../../format/dates'
import { formatPoints } from '../../format/numbers'
import type { User } from '../../session/session'
import { Card } from '../../ui/Card'
import { Progress } from '../../ui/Progress'
import { missingPoints, nextLevel } from './copy'

interface AchievementsProps {
  total: number
  achievements: User['achievements']
}

/** The levels: the day of each reached one, and the progress to the next. */
export function Achievements({ total, achievements }: AchievementsProps) {
  const next = nextLevel(achievements, total)
  return (
    <Card>
      <h2 className="mb-1 font-bold text-h2">Osiągnięcia</h2>
      {next ? (
        <>
          <p className="mb-3">
            Do poziomu {formatPoints(next.level)} brakuje Ci <strong>{missingPoints(next.missing)}</strong>
          </p>
          <Progress
            label={`Droga do poziomu ${formatPoints(next.level)}`}
            value={Math.min(total, next.level)}
            max={next.level}
            valueLabel={`${formatPoints(total)} z ${formatPoints(next.level)}`}
          />
        </>
      ) : (
        <p>
          {achievements.every(({ value }) => value)
            ? 'Wszystkie poziomy są już Twoje.'
            : 'Masz już tyle punktów, ile potrzeba na ostatni poziom.'}
        </p>
      )}
      <ul className="mt-4 flex flex-col gap-2">
        {achievements.map(({ level, value, date }) => (
          <li key={level} className="flex items-center gap-3">
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full ${value ? 'bg-accepted text-white' : 'bg-line text-muted'}`}
            >
              {value ? <Check aria-hidden className="size-5" /> : <Trophy aria-hidden className="size-5" />}
            </span>
            <span className="grow font-semibold tabular-nums">{formatPoints(level)}</span>
            <span className="text-right text-muted">
              {value && date ? `zdobyte ${formatInstantDay(date)}` : aheadText(level, total)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A level that was added below what a participant has is not ahead of them, and brings them nothing. */
function aheadText(level: number, total: number): string {
  return level > total ? 'przed Tobą' : 'masz już tyle punktów'
}
