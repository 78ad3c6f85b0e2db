/** The four lists of a participant's invoices by their place in the URL (`?tab=0`). */
export const tabs = [
  { id: '0', label: 'Bieżący rok' },
  { id: '1', label: 'Oczekujące' },
  { id: '2', label: 'Poprzedni rok' },
  { id: '3', label: 'Archiwum' },
] as const

export type TabId = (typeof tabs)[number]['id']

/** The list as the API names it: a season's year, `waiting` or `archive`. */
export function listOf(tab: TabId, season: number): string {
  const lists: Record<TabId, string> = {
    0: String(season),
    1: 'waiting',
    2: String(season - 1),
    3: 'archive',
  }
  return lists[tab]
}

/** The scope of the list in a sentence, because a season is not a calendar year. */
export function scopeOf(tab: TabId, season: number): string {
  const sentences: Record<TabId, string> = {
    0: `Sezon ${season}: ${daysOf(season)}`,
    1: 'Faktury, które sprawdzamy, ze wszystkich sezonów',
    2: `Sezon ${season - 1}: ${daysOf(season - 1)}`,
    3: `Faktury sprzed 01.11.${season - 2}`,
  }
  return sentences[tab]
}

function daysOf(season: number): string {
  return `od\u00a001.11.${season - 1} do\u00a031.10.${season}`
}
