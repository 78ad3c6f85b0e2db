import { Gift } from 'lucide-react'
import { formatNumber } from '../../format/numbers'
import type { Path } from '../../paths'
import type { User } from '../../session/session'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'

const rewards = '/nagrody' satisfies Path

/** The points to spend, and where all the points so far came from. */
export function Balance({ points }: { points: User['points'] }) {
  const sources = [
    { label: 'Zebrane łącznie', value: points.total },
    { label: 'Z zakupów', value: points.brandPurchase },
    { label: 'Za udział', value: points.affiliation },
    { label: 'Za osiągnięcia', value: points.achievements },
  ]
  return (
    <Card tone="navy">
      <h2>Dostępne punkty</h2>
      <p className="mb-4 font-bold text-figure text-white tabular-nums">{formatNumber(points.available)}</p>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {sources.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-on-navy-muted text-small">{label}</dt>
            <dd className="font-semibold text-white tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5">
        <ButtonLink to={rewards} look="accent" icon={<Gift aria-hidden className="size-5" />}>
          Wymień na nagrody
        </ButtonLink>
      </div>
    </Card>
  )
}
