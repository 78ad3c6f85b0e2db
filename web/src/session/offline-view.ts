import { useSyncExternalStore } from 'react'

/** Read-only view of the cached answers, with their owner, while the server cannot be reached. */
interface OfflineView {
  /** The time of the shown answers, by the server's clock. */
  readonly seenAt: string
}

let view: OfflineView | null = null
const listeners = new Set<() => void>()

export function offlineView(): OfflineView | null {
  return view
}

export function setOfflineView(next: OfflineView | null) {
  view = next
  for (const listener of listeners) listener()
}

/** null while the portal shows the server's answers. */
export function useOfflineView(): OfflineView | null {
  return useSyncExternalStore(followOfflineView, offlineView)
}

export function followOfflineView(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
