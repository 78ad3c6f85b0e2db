import { useSyncExternalStore } from 'react'

/** The portal as this browser saw it last, for whom it belongs to, read-only, because the server cannot be asked. */
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

/** null where the portal shows what the server says. */
export function useOfflineView(): OfflineView | null {
  return useSyncExternalStore(followOfflineView, offlineView)
}

export function followOfflineView(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
