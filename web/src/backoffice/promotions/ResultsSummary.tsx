import { formatInstant } from '../../format/dates'
import { formatMoney, formatNumber, formatPoints } from '../../format/numbers'
import type { PromotionSummary } from './queries'

type Figures = PromotionSummary['outcome']

const shown: readonly (readonly [name: string, text: (figures: Figures) => string])[] = [
  ['Kupują', ({ participants }) => formatNumber(participants)],
  ['Mają nagrodę', ({ winners }) => formatNumber(winners)],
  ['Liczy się', ({ amount_text }) => amount_text],
  ['Punkty', ({ points }) => formatPoints(points)],
  ['Obcięte punkty', ({ points_cut }) => formatPoints(points_cut)],
  ['Karty', ({ cards }) => formatNumber(cards)],
  ['Koszt', ({ cost }) => formatMoney(cost)],
]

/** Totals that a promotion has brought, each figure over that of its simulation. */
export function ResultsSummary({ outcome, forecast }: PromotionSummary) {
  return (
    <section aria-label="Wyniki razem" className="mb-5">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 xl:grid-cols-7">
        {shown.map(([name, text]) => (
          <div key={name}>
            <dt className="text-muted text-small">{name}</dt>
            <dd>
              <span className="block font-bold">{text(outcome)}</span>
              {forecast && (
                <span className="block text-muted text-small">Symulacja: {text(forecast.figures)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {forecast && (
        <p className="mt-2 text-muted text-small">
          Symulacja na zakupach sezonu {forecast.season}, z {formatInstant(forecast.finished_at)}.
        </p>
      )}
    </section>
  )
}
