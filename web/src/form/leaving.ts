import { useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import { nameIn } from '../modal/modal'
import { askBeforeClosing } from '../ui/closing'
import { hasUnsavedWork, hasUnsavedWorkIn, unsavedDialog } from './unsaved'

/** What waits for the answer: to leave the page, or to close a dialog of it. */
interface Asked {
  readonly act: () => void
  readonly dialog?: Element
}

let isFree = false
let asked: Asked | null = null
const listeners = new Set<() => void>()

/** Goes on without a question: there is no staying, as where a session is over, or it was answered. What was typed stays as a draft. */
export async function leaveFreely(go: () => Promise<void> | void) {
  isFree = true
  try {
    await go()
  } finally {
    isFree = false
  }
}

type Place = Pick<Location, 'pathname' | 'hash'>

/** Whether going on would lose work that its writer was not asked about: that of the page, or of the dialog that its address opens. */
export function wouldLoseWork(from: Place, to: Place): boolean {
  if (isFree) return false
  if (from.pathname !== to.pathname) return hasUnsavedWork()
  const open = nameIn(from.hash)
  return open !== null && open !== nameIn(to.hash) && unsavedDialog() !== undefined
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
