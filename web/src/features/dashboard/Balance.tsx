import { Gift } from 'lucide-react'
import { approximateMoney, formatChange, formatNumber, formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import type { Path } from '../../paths'
import type { User } from '../../session/session'
import { useSettings } from '../../session/settings'
import type { WaitingPurchases } from '../../session/waiting-purchases'
import { Card } from '../../ui/Card'
import { CountUp } from '../../ui/CountUp'
import { ButtonLink, Link } from '../../ui/Link'
import { unknownText } from './copy'

const rewards = '/nagrody' satisfies Path
const history = '/historia-punktow' satisfies Path
const waitingInvoices = '/moje-faktury?tab=1'

interface BalanceProps {
  points: User['points']
  /** Undefined until it is known. */
  waiting: WaitingPurchases | undefined
}

/** Points available and their worth, the sources of all points so far, and those that wait to be checked. */
export function Balance({ points, waiting }: BalanceProps) {
  const inMoney = approximateMoney(points.available, points.perZloty)
  return (
    <Card tone="navy">
      <h2>Dostępne punkty</h2>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <div>
          <p className="font-bold text-figure text-white tabular-nums">
            <CountUp value={points.available} />
          </p>
          {inMoney && <p className="text-h3 tabular-nums">{inMoney}</p>}
        </div>
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
      <Sources points={points} waiting={waiting?.points ?? 0} />
      <AtLimit total={points.total} />
      {waiting && <Waiting waiting={waiting} />}
    </Card>
  )
}

function Sources({ points, waiting }: { points: User['points']; waiting: number }) {
  const sources = [
    { label: 'Z zakupów', value: points.brandPurchase, ink: 'bg-brand' },
    { label: 'Za udział w\u00a0programie', value: points.affiliation, ink: 'bg-on-navy-muted' },
    { label: 'Za osiągnięcia', value: points.achievements, ink: 'bg-accent' },
  ]
  const hatched = 'hatched [--hatch-ground:var(--color-navy-soft)] [--hatch:var(--color-on-navy)]'
  return (
    <>
      <div aria-hidden className="mb-3 flex h-3 gap-0.5 overflow-hidden rounded-full bg-navy-soft">
        {sources.map(({ label, value, ink }) => (
          <span key={label} className={ink} style={{ flexGrow: Math.max(value, 0) }} />
        ))}
        {waiting > 0 && <span className={hatched} style={{ flexGrow: waiting, minWidth: '0.75rem' }} />}
      </div>
      <dl className="grid gap-2">
        {sources.map(({ label, value, ink }) => (
          <Source key={label} label={label} value={formatNumber(value)} ink={ink} />
        ))}
        {waiting > 0 && <Source label="W sprawdzaniu" value={formatChange(waiting)} ink={hatched} isWide />}
      </dl>
    </>
  )
}

interface SourceProps {
  label: string
  value: string
  ink: string
  /** True for a pattern, which needs more room to be seen. */
  isWide?: boolean
}

function Source({ label, value, ink, isWide = false }: SourceProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <dt className="flex items-center gap-2 text-on-navy-muted text-small">
        <span aria-hidden className={`h-2.5 shrink-0 rounded-full ${isWide ? 'w-6' : 'w-2.5'} ${ink}`} />
        {label}
      </dt>
      <dd className="font-semibold text-white tabular-nums">{value}</dd>
    </div>
  )
}

/** The points that waiting invoices would bring as far as their lines are known, and how many are not known yet. */
function Waiting({ waiting: { text, unknown_invoices: unknown } }: { waiting: WaitingPurchases }) {
  if (!text && unknown === 0) return null
  return (
    <div className="mt-3 border-navy-soft border-t pt-3">
      {text && (
        <p>
          <Link to={waitingInvoices}>{text}</Link>
        </p>
      )}
      {unknown > 0 && (
        <p>{text ? unknownText(unknown) : <Link to={waitingInvoices}>{unknownText(unknown)}</Link>}</p>
      )}
    </div>
  )
}

/** The next steps of somebody who has collected all that the programme allows. */
function AtLimit({ total }: { total: number }) {
  const limit = useSettings()?.points_limit
  if (limit === undefined || total < limit) return null
  return (
    <p className="mt-3 border-navy-soft border-t pt-3">
      {noBreak(
        `Masz już ${formatPoints(limit)}, najwięcej, ile można zebrać w programie. Nowe zakupy nie dodają punktów, ale nadal liczą się w promocjach z kartami, a punkty zamienisz na nagrody.`,
      )}
    </p>
  )
}
