import { modalHash, orderPath, pathTo, tripPages } from '../../paths'
import { businessDay, seasonOf } from '../../rules/season'
import type { HistoryEntry } from './queries'

type Linked = Pick<HistoryEntry, 'at' | 'invoice' | 'order' | 'promotion' | 'trip'>

/**
 * The link to the cause of a movement, null for one without a page: the invoice over the list as it stands, the order,
 * the promotion, or the trip of the current season, because a trip's page shows no other.
 */
export function entryLink(entry: Linked, search: URLSearchParams, season: number): string | null {
  const { invoice, order, promotion, trip } = entry
  if (invoice) {
    const next = new URLSearchParams(search)
    next.set('id', invoice)
    return `?${next}${modalHash('szczegoly-faktury')}`
  }
  if (order != null) return orderPath(order)
  if (promotion) return pathTo('/promocje/:slug', { slug: promotion })
  if (trip && seasonOf(businessDay(new Date(entry.at))) === season) return tripPages[trip]
  return null
}
