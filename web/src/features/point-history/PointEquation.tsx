import { formatBalance } from '../../format/numbers'
import type { PointSummary } from './queries'

interface Term {
  readonly label: string
  readonly points: number
  /** The operator before the term, and its word for screen readers; the first has none. */
  readonly operator?: readonly [sign: string, word: string]
}

const minus = ['−', 'minus'] as const
const equals = ['=', 'równa się'] as const

/** All points of the participant in one line: earned, less what is gone or held, is what is available. */
export function PointEquation({ summary }: { summary: PointSummary }) {
  const { earned, spent, held, forfeited, available } = summary
  const terms: Term[] = [
    { label: 'Zdobyte', points: earned },
    { label: 'wydane', points: spent, operator: minus },
    { label: 'zarezerwowane', points: held, operator: minus },
    ...(forfeited === 0 ? [] : [{ label: 'przepadłe', points: forfeited, operator: minus }]),
  ]
  return (
    <>
      <h2 className="mb-2 text-muted">Od początku udziału w&nbsp;programie</h2>
      <dl className="flex flex-col gap-x-3 gap-y-1 tabular-nums sm:flex-row sm:flex-wrap sm:items-baseline">
        {terms.map((term) => (
          <TermItem key={term.label} {...term} />
        ))}
        <TermItem label="dostępne" points={available} operator={equals} isResult />
      </dl>
    </>
  )
}

/** A term of the equation: on a phone a row of a sum on paper, with a line above the result. */
function TermItem({ label, points, operator, isResult = false }: Term & { isResult?: boolean }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-2 ${isResult ? 'border-line border-t pt-2 max-sm:mt-1 sm:border-0 sm:pt-0' : ''}`}
    >
      <dt className={isResult ? 'font-bold' : 'text-muted'}>
        {operator ? (
          <>
            <span aria-hidden className="inline-block w-5 font-bold text-ink sm:w-auto sm:pr-3">
              {operator[0]}
            </span>
            <span className="sr-only">{operator[1]} </span>
          </>
        ) : (
          <span aria-hidden className="inline-block w-5 sm:hidden" />
        )}
        {label}
      </dt>
      <dd className="whitespace-nowrap font-bold text-h3">
        {formatBalance(points)}
        {isResult && '\u00a0pkt'}
      </dd>
    </div>
  )
}
