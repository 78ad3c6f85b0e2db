import { type PendingTrips, tripPrompts } from '../session/trip-prompts'
import type { Prompt } from './queue'

/** Pending trips as the queue's prompts, without delay and once in a visit. */
export function queuedTrips(trips: PendingTrips, page: string): Prompt[] {
  return tripPrompts(trips, page).map(({ hash, opensItself }, position) => ({
    modal: hash,
    rank: 'trips',
    delay: 0,
    position,
    sequence: null,
    again: 'never',
    asks: opensItself,
    isReady: true,
  }))
}
