import type { HistoryFilters } from './queries'

/** Groups of events that moved the points, as the filter offers them; '' is everything. */
export const groups = [
  { value: '', label: 'Wszystkie' },
  { value: 'earned', label: 'Zdobyte' },
  { value: 'orders', label: 'Zamówienia i\u00a0wycieczki' },
  { value: 'corrections', label: 'Korekty' },
] as const

export const noFilters = { season: null, group: null } as const

/** The filters of the history from the address; invalid ones are ignored. */
export function filtersIn(filter: (name: string) => string): HistoryFilters {
  const season = filter('season')
  const group = groups.find(({ value }) => value === filter('group'))?.value
  return {
    ...(/^2\d{3}$/.test(season) ? { season: Number(season) } : {}),
    ...(group ? { group } : {}),
  }
}
