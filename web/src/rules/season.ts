const dayInMilliseconds = 24 * 60 * 60 * 1000

/* Created on first use, because a page without days need not wait for it. */
let warsawDay: Intl.DateTimeFormat | undefined

/** The business day of an instant, in Warsaw: `2025-08-20`. */
export function businessDay(instant: Date): string {
  warsawDay ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' })
  return warsawDay.format(instant)
}

/** The season of a business day: season N runs from 1 November of N-1 to 31 October of N. */
export function seasonOf(day: string): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return month >= 11 ? year + 1 : year
}

/** Whole days from a business day to the last of its season, 0 on that day. */
export function daysLeft(day: string): number {
  return (Date.parse(`${seasonOf(day)}-10-31`) - Date.parse(day)) / dayInMilliseconds
}
