import { useSyncExternalStore } from 'react'

/** Support looks at the portal as a participant, in this tab and until then. */
export interface SupportView {
  readonly participant: string
  readonly nip: string
  readonly expires_at: string
}

/** A look with the bearer that it is made with. */
interface KeptLook {
  readonly view: SupportView
  readonly token: string
}

/* Of this tab and no longer than it: nothing renews such a bearer, and it changes nothing. */
const place = 'plon-support-view'

let view: SupportView | null = null
const listeners = new Set<() => void>()

export function supportView(): SupportView | null {
  return view
}

/** Over, it leaves nothing for a reload either. */
export function keepSupportView(next: SupportView | null) {
  view = next
  if (next === null) sessionStorage.removeItem(place)
  for (const listener of listeners) listener()
}

/** The look goes on after a reload of the tab. */
export function keepForReload(look: KeptLook) {
  sessionStorage.setItem(place, JSON.stringify(look))
}

/** What a reload goes on with. */
export function keptLook(): KeptLook | null {
  try {
    const kept: Partial<KeptLook> | null = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return kept?.view && kept.token ? { view: kept.view, token: kept.token } : null
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
