import { useSyncExternalStore } from 'react'

/** A place in the kit that something which is loaded later draws into: next to nothing while it is empty. */
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
