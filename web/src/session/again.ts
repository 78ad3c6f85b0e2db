import { useSyncExternalStore } from 'react'

/** A session that is over while somebody was writing: who signs in again goes on where they are. */
export interface Again {
  readonly realm: 'portal' | 'backoffice'
  /** The NIP, or the e-mail of an operator. */
  readonly account: string
  /** Leaves the page, as where nothing is written; the draft stays. */
  readonly leave: () => void
}

let asked: Again | null = null
const listeners = new Set<() => void>()

/** Calls that fail together ask once. */
export function askAgain(again: Again) {
  if (asked === null) tell(again)
}

export function endAgain() {
  if (asked !== null) tell(null)
}

export function isAskedAgain(realm: Again['realm']): boolean {
  return asked?.realm === realm
}

export function useAgain(): Again | null {
  return useSyncExternalStore(subscribe, () => asked)
}

function tell(next: Again | null) {
  asked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
