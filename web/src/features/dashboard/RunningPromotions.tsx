import { useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { formatDay } from '../../format/dates'
import { daysLeftText } from '../../format/days'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { type PromotionProgress, runningPromotionsQuery } from '../../session/promotions'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { PromotionProgressLine } from '../../ui/PromotionProgressLine'

/** The promotions that run, each with how far the participant is. */
export function RunningPromotions() {
  const { data: promotions, isError } = useQuery({ ...runningPromotionsQuery, throwOnError: false })
  return (
    <Card>
      <CardHead
        title="Trwające promocje"
        action={
          <Link to="/promocje" alone>
            Wszystkie promocje
          </Link>
        }
      />
      {promotions === undefined && isError && <p className="text-muted">Nie udało się ich teraz pobrać.</p>}
      {promotions?.length === 0 && (
        <EmptyState icon={BadgePercent} title="Teraz nie trwa żadna promocja">
          {noBreak('Gdy ruszy następna, damy Ci znać.')}
        </EmptyState>
      )}
      <ul className="grid gap-x-8 md:grid-cols-2">
        {promotions?.map((promotion) => (
          <Running key={promotion.key} promotion={promotion} />
        ))}
      </ul>
    </Card>
  )
}

function Running({ promotion }: { promotion: PromotionProgress }) {
  const { slug, name, purchases, days_left: daysLeft, next_text: next } = promotion
  return (
    <li className="relative -mx-3 flex flex-col gap-2 border-line border-t px-3 py-3 hover:bg-page">
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">
          <Link to={pathTo('/promocje/:slug', { slug })} stretched>
            {name}
          </Link>
        </span>
        {/* The line of progress already gives the days left where something is missing. */}
        {next == null && (
          <span className="text-muted text-small">
            {daysLeft == null ? `zakupy do\u00a0${formatDay(purchases.to)}` : daysLeftText(daysLeft)}
          </span>
        )}
      </span>
      <PromotionProgressLine progress={promotion} />
    </li>
  )
}
