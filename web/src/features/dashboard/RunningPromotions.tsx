import { useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../format/dates'
import { daysLeftText } from '../../format/days'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { isCovered, isStarted } from '../../rules/promotion'
import { type PromotionProgress, runningPromotionsQuery } from '../../session/promotions'
import { Card, CardHead } from '../../ui/Card'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { PromotionProgressLine } from '../../ui/PromotionProgressLine'
import { untouchedText } from './copy'
import { byCloseness } from './goal'

/** The promotions that run, each with the participant's progress. */
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
      {promotions && <Lists promotions={promotions} />}
    </Card>
  )
}

/** The nearest first; those without anything yet are folded. */
function Lists({ promotions }: { promotions: readonly PromotionProgress[] }) {
  const started = byCloseness(promotions.filter(isStarted))
  const untouched = promotions.filter((promotion) => !isStarted(promotion))
  return (
    <>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {started.map((promotion) => (
          <Running key={promotion.key} promotion={promotion} />
        ))}
      </ul>
      {untouched.length > 0 && (
        <CollapsibleSection title={untouchedText(untouched.length)}>
          <ul className="grid gap-x-8 md:grid-cols-2">
            {untouched.map((promotion) => (
              <Untouched key={promotion.key} promotion={promotion} />
            ))}
          </ul>
        </CollapsibleSection>
      )}
    </>
  )
}

function Running({ promotion }: { promotion: PromotionProgress }) {
  /* The line of progress gives the days left itself where something is missing. */
  const hasDays = promotion.next_text != null && !isCovered(promotion)
  return (
    <Row promotion={promotion} days={!hasDays}>
      <PromotionProgressLine progress={promotion} />
    </Row>
  )
}

function Untouched({ promotion }: { promotion: PromotionProgress }) {
  const { next_text: next } = promotion
  return (
    <Row promotion={promotion} days={next == null}>
      {next && <p className="text-muted text-small">{next}</p>}
    </Row>
  )
}

interface RowProps {
  promotion: PromotionProgress
  /** True to show the days left. */
  days: boolean
  children: ReactNode
}

function Row({ promotion, days, children }: RowProps) {
  const { slug, name, picture, photo, purchases, days_left: daysLeft } = promotion
  return (
    <li className="relative -mx-3 flex gap-3 border-line border-t px-3 py-3 hover:bg-page">
      <PromotionPicture name={picture} photo={photo} size="row" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">
            <Link to={pathTo('/promocje/:slug', { slug })} stretched>
              {name}
            </Link>
          </span>
          {days && (
            <span className="text-muted text-small">
              {daysLeft == null ? `zakupy do\u00a0${formatDay(purchases.to)}` : daysLeftText(daysLeft)}
            </span>
          )}
        </span>
        {children}
      </div>
    </li>
  )
}
