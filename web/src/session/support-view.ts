import { useSyncExternalStore } from 'react'

/** Support looks at the portal as a participant, in this tab and until then. */
export interface SupportView {
  readonly participant: string
  readonly nip: string
  readonly expires_at: string
}

/** Support view with its bearer. */
interface StoredSupportView {
  readonly view: SupportView
  readonly token: string
}

/* The storage key, of this tab and no longer than it: nothing renews such a bearer, and it changes nothing. */
const place = 'plon-support-view'

let view: SupportView | null = null
const listeners = new Set<() => void>()

export function supportView(): SupportView | null {
  return view
}

/** Over, it leaves nothing for a reload either. */
export function setSupportView(next: SupportView | null) {
  view = next
  if (next === null) sessionStorage.removeItem(place)
  for (const listener of listeners) listener()
}

/** The view goes on after a reload of the tab. */
export function storeForReload(stored: StoredSupportView) {
  sessionStorage.setItem(place, JSON.stringify(stored))
}

/** The support view with which a reload goes on. */
export function storedSupportView(): StoredSupportView | null {
  try {
    const parsed: Partial<StoredSupportView> | null = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return parsed?.view && parsed.token ? { view: parsed.view, token: parsed.token } : null
  } catch {
    return null
  }
}

/** null where the portal is shown to whom it belongs. */
export function useSupportView(): SupportView | null {
  return useSyncExternalStore(subscribe, supportView)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
