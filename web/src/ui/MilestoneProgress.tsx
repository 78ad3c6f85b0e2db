import { Check, Flag as FlagIcon, Tractor } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { placesOf, rewardRoom } from './track-places'
import { useElementWidth } from './useElementWidth'

interface Milestone {
  readonly at: number
  /** Under the track: "24 L". */
  readonly label: string
  /** The reward, shown over the next flag, or over the last once all are reached. */
  readonly reward: string
  readonly isReached: boolean
}

interface MilestoneProgressProps {
  /** Accessible name: the picture in a sentence. */
  label: string
  current: number
  /** Amount beyond the current one that waits to be checked; hatched. */
  waiting?: number
  marks: readonly Milestone[]
}

const height = 106
const ground = 60
const sign = 14
const strip = 16
/** The distance between two furrows. */
const furrow = 9

/** Progress as a picture: a tractor crossing a field, with a flag at each reward. */
export function MilestoneProgress({ label, current, waiting = 0, marks }: MilestoneProgressProps) {
  const { box, width } = useElementWidth()
  const amounts = marks.map(({ at }) => at)
  const { flags, x } = placesOf(amounts, current, width)
  const after = placesOf(amounts, current + waiting, width).x
  const next = marks.findIndex(({ isReached }) => !isReached)
  const labelled = next === -1 ? marks.length - 1 : next
  return (
    <div ref={box}>
      <Reward text={marks[labelled]?.reward} x={flags[labelled]?.x ?? 0} width={width} />
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className="block max-w-full overflow-visible"
      >
        <rect x={0} y={ground} width={width} height={strip} rx={8} className="fill-accent-tint" />
        <Furrows from={after} to={width} />
        <g className="origin-left animate-fill">
          {waiting > 0 && <Hatched to={after} />}
          <rect x={0} y={ground} width={x} height={strip} rx={8} className="fill-brand" />
        </g>
        {marks.map((mark, index) => {
          const flag = flags[index]
          return flag && <Post key={mark.at} mark={mark} {...flag} />
        })}
        <g className="animate-drive" style={{ '--driven': x } as CSSProperties}>
          <Tractor
            x={Math.min(x, width - 40) - 4}
            y={ground - 40}
            width={44}
            height={44}
            strokeWidth={1.75}
            className="fill-accent text-ink"
          />
        </g>
      </svg>
    </div>
  )
}

/** The part that waits to be checked, in the stripes of the `hatched` utility; the part ploughed already covers its start. */
function Hatched({ to }: { to: number }) {
  const stripes = useId()
  return (
    <>
      <pattern id={stripes} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={7} height={7} className="fill-brand-tint" />
        <rect width={3} height={7} className="fill-brand" />
      </pattern>
      <rect x={0} y={ground} width={to} height={strip} rx={8} fill={`url(#${stripes})`} />
    </>
  )
}

/** The part still to be ploughed. */
function Furrows({ from, to }: { from: number; to: number }) {
  const count = Math.max(Math.floor((to - from - 12) / furrow), 0)
  return Array.from({ length: count }, (_, index) => {
    const x = from + 10 + index * furrow
    return (
      <line
        key={x}
        x1={x}
        x2={x}
        y1={ground + 5}
        y2={ground + strip - 5}
        className="stroke-2 stroke-accent"
      />
    )
  })
}

interface PostProps {
  mark: Milestone
  x: number
  isLabelled: boolean
}

function Post({ mark: { label, isReached }, x, isLabelled }: PostProps) {
  const ink = isReached ? 'text-accepted' : 'text-accent-text'
  const Sign = isReached ? Check : FlagIcon
  return (
    <g>
      <line x1={x} x2={x} y1={sign} y2={ground + strip} className={`stroke-2 stroke-current ${ink}`} />
      <circle cx={x} cy={sign} r={12} className={isReached ? 'fill-accepted' : 'fill-accent-tint'} />
      <Sign
        x={x - 8}
        y={sign - 8}
        width={16}
        height={16}
        strokeWidth={2.5}
        className={isReached ? 'text-surface' : ink}
      />
      {isLabelled && (
        <text x={x} y={ground + strip + 22} textAnchor="middle" className="fill-ink text-small tabular-nums">
          {label}
        </text>
      )}
    </g>
  )
}

/** The reward's text over its flag, within the ends of the track. */
function Reward({ text, x, width }: { text: string | undefined; x: number; width: number }) {
  const { left, right, align } = rewardRoom(x, width)
  return (
    <p
      aria-hidden
      style={{ paddingLeft: left, paddingRight: right, textAlign: align }}
      className="flex min-h-7 items-end font-semibold text-small"
    >
      <span className="w-full text-balance">{text}</span>
    </p>
  )
}
