import { useSyncExternalStore } from 'react'

/** Support looks at the portal as a participant, in this tab and until then. */
export interface SupportView {
  readonly participant: string
  readonly nip: string
  readonly expires_at: string
}

let view: SupportView | null = null
const listeners = new Set<() => void>()

export function supportView(): SupportView | null {
  return view
}

export function keepSupportView(next: SupportView | null) {
  view = next
  for (const listener of listeners) listener()
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
