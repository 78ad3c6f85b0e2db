import type { CalendarPromotion, PromotionCalendar } from './queries'

/** A month of the axis, with its place in per cent. */
interface AxisMonth {
  /** "2024-11". */
  readonly month: string
  readonly left: number
  readonly width: number
}

/** Whole months from the first day of a calendar to its last. */
export interface Axis {
  /** Number of its first day, and of the day after its last. */
  readonly from: number
  readonly to: number
  readonly months: readonly AxisMonth[]
}

/** A month of the list, with what begins in it and what goes on. */
export interface MonthOfList {
  readonly month: string
  readonly starting: readonly CalendarPromotion[]
  readonly continuing: readonly CalendarPromotion[]
  readonly state: 'past' | 'current' | 'coming'
}

const dayLength = 86_400_000

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength
}

function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** "2024-12" → "2025-01". */
function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
}

function monthsBetween(first: string, last: string): string[] {
  const months = [first]
  for (let month = first; month < last; ) {
    month = nextMonth(month)
    months.push(month)
  }
  return months
}

/** The months of the season, and those of promotions for it that begin before it or end after it. */
export function monthsOf({ first_day: first, last_day: last, promotions }: PromotionCalendar): string[] {
  const [firsts, lasts] = [promotions.map((one) => one.first_day), promotions.map((one) => one.last_day)]
  return monthsBetween(
    monthOf([first, ...firsts].toSorted()[0] ?? first),
    monthOf([last, ...lasts].toSorted().at(-1) ?? last),
  )
}

export function axisOf(calendar: PromotionCalendar): Axis {
  const months = monthsOf(calendar)
  const starts = months.map((month) => dayNumber(`${month}-01`))
  const from = starts[0] ?? 0
  const to = dayNumber(`${nextMonth(months.at(-1) ?? monthOf(calendar.last_day))}-01`)
  const percent = (days: number) => (100 * days) / (to - from)
  return {
    from,
    to,
    months: months.map((month, index) => {
      const start = starts[index] ?? from
      return { month, left: percent(start - from), width: percent((starts[index + 1] ?? to) - start) }
    }),
  }
}

/** Place in per cent of some days, the last one included. */
export function barOf({ from, to }: Axis, first: string, last: string): { left: number; width: number } {
  const [start, end] = [dayNumber(first), dayNumber(last) + 1]
  return { left: (100 * (start - from)) / (to - from), width: (100 * (end - start)) / (to - from) }
}

/** Place in per cent of the middle of a day; null outside the axis. */
export function pointOf({ from, to }: Axis, day: string): number | null {
  const at = dayNumber(day) + 0.5
  return at < from || at > to ? null : (100 * (at - from)) / (to - from)
}

/** Number of other promotions for the same audience that have a day of purchases in common with one. */
export function overlaps(one: CalendarPromotion, all: readonly CalendarPromotion[]): number {
  if (one.state === 'withdrawn') return 0
  return all.filter(
    ({ id, audience, state, purchases }) =>
      id !== one.id &&
      audience === one.audience &&
      state !== 'withdrawn' &&
      purchases.from <= one.purchases.to &&
      purchases.to >= one.purchases.from,
  ).length
}

/** The months of a calendar in which something begins or goes on; the month of today also without anything. */
export function listOf(calendar: PromotionCalendar): MonthOfList[] {
  const current = monthOf(calendar.today)
  const months = monthsOf(calendar).map((month): MonthOfList => {
    const active = calendar.promotions.filter(
      (one) => monthOf(one.first_day) <= month && monthOf(one.last_day) >= month,
    )
    const begins = (one: CalendarPromotion) => monthOf(one.first_day) === month
    return {
      month,
      starting: active.filter(begins),
      continuing: active.filter((one) => !begins(one)),
      state: month < current ? 'past' : month === current ? 'current' : 'coming',
    }
  })
  return months.filter(
    ({ starting, continuing, state }) => state === 'current' || starting.length + continuing.length > 0,
  )
}
