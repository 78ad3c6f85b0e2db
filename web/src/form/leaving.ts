import { useSyncExternalStore } from 'react'
import { askBeforeClosing } from '../ui/closing'
import { hasUnsavedWork, hasUnsavedWorkIn } from './unsaved'

/** What waits for the answer: to leave the page, or to close a dialog of it. */
interface Asked {
  readonly act: () => void
  readonly dialog?: Element
}

let isFree = false
let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Goes to another page without a question: there is no staying, as where a session is over. What was typed stays as a draft. */
export async function leaveFreely(go: () => Promise<void> | void) {
  isFree = true
  try {
    await go()
  } finally {
    isFree = false
  }
}

/** Whether going from one page to another would lose work that its writer was not asked about. */
export function wouldLoseWork(from: string, to: string): boolean {
  return from !== to && !isFree && hasUnsavedWork()
}

/** Acts at once, or once whoever has unsaved work has said that it may go: what ends a session leaves no page to stay on. */
export function actOnceFree(act: () => void) {
  if (hasUnsavedWork()) putOff({ act })
  else act()
}

/** A dialog with unsaved work is closed once whoever wrote it has said so. */
askBeforeClosing((dialog, close) => {
  if (!hasUnsavedWorkIn(dialog)) return false
  putOff({ act: close, dialog })
  return true
})

/** What waits for the answer, null where nothing does. */
export function usePutOff(): Asked | null {
  return useSyncExternalStore(subscribe, () => asked)
}

export function putOff(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
