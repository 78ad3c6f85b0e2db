import { type ComponentType, useSyncExternalStore } from 'react'
import type { Location } from 'react-router'
import { nameIn } from '../modal/modal'
import { askBeforeClosing } from '../ui/closing'
import { hasUnsavedWork, hasUnsavedWorkIn, unsavedDialog } from './unsaved'

/** The action that awaits the answer: leaving the page, or closing a dialog of it. */
interface PendingLeave {
  readonly run: () => Promise<void> | void
  readonly dialog?: Element
  /** The question in place of the one about unsaved input. */
  readonly Question?: ComponentType<{ readonly onStay: () => void; readonly onLeave: () => void }>
}

let isFree = false
let pendingLeave: PendingLeave | null = null
const listeners = new Set<() => void>()

/**
 * Navigates without the question, as after the end of a session or after its answer; unsaved input stays as a draft.
 */
export async function leaveFreely(go: () => Promise<void> | void) {
  isFree = true
  try {
    await go()
  } finally {
    isFree = false
  }
}

/** True while the page is being left so: what fails on it says nothing more. */
export const isLeaving = (): boolean => isFree

type Place = Pick<Location, 'pathname' | 'hash'>

/**
 * True if the navigation would lose work without a question: the page's, or that of the dialog that its address opens.
 */
export function wouldLoseWork(from: Place, to: Place): boolean {
  if (isFree) return false
  if (from.pathname !== to.pathname) return hasUnsavedWork()
  const open = nameIn(from.hash)
  return open !== null && open !== nameIn(to.hash) && unsavedDialog() !== undefined
}

/**
 * Acts at once, or after the question where there is unsaved work; used for ending a session, which leaves no page to
 * stay on.
 */
export function runOnceLeaveAllowed(run: () => void) {
  if (hasUnsavedWork()) setPendingLeave({ run })
  else run()
}

/** A dialog with unsaved work is closed only after the question. */
askBeforeClosing((dialog, close) => {
  if (!hasUnsavedWorkIn(dialog)) return false
  setPendingLeave({ run: close, dialog })
  return true
})

/** The pending action, null without one. */
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
