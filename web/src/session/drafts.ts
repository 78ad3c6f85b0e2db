/** The owner of a draft: the two sides have sessions of their own, and a visitor has none. */
export interface DraftOwner {
  readonly realm: 'portal' | 'backoffice'
  /** null for who is not signed in. */
  readonly account: string | null
}

/* A draft lives as long as its tab: it carries somebody's data and must not outlast the visit. */
export const prefix = 'plon-draft:'

let round = 0

/** Grows as drafts are erased: what a form of an earlier round still wants to keep is refused. */
export function draftRound(): number {
  return round
}

/** Erases what everybody at this tab has left on a side: they have signed out. */
export function dropDrafts(realm: DraftOwner['realm']) {
  round += 1
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(`${prefix}${realm}:`)) sessionStorage.removeItem(place)
}
