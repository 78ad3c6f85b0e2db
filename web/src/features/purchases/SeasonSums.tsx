import { formatMoney, formatPoints, formatVolume } from '../../format/numbers'
import type { SeasonOfPurchases } from './queries'

/** Totals of the season, litres and kilograms apart. */
export function SeasonSums({ total }: { total: SeasonOfPurchases['total'] }) {
  const sums = [
    { name: 'Punkty za zakupy', value: formatPoints(total.points) },
    { name: 'Kupione litry', value: formatVolume(total.litres, 'L') },
    { name: 'Kupione kilogramy', value: formatVolume(total.kilograms, 'kg') },
    { name: 'Obrót przeliczeniowy', value: formatMoney(total.turnover) },
    { name: 'Obrót z\u00a0faktur (netto)', value: formatMoney(total.turnover_fv) },
  ]
  return (
    <dl className="grid gap-x-5 gap-y-3 rounded-card bg-page p-4 sm:grid-cols-2 xl:grid-cols-5">
      {sums.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-bold text-h3 tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
