import { useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import { nameIn } from '../modal/modal'
import { askBeforeClosing } from '../ui/closing'
import { hasUnsavedWork, hasUnsavedWorkIn, unsavedDialog } from './unsaved'

/** The action that waits for the answer: to leave the page, or to close a dialog of it. */
interface PendingLeave {
  readonly run: () => void
  readonly dialog?: Element
}

let isFree = false
let pendingLeave: PendingLeave | null = null
const listeners = new Set<() => void>()

/**
 * Goes on without a question: there is no staying, as where a session is over, or it was answered. What was typed stays
 * as a draft.
 */
export async function leaveFreely(go: () => Promise<void> | void) {
  isFree = true
  try {
    await go()
  } finally {
    isFree = false
  }
}

type Place = Pick<Location, 'pathname' | 'hash'>

/**
 * True where going on would lose work that its writer was not asked about: that of the page, or of the dialog that its
 * address opens.
 */
export function wouldLoseWork(from: Place, to: Place): boolean {
  if (isFree) return false
  if (from.pathname !== to.pathname) return hasUnsavedWork()
  const open = nameIn(from.hash)
  return open !== null && open !== nameIn(to.hash) && unsavedDialog() !== undefined
}

/**
 * Acts at once, or once whoever has unsaved work has said that it may go: what ends a session leaves no page to stay
 * on.
 */
export function runOnceLeaveAllowed(run: () => void) {
  if (hasUnsavedWork()) setPendingLeave({ run })
  else run()
}

/** A dialog with unsaved work is closed once whoever wrote it has said so. */
askBeforeClosing((dialog, close) => {
  if (!hasUnsavedWorkIn(dialog)) return false
  setPendingLeave({ run: close, dialog })
  return true
})

/** The action that waits for the answer, null where none does. */
export function usePendingLeave(): PendingLeave | null {
  return useSyncExternalStore(subscribe, () => pendingLeave)
}

export function setPendingLeave(next: PendingLeave | null) {
  pendingLeave = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
