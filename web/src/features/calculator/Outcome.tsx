import { useQuery } from '@tanstack/react-query'
import { formatNumber, formatPoints, formatVolume } from '../../format/numbers'
import type { CalculatorData } from '../../session/calculator'
import { waitingPurchasesQuery } from '../../session/waiting-purchases'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { LevelPicture } from '../../ui/LevelPicture'
import { Progress } from '../../ui/Progress'
import { WaitingLegend } from '../../ui/WaitingLegend'
import type { Calculation } from './calculate'
import { PromotionEffects } from './PromotionEffects'

interface OutcomeProps {
  basis: CalculatorData
  calculation: Calculation
}

/** The points of the purchase with their breakdown, and the effect on levels and limits. */
export function Outcome({ basis, calculation }: OutcomeProps) {
  const { lines, granted, points } = calculation
  return (
    <section
      aria-labelledby="outcome"
      className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--header-height)+1rem)]"
    >
      <Card tone="navy">
        <h2 id="outcome" className="font-bold text-h3">
          Razem za zakupy
        </h2>
        <p role="status" className="font-bold text-h1 text-white tabular-nums">
          {formatPoints(granted)}
        </p>
        {granted < points && (
          <p>
            Bez limitów: <strong>{formatPoints(points)}</strong>.
          </p>
        )}
        {lines.length > 0 && <Lines lines={lines} />}
      </Card>
      <Limits basis={basis} calculation={calculation} />
      <PromotionEffects
        bought={lines.map(({ product: { sap }, volume, quantity }) => ({ sap, volume, quantity }))}
      />
      <Levels basis={basis} calculation={calculation} />
    </section>
  )
}

function Lines({ lines }: Pick<Calculation, 'lines'>) {
  return (
    <ul aria-label="Punkty za opakowania" className="mt-3 flex flex-col gap-2 border-navy-soft border-t pt-3">
      {lines.map(({ product, volume, quantity, points, granted }) => (
        <li key={`${product.sap} ${volume}`} className="flex justify-between gap-3">
          <span>
            {product.name}, {formatNumber(quantity)}&nbsp;×&nbsp;{formatVolume(volume, product.unit)}
          </span>
          <span className="shrink-0 text-right font-semibold text-white tabular-nums">
            {formatPoints(granted)}
            {granted < points && (
              <span className="block font-normal text-on-navy-muted text-small">
                zamiast {formatPoints(points)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Limits({ basis, calculation: { capped, hitsLimit } }: OutcomeProps) {
  if (capped.length === 0 && !hitsLimit) return null
  return (
    <Alert tone="warning">
      {capped.map(({ sap, name, cap_points: cap, granted }) => (
        <p key={sap}>
          Za {name} możesz dostać w&nbsp;tym sezonie najwyżej {formatPoints(cap ?? 0)}
          {granted > 0 && `, z\u00a0czego masz już ${formatPoints(granted)}`}.
        </p>
      ))}
      {hitsLimit && (
        <p>
          Limit programu to {formatPoints(basis.limit)}. Masz już {formatPoints(basis.total)}, więc nie
          wszystkie punkty się zmieszczą.
        </p>
      )}
    </Alert>
  )
}

function Levels({ basis, calculation }: OutcomeProps) {
  const { granted, reached, total } = calculation
  return (
    <Card>
      <h2 className="mb-1 font-bold text-h2">Osiągnięcia</h2>
      <p>
        Masz łącznie {formatPoints(basis.total)}
        {granted > 0n && (
          <>
            , po tych zakupach: <strong>{formatPoints(total)}</strong>
          </>
        )}
        .
      </p>
      {reached.map(({ level, bonus }) => (
        <p key={level} className="mt-3 flex items-center gap-3 font-semibold text-accepted">
          <LevelPicture level={level} levels={basis.levels} state="reached" />
          <span>
            Osiągniesz poziom {formatPoints(level)}
            {bonus > 0n && ` i\u00a0dostaniesz ${formatPoints(bonus)} premii`}.
          </span>
        </p>
      ))}
      <Next basis={basis} calculation={calculation} />
    </Card>
  )
}

/** The way to the first level that the purchase does not reach. */
function Next({ basis, calculation: { reached, total, next } }: OutcomeProps) {
  const waiting = useQuery(waitingPurchasesQuery).data?.points ?? 0
  const inCheck = waiting > 0 ? `w\u00a0sprawdzaniu ${formatPoints(waiting)}` : null
  if (!next)
    return <p className="mt-2">{reached.length > 0 ? 'To ostatni poziom.' : 'Wyższego poziomu nie ma.'}</p>
  return (
    <>
      <p className="mt-3 mb-3 flex items-center gap-3">
        <LevelPicture level={next.level} levels={basis.levels} state="next" />
        <span>
          Brakuje <strong>{formatPoints(next.missing)}</strong> do poziomu {formatNumber(next.level)}.
        </span>
      </p>
      <Progress
        label={`Droga do poziomu ${formatPoints(next.level)}`}
        value={Number(total)}
        max={next.level}
        waiting={waiting}
        valueLabel={[`${formatNumber(total)} z\u00a0${formatPoints(next.level)}`, inCheck]
          .filter(Boolean)
          .join(', ')}
      />
      {inCheck && (
        <p className="mt-1 text-small">
          <WaitingLegend>{inCheck}</WaitingLegend>
        </p>
      )}
    </>
  )
}
