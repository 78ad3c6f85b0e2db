import { serverNow } from '../format/clock'
import { type DraftOwner, draftRound, prefix } from './drafts'

/** The unsaved content of a form. */
export interface Draft {
  readonly savedAt: string
  readonly values: Readonly<Record<string, unknown>>
  /** Fingerprint of the server's values that the draft is based on. */
  readonly base: string
}

/** In characters of JSON; longer drafts are not stored. */
export const largestDraft = 200_000

/** The maximum number of drafts; the oldest are deleted first. */
export const mostDrafts = 20

/** The storage key of a form's draft; `form` names it within the owner's realm. */
export function draftKey({ realm, account }: DraftOwner, form: string): string {
  return `${prefix}${realm}:${encodeURIComponent(account ?? '')}:${form}`
}

export function readDraft(place: string): Draft | null {
  try {
    const draft: Partial<Draft> | null = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    if (!draft?.savedAt || !draft.values) return null
    return { savedAt: draft.savedAt, values: draft.values, base: draft.base ?? '' }
  } catch {
    return null
  }
}

/** Stores a draft; one that has grown too large leaves its predecessor. */
export function saveDraft(place: string, values: Draft['values'], startedIn: number, base = '') {
  if (startedIn !== draftRound()) return
  const text = JSON.stringify({ savedAt: serverNow().toISOString(), values, base } satisfies Draft)
  if (text.length > largestDraft) return
  const others = draftsByAge().filter((one) => one !== place)
  for (const old of others.splice(0, others.length - mostDrafts + 1)) dropDraft(old)
  while (!isWritten(place, text)) {
    const oldest = others.shift()
    if (oldest === undefined) return
    dropDraft(oldest)
  }
}

export function dropDraft(place: string) {
  sessionStorage.removeItem(place)
}

/** Deletes the drafts of other accounts; a visitor's may be anybody's and stay. */
export function dropDraftsOfOthers(owner: DraftOwner) {
  if (owner.account === null) return
  const ownPrefixes = [draftKey(owner, ''), draftKey({ ...owner, account: null }, '')]
  for (const place of draftsByAge())
    if (place.startsWith(`${prefix}${owner.realm}:`) && !ownPrefixes.some((own) => place.startsWith(own)))
      dropDraft(place)
}

/** The oldest first. */
function draftsByAge(): string[] {
  return Object.keys(sessionStorage)
    .filter((place) => place.startsWith(prefix))
    .map((place) => ({ place, savedAt: readDraft(place)?.savedAt ?? '' }))
    .sort((one, other) => one.savedAt.localeCompare(other.savedAt))
    .map(({ place }) => place)
}

/** False if the browser's storage is full. */
function isWritten(place: string, text: string): boolean {
  try {
    sessionStorage.setItem(place, text)
    return true
  } catch {
    return false
  }
}
