import { formatInstant } from '../format/dates'
import { formatMoney, formatNumber, formatPoints } from '../format/numbers'
import { noBreak } from '../format/text'

interface LineState {
  readonly title_product: string
  readonly pack: string
  readonly quantity: number
  readonly volume: string
  readonly value: number
  readonly points: number
}

/** A correction in the wire form of participants and operators. */
interface LineCorrection {
  readonly label: string
  readonly was: LineState
  readonly is: LineState
  readonly points: number
  readonly reason: string
  readonly at: string
}

/** The corrections of a line: before, after, reason and time. */
export function LineCorrections({ corrections }: { corrections: readonly LineCorrection[] }) {
  if (corrections.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {corrections.map((correction) => (
        <li
          key={correction.at}
          className="rounded-control border-accent border-l-4 bg-page px-3 py-2 font-normal text-ink text-small"
        >
          <p className="font-semibold">
            {correction.label}, {formatInstant(correction.at)}
          </p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
            <dt>Było</dt>
            <dd>
              <s className="decoration-1">{correctionText(correction.was)}</s>
            </dd>
            <dt>Jest</dt>
            <dd className="font-semibold">{correctionText(correction.is)}</dd>
            <dt>Różnica</dt>
            <dd>{signed(correction.points)}</dd>
            <dt>Powód</dt>
            <dd>{noBreak(correction.reason)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function correctionText({ title_product, pack, quantity, volume, value, points }: LineState): string {
  if (quantity === 0) return `pozycja się nie liczy, ${formatPoints(points)}`
  const packs = `${formatNumber(quantity)}\u00a0×\u00a0${pack.replaceAll(' ', '\u00a0')}`
  return `${title_product}, ${packs} (${volume}), ${formatMoney(value)}, ${formatPoints(points)}`
}

function signed(points: number): string {
  return points > 0 ? `+${formatPoints(points)}` : formatPoints(points)
}
