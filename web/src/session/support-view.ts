import { useSyncExternalStore } from 'react'

/** Support's view of the portal as a participant, in this tab, until the given time. */
export interface SupportView {
  readonly participant: string
  readonly nip: string
  readonly expires_at: string
}

/** Support's view with its bearer. */
interface StoredSupportView {
  readonly view: SupportView
  readonly token: string
}

/* Key in sessionStorage, which ends with the tab; the bearer is read-only and not renewed. */
const place = 'plon-support-view'

let view: SupportView | null = null
const listeners = new Set<() => void>()

export function supportView(): SupportView | null {
  return view
}

/** Sets the view; null deletes the stored one too. */
export function setSupportView(next: SupportView | null) {
  view = next
  if (next === null) sessionStorage.removeItem(place)
  for (const listener of listeners) listener()
}

/** Stores the view for a reload of the tab. */
export function storeForReload(stored: StoredSupportView) {
  sessionStorage.setItem(place, JSON.stringify(stored))
}

/** The stored view after a reload, null without one. */
export function storedSupportView(): StoredSupportView | null {
  try {
    const parsed: Partial<StoredSupportView> | null = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return parsed?.view && parsed.token ? { view: parsed.view, token: parsed.token } : null
  } catch {
    return null
  }
}

/** null outside of support's view. */
export function useSupportView(): SupportView | null {
  return useSyncExternalStore(subscribe, supportView)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
