import { type ModalName, type TripKind, tripPages } from '../paths'
import { year } from './cookies'
import { isPostponed, postponePrompt } from './prompt-cookies'
import type { User } from './session'

const cookie = 'trip_hide_modal'

const prompts = {
  premium: 'zamow-wycieczke-premium',
  vip: 'zamow-wycieczke-vip',
  standard: 'zamow-wycieczke',
} as const satisfies Record<TripKind, ModalName>

const kinds = ['premium', 'vip', 'standard'] as const satisfies readonly TripKind[]

/** The season's trips that can be ordered and are not. */
export type PendingTrips = Omit<User['wycieczka'], 'waiting'>

/** A trip that can be ordered, and if its prompt opens by itself on a page. */
interface TripPrompt {
  readonly hash: ModalName
  readonly opensItself: boolean
}

/** The trip of a prompt's modal. */
export function tripOfPrompt(name: string): TripKind {
  return kinds.find((kind) => prompts[kind] === name) ?? 'standard'
}

/** True if the season's trip of a kind can be ordered and is not. */
export function isTripPending(trips: PendingTrips, kind: TripKind): boolean {
  return kind === 'standard' ? trips.order : trips[kind].order
}

/** Prompts of the trips that can be ordered, premium first; none opens on the trip's own page. */
export function tripPrompts(trips: PendingTrips, page: string): TripPrompt[] {
  return kinds
    .filter((kind) => isTripPending(trips, kind))
    .map((kind) => {
      const isHidden = kind === 'standard' && isPostponed(cookie)
      return { hash: prompts[kind], opensItself: !isHidden && page !== tripPages[kind] }
    })
}

/** Postpones the standard trip's prompt for a year. */
export function hideStandardTripPrompt() {
  postponePrompt(cookie, year)
}
