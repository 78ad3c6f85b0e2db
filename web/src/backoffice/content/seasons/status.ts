import type { StatusColor } from '../../../ui/StatusBadge'
import type { Season } from './queries'

type Status = Season['status']

const statuses: Readonly<Record<Status, { label: string; color: StatusColor }>> = {
  draft: { label: 'Szkic', color: 'gray' },
  open: { label: 'Otwarty', color: 'green' },
  closed: { label: 'Zamknięty', color: 'orange' },
}

export function statusOf(status: Status) {
  return statuses[status]
}

/** Statuses that a season may change to; only one that has not begun returns to draft. */
export function nextOf({ status, has_begun }: Season): readonly Status[] {
  if (status === 'draft') return ['open']
  const other = status === 'open' ? 'closed' : 'open'
  return has_begun ? [other] : [other, 'draft']
}

/** Years of the other open seasons, the newest first. */
export function otherOpenSeasons(season: Season, seasons: readonly Season[]): readonly number[] {
  return seasons
    .filter(({ status, year }) => status === 'open' && year !== season.year)
    .map(({ year }) => year)
}

/** Newest earlier season, if it has more rates or prices; null otherwise, and for a closed season. */
export function sourceSeasonFor(season: Season, seasons: readonly Season[]): number | null {
  const earlier = seasons.filter(({ year }) => year < season.year)
  const newest = earlier.reduce<Season | null>(
    (best, one) => (best && best.year > one.year ? best : one),
    null,
  )
  if (!newest || season.status === 'closed') return null
  return newest.rates > season.rates || newest.prices > season.prices ? newest.year : null
}
