import { useSyncExternalStore } from 'react'

/** A session that is over while somebody was writing: who signs in again goes on where they are. */
export interface Again {
  readonly realm: 'portal' | 'backoffice'
  /** The NIP, or the e-mail of an operator. */
  readonly account: string
  /** Leaves the page, as where nothing is written; the draft stays. */
  readonly leave: () => void
}

let request: Again | null = null
const listeners = new Set<() => void>()

/** Calls that fail together ask once. */
export function askAgain(again: Again) {
  if (request === null) tell(again)
}

export function endAgain() {
  if (request !== null) tell(null)
}

export function isReauthRequested(realm: Again['realm']): boolean {
  return request?.realm === realm
}

export function useAgain(): Again | null {
  return useSyncExternalStore(subscribe, () => request)
}

function tell(next: Again | null) {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
