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

/** What an operator may make of a season: a draft is opened, and one that has begun is a draft no more. */
export function nextOf({ status, has_begun }: Season): readonly Status[] {
  if (status === 'draft') return ['open']
  const other = status === 'open' ? 'closed' : 'open'
  return has_begun ? [other] : [other, 'draft']
}

/** Other seasons that are open, the newest first. */
export function openBeside(season: Season, seasons: readonly Season[]): readonly number[] {
  return seasons
    .filter(({ status, year }) => status === 'open' && year !== season.year)
    .map(({ year }) => year)
}

/** The newest season before this one that has rates which this one lacks; null where there is none. */
export function sourceFor(season: Season, seasons: readonly Season[]): number | null {
  const earlier = seasons.filter(({ year }) => year < season.year)
  const newest = earlier.reduce<Season | null>(
    (best, one) => (best && best.year > one.year ? best : one),
    null,
  )
  if (!newest || season.status === 'closed') return null
  return newest.rates > season.rates || newest.prices > season.prices ? newest.year : null
}
