/** The owner of a draft: a realm, and the account within it. */
export interface DraftOwner {
  readonly realm: 'portal' | 'backoffice'
  /** null for visitors. */
  readonly account: string | null
}

/* Drafts are kept in sessionStorage, because they hold personal data and must not outlast the tab. */
export const prefix = 'plon-draft:'

let round = 0

/** Counter that grows with each deletion of drafts; a form of an earlier round can store none. */
export function draftRound(): number {
  return round
}

/** Deletes all drafts of a realm in this tab, after a sign-out. */
export function dropDrafts(realm: DraftOwner['realm']) {
  round += 1
  for (const place of Object.keys(sessionStorage))
    if (place.startsWith(`${prefix}${realm}:`)) sessionStorage.removeItem(place)
}
