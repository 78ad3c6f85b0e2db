import { useSyncExternalStore } from 'react'

/** A session that is over while somebody was writing: who signs in again goes on where they are. */
export interface ReauthRequest {
  readonly realm: 'portal' | 'backoffice'
  /** The NIP, or the e-mail of an operator. */
  readonly account: string
  /** Leaves the page, as where nothing is written; the draft stays. */
  readonly leave: () => void
}

let request: ReauthRequest | null = null
const listeners = new Set<() => void>()

/** Calls that fail together ask once. */
export function requestReauth(next: ReauthRequest) {
  if (request === null) publish(next)
}

export function endReauth() {
  if (request !== null) publish(null)
}

export function isReauthRequested(realm: ReauthRequest['realm']): boolean {
  return request?.realm === realm
}

export function useReauthRequest(): ReauthRequest | null {
  return useSyncExternalStore(subscribe, () => request)
}

function publish(next: ReauthRequest | null) {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
