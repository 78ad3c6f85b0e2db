import { onDemand } from './on-demand'

const warsaw = { timeZone: 'Europe/Warsaw' } as const

const numericDay = { ...warsaw, day: '2-digit', month: '2-digit', year: 'numeric' } as const

const hour = onDemand(() => new Intl.DateTimeFormat('pl-PL', { ...warsaw, hour: '2-digit' }))

const day = onDemand(() => new Intl.DateTimeFormat('pl-PL', numericDay))
const dayAndTime = onDemand(
  () => new Intl.DateTimeFormat('pl-PL', { ...numericDay, hour: '2-digit', minute: '2-digit' }),
)

const longDay = onDemand(
  () => new Intl.DateTimeFormat('pl-PL', { ...warsaw, day: 'numeric', month: 'long', year: 'numeric' }),
)
const time = onDemand(
  () => new Intl.DateTimeFormat('pl-PL', { ...warsaw, hour: '2-digit', minute: '2-digit' }),
)

/** A business day from its wire form: "2025-08-20" → "20.08.2025". */
export function formatDay(businessDay: string): string {
  return businessDay.slice(0, 10).split('-').reverse().join('.')
}

/** The Warsaw day of an instant: "2025-08-19T22:30:00Z" → "20.08.2025". */
export function formatInstantDay(instant: string): string {
  return day().format(new Date(instant))
}

/** The Warsaw day and time of an instant: "20.08.2025, 09:00". */
export function formatInstant(instant: string): string {
  return dayAndTime().format(new Date(instant))
}

/** The Warsaw hour of an instant: "2025-08-20T07:00:00Z" → "09". */
export function formatHour(instant: string): string {
  return hour().format(new Date(instant))
}

/** The Warsaw day of an instant in words: "20 sierpnia 2025". */
export function formatInstantLongDay(instant: string): string {
  return longDay().format(new Date(instant))
}

/** The Warsaw time of an instant: "2025-08-20T07:00:00Z" → "09:00". */
export function formatInstantTime(instant: string): string {
  return time().format(new Date(instant))
}
