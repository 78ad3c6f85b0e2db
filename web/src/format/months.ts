import { onDemand } from './on-demand'

const short = onDemand(() => new Intl.DateTimeFormat('pl-PL', { month: 'short', timeZone: 'UTC' }))
const long = onDemand(
  () => new Intl.DateTimeFormat('pl-PL', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** "2024-11" → "lis". */
export function formatMonthShort(month: string): string {
  return short()
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace('.', '')
}

/** "2024-11" → "listopad 2024". */
export function formatMonth(month: string): string {
  return long().format(new Date(`${month}-01T00:00:00Z`))
}
