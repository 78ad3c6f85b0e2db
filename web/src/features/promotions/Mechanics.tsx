import type { CSSProperties } from 'react'
import { noBreak } from '../../format/text'
import { Card, CardHead } from '../../ui/Card'
import type { Mechanic } from './queries'

/** The rewards of a promotion: a sentence per rule, its steps as a chart, and the caps of its points. */
export function Mechanics({ mechanics, caps }: { mechanics: readonly Mechanic[]; caps: readonly string[] }) {
  if (mechanics.length === 0) return null
  return (
    <Card>
      <CardHead title="Co możesz zyskać" />
      <div className="flex flex-col gap-5">
        {mechanics.map((mechanic) => (
          <div key={mechanic.sentence} className="flex flex-col gap-3">
            <p>{noBreak(mechanic.sentence)}</p>
            <StepBars marks={mechanic.marks} />
          </div>
        ))}
        {caps.map((sentence) => (
          <p key={sentence}>{noBreak(sentence)}</p>
        ))}
      </div>
    </Card>
  )
}

/** Steps as bars, each wider than the one before. */
function StepBars({ marks }: { marks: Mechanic['marks'] }) {
  if (marks.length === 0) return null
  const width = (index: number) => 55 + (45 * (index + 1)) / marks.length
  return (
    <ol className="flex flex-col gap-2">
      {marks.map(({ at, at_text, reward_text }, index) => (
        <li
          key={at}
          style={{ '--width': `${width(index)}%` } as CSSProperties}
          className="flex sm:w-(--width) flex-wrap items-baseline justify-between gap-x-3 rounded-control border-brand border-l-6 bg-brand-tint px-3 py-2"
        >
          <span className="tabular-nums">{at_text}</span>
          {reward_text && <strong className="tabular-nums">{reward_text}</strong>}
        </li>
      ))}
    </ol>
  )
}
