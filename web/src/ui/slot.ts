import { useSyncExternalStore } from 'react'

/** A slot of the kit for an optional component that is loaded later; it costs next to nothing while empty. */
export function slot<Filling>() {
  const listeners = new Set<() => void>()
  let filling: Filling | null = null
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
  return {
    use: () => useSyncExternalStore(subscribe, () => filling),
    fill(next: Filling | null) {
      filling = next
      for (const listener of listeners) listener()
    },
  }
}
