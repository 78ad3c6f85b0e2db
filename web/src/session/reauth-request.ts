import { useSyncExternalStore } from 'react'

/** A session that ended over unsaved input; after signing in again its user goes on where they are. */
export interface ReauthRequest {
  readonly realm: 'portal' | 'backoffice'
  /** The NIP, or the e-mail of an operator. */
  readonly account: string
  /** Leaves the page, keeping the draft. */
  readonly leave: () => void
}

let request: ReauthRequest | null = null
const listeners = new Set<() => void>()

/** Ignores further requests while one is open, because calls fail together. */
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
