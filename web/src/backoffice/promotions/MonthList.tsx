import { formatDay } from '../../format/dates'
import { formatMonth } from '../../format/months'
import { counted } from '../../format/plural'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { PromotionLink } from './PromotionLink'
import type { CalendarPromotion, PromotionCalendar } from './queries'
import { PromotionText } from './Timeline'
import { listOf, type MonthOfList } from './timeline'

/** A season of promotions by month, for a narrow screen; months that are over are folded while the season runs. */
export function MonthList({ calendar }: { calendar: PromotionCalendar }) {
  const months = listOf(calendar)
  const past = months.filter(({ state }) => state === 'past')
  const ahead = months.filter(({ state }) => state !== 'past')
  const list = (shown: readonly MonthOfList[]) =>
    shown.map((month) => <Month key={month.month} month={month} calendar={calendar} />)
  if (ahead.length === 0) return <div className="flex flex-col gap-5">{list(past)}</div>
  return (
    <div className="flex flex-col gap-5">
      {past.length > 0 && (
        <CollapsibleSection title={`Wcześniej: ${counted(past.length, ['miesiąc', 'miesiące', 'miesięcy'])}`}>
          <div className="flex flex-col gap-5 pt-2">{list(past)}</div>
        </CollapsibleSection>
      )}
      {list(ahead)}
    </div>
  )
}

interface MonthProps {
  month: MonthOfList
  calendar: PromotionCalendar
}

function Month({ month: { month, starting, continuing, state }, calendar }: MonthProps) {
  const name = formatMonth(month)
  return (
    <section aria-label={name}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b pb-1">
        <h2 className="font-bold text-h3 first-letter:uppercase">{name}</h2>
        {state === 'current' && (
          <span className="font-semibold text-rejected text-small tabular-nums">
            dziś {formatDay(calendar.today)}
          </span>
        )}
      </div>
      {starting.length + continuing.length === 0 && (
        <p className="text-muted">W&nbsp;tym miesiącu nic nie trwa.</p>
      )}
      {starting.length > 0 && (
        <ul className="flex flex-col gap-3">
          {starting.map((promotion) => (
            <li
              key={promotion.id}
              className="relative flex flex-col items-start gap-1 rounded-card border border-line p-3 hover:border-field"
            >
              <PromotionText promotion={promotion} all={calendar.promotions} />
            </li>
          ))}
        </ul>
      )}
      {continuing.length > 0 && <Continuing promotions={continuing} />}
    </section>
  )
}

/** Those that began in an earlier month. */
function Continuing({ promotions }: { promotions: readonly CalendarPromotion[] }) {
  return (
    <div className="mt-3 text-small">
      <h3 className="text-muted">Od wcześniej</h3>
      <ul className="flex flex-col gap-1">
        {promotions.map((promotion) => (
          <li key={promotion.id} className="flex flex-wrap gap-x-2 py-1">
            <PromotionLink promotion={promotion} />
            <span className="text-muted tabular-nums">do&nbsp;{formatDay(promotion.last_day)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
