import { formatNumber } from '../../format/numbers'
import type { ImportFigure } from './queries'

/** Figures of an import as a list of descriptions, in two columns on a phone too. */
export function Figures({ figures }: { figures: readonly ImportFigure[] }) {
  return (
    <dl className="grid max-w-form grid-cols-[1fr_auto] gap-x-6 gap-y-2">
      {figures.map(({ label, value }) => (
        <Figure key={label} name={label} value={value} />
      ))}
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{formatNumber(value)}</dd>
    </>
  )
}
