const warsaw = { timeZone: 'Europe/Warsaw' } as const

const day = new Intl.DateTimeFormat('pl-PL', { ...warsaw, day: '2-digit', month: '2-digit', year: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat('pl-PL', {
  ...warsaw,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** A business day as it travels: "2025-08-20" → "20.08.2025". */
export function formatDay(businessDay: string): string {
  return businessDay.slice(0, 10).split('-').reverse().join('.')
}

/** The Warsaw day of an instant: "2025-08-19T22:30:00Z" → "20.08.2025". */
export function formatInstantDay(instant: string): string {
  return day.format(new Date(instant))
}

/** The Warsaw day and time of an instant: "20.08.2025, 09:00". */
export function formatInstant(instant: string): string {
  return dayAndTime.format(new Date(instant))
}
