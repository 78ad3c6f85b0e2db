import type { Option } from '../../ui/Select'
import type { StatusColor } from '../../ui/StatusBadge'
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

/** What a season may become: what once earned points is a draft no more. */
export function optionsFrom(status: Status): readonly Option[] {
  const options = Object.entries(statuses).map(([value, { label }]) => ({ value, label }))
  return status === 'draft' ? options : options.filter(({ value }) => value !== 'draft')
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
