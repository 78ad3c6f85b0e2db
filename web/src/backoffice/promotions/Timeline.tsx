import { formatDay } from '../../format/dates'
import { formatMonthShort } from '../../format/months'
import { StatusBadge } from '../../ui/StatusBadge'
import { daysText, notesOf, publicationText } from './calendar-texts'
import { calendarStates } from './labels'
import { PromotionLink } from './PromotionLink'
import type { CalendarPromotion, PromotionCalendar } from './queries'
import { type Axis, axisOf, barOf, pointOf } from './timeline'

/* Columns of a row: the promotion in words, and its track on the axis. */
const rowClass = 'grid grid-cols-[var(--names)_minmax(0,1fr)]'

const marks = {
  accept: 'rotate-45 rounded-[2px] bg-ink',
  declare: 'rounded-full bg-accent-text',
  publish: 'rounded-full border-2 border-brand-text bg-surface',
} as const

/** A season of promotions: a list of links with their days in words, beside which bars show them on an axis of months. */
export function Timeline({ calendar }: { calendar: PromotionCalendar }) {
  const axis = axisOf(calendar)
  const today = pointOf(axis, calendar.today)
  return (
    <div className="@wide:[--names:19rem] [--names:15rem]">
      <div aria-hidden className={`${rowClass} rounded-control bg-line-soft`}>
        <span />
        <Months axis={axis} />
      </div>
      <div className="relative">
        <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-(--names)">
          {axis.months.slice(1).map(({ month, left }) => (
            <span key={month} className="absolute inset-y-0 border-line-soft border-l" style={at(left)} />
          ))}
        </div>
        <ol aria-label={`Promocje sezonu ${calendar.season}`}>
          {calendar.promotions.map((promotion) => (
            <Row key={promotion.id} promotion={promotion} all={calendar.promotions} axis={axis} />
          ))}
        </ol>
        {today !== null && (
          <div aria-hidden className="pointer-events-none absolute inset-y-0 right-0 left-(--names)">
            <span className="absolute inset-y-0 border-rejected border-l-2" style={at(today)} />
          </div>
        )}
      </div>
      <Legend today={today === null ? null : calendar.today} />
    </div>
  )
}

function at(left: number) {
  return { left: `${left}%` }
}

/** Names of the months, with the year at the first one of each. */
function Months({ axis }: { axis: Axis }) {
  return (
    <span className="relative block h-10">
      {axis.months.map(({ month, left, width }, index) => (
        <span
          key={month}
          className="absolute inset-y-0 flex flex-col justify-center px-1 text-small leading-tight"
          style={{ left: `${left}%`, width: `${width}%` }}
        >
          <span className="font-semibold">{formatMonthShort(month)}</span>
          {(index === 0 || month.endsWith('-01')) && <span className="text-muted">{month.slice(0, 4)}</span>}
        </span>
      ))}
    </span>
  )
}

interface RowProps {
  promotion: CalendarPromotion
  all: readonly CalendarPromotion[]
  axis: Axis
}

function Row({ promotion, all, axis }: RowProps) {
  return (
    <li className={`${rowClass} relative border-line border-b hover:bg-page`}>
      <div className="flex flex-col items-start gap-1 py-2 pr-3">
        <PromotionText promotion={promotion} all={all} />
      </div>
      <Track promotion={promotion} axis={axis} />
    </li>
  )
}

/** A promotion in words: name, days, state, and what else is to be known of its days. */
export function PromotionText({ promotion, all }: Omit<RowProps, 'axis'>) {
  const { label, color } = calendarStates[promotion.state]
  const publication = publicationText(promotion)
  const notes = notesOf(promotion, all)
  return (
    <>
      <span className="font-semibold">
        <PromotionLink promotion={promotion} stretched />
      </span>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small tabular-nums">
        <span>{daysText(promotion.first_day, promotion.last_day)}</span>
        <StatusBadge color={color} label={label} />
      </span>
      {publication && (
        <span className={`text-small ${promotion.refused ? 'text-rejected' : 'font-semibold'}`}>
          {publication}
        </span>
      )}
      {notes.length > 0 && <span className="text-muted text-small">{notes.join(', ')}</span>}
    </>
  )
}

/** The bar from the first day to the last, with marks at the days that can be missed. */
function Track({ promotion, axis }: Omit<RowProps, 'all'>) {
  const { first_day: first, last_day: last, accept_by: acceptBy, declaration, state } = promotion
  const { left, width } = barOf(axis, first, last)
  const published = promotion.publish_at && !promotion.refused ? promotion.publish_at.slice(0, 10) : null
  return (
    <div aria-hidden className="relative min-h-12">
      <span
        className={`absolute top-1/2 h-5 min-w-2 -translate-y-1/2 rounded-tag border ${calendarStates[state].bar}`}
        style={{ left: `${left}%`, width: `${width}%` }}
      />
      <Mark axis={axis} day={published} className={marks.publish} />
      <Mark axis={axis} day={declaration?.to} className={marks.declare} />
      <Mark axis={axis} day={acceptBy} className={marks.accept} />
    </div>
  )
}

interface MarkProps {
  axis: Axis
  day: string | null | undefined
  className: string
}

function Mark({ axis, day, className }: MarkProps) {
  const place = day ? pointOf(axis, day) : null
  if (place === null) return null
  return (
    <span
      className={`absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 outline-2 outline-surface ${className}`}
      style={at(place)}
    />
  )
}

/** The signs of the tracks; `today` is null outside the axis. */
function Legend({ today }: { today: string | null }) {
  return (
    <ul aria-hidden className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-small">
      <LegendItem sign={`size-3 ${marks.accept}`}>koniec akceptacji regulaminu</LegendItem>
      <LegendItem sign={`size-3 ${marks.declare}`}>koniec deklaracji</LegendItem>
      <LegendItem sign={`size-3 ${marks.publish}`}>publikacja szkicu</LegendItem>
      {today && <LegendItem sign="h-4 border-rejected border-l-2">{`dziś, ${formatDay(today)}`}</LegendItem>}
    </ul>
  )
}

function LegendItem({ sign, children }: { sign: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`block shrink-0 ${sign}`} />
      {children}
    </li>
  )
}
