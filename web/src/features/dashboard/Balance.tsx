import { Gift } from 'lucide-react'
import { formatNumber } from '../../format/numbers'
import type { Path } from '../../paths'
import type { User } from '../../session/session'
import { Card } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'

const rewards = '/nagrody' satisfies Path
const history = '/historia-punktow' satisfies Path

/** Points available, and the sources of all points so far. */
export function Balance({ points }: { points: User['points'] }) {
  const sources = [
    { label: 'Z zakupów', value: points.brandPurchase, ink: 'bg-brand' },
    { label: 'Za udział w\u00a0programie', value: points.affiliation, ink: 'bg-on-navy-muted' },
    { label: 'Za osiągnięcia', value: points.achievements, ink: 'bg-accent' },
  ]
  return (
    <Card tone="navy">
      <h2>Dostępne punkty</h2>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <p className="font-bold text-figure text-white tabular-nums">{formatNumber(points.available)}</p>
        <ButtonLink to={rewards} variant="accent" icon={<Gift aria-hidden className="size-5" />}>
          Wymień na nagrody
        </ButtonLink>
      </div>
      <div className="mb-2 flex flex-wrap justify-between gap-x-5">
        <p>
          Zebrane łącznie: <strong className="text-white tabular-nums">{formatNumber(points.total)}</strong>
        </p>
        <Link to={history} alone>
          Historia punktów
        </Link>
      </div>
      <div aria-hidden className="mb-3 flex h-3 gap-0.5 overflow-hidden rounded-full bg-navy-soft">
        {sources.map(({ label, value, ink }) => (
          <span key={label} className={ink} style={{ flexGrow: Math.max(value, 0) }} />
        ))}
      </div>
      <dl className="grid gap-2">
        {sources.map(({ label, value, ink }) => (
          <div key={label} className="flex items-center justify-between gap-3">
            <dt className="flex items-center gap-2 text-on-navy-muted text-small">
              <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${ink}`} />
              {label}
            </dt>
            <dd className="font-semibold text-white tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
