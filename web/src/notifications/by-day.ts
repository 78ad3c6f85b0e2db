import { formatInstantLongDay } from '../format/dates'
import { businessDay } from '../rules/season'

/** Notifications of one business day. */
export interface NotificationDay<Item> {
  readonly day: string
  /** "Dziś", "Wczoraj", or the date in words. */
  readonly label: string
  readonly items: readonly Item[]
}

/** Notifications grouped by their business days, in the order in which they come. */
export function byDay<Item extends { readonly date: string }>(
  notifications: readonly Item[],
  now: Date,
): NotificationDay<Item>[] {
  const today = businessDay(now)
  const groups = new Map<string, Item[]>()
  for (const notification of notifications) {
    const day = businessDay(new Date(notification.date))
    groups.set(day, [...(groups.get(day) ?? []), notification])
  }
  return [...groups].map(([day, items]) => ({ day, label: labelOf(day, today), items }))
}

function labelOf(day: string, today: string): string {
  if (day === today) return 'Dziś'
  if (day === dayBefore(today)) return 'Wczoraj'
  return formatInstantLongDay(`${day}T12:00:00Z`)
}

/** The day before a business day; counted by the calendar, because a day in Warsaw may have 23 hours. */
function dayBefore(day: string): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
