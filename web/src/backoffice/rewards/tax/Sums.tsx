import { formatMoney, formatNumber } from '../../../format/numbers'
import type { TaxSums } from './queries'

/** Totals of a year. */
export function Sums({ sums }: { sums: TaxSums }) {
  const { prizes, value, reported, taxed, tax } = sums
  return (
    <dl className="mb-5 grid gap-3 xs:grid-cols-2 lg:grid-cols-5">
      <Sum name="Wydane nagrody" figure={formatNumber(prizes)} />
      <Sum name="Wartość" figure={formatMoney(value)} />
      <Sum name="Przychód do wykazania" figure={formatMoney(reported)} />
      <Sum name="Podstawa podatku" figure={formatMoney(taxed)} />
      <Sum name="Podatek zryczałtowany" figure={formatMoney(tax)} />
    </dl>
  )
}

function Sum({ name, figure }: { name: string; figure: string }) {
  return (
    <div className="flex flex-col justify-between gap-1 rounded-control bg-page p-3 xs:max-lg:last:col-span-2">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="whitespace-nowrap font-bold text-h3 tabular-nums">{figure}</dd>
    </div>
  )
}
