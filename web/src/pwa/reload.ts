import { hasUnsavedInput } from '../form/unsaved'
import { delayedNow } from '../session/delayed'
import { supportView } from '../session/support-view'

/** The delay in milliseconds between the detection of a new version and the reload. */
const reloadDelay = 500

/** The interval in milliseconds at which a reload that would lose something is retried. */
const retryTime = 1000

let isScheduled = false

/** Reloads the page once, after half a second or as soon as no unsaved input would be lost. */
export function reloadSoon() {
  if (isScheduled) return
  isScheduled = true
  setTimeout(() => runOnceNothingIsUnsaved(() => window.location.reload()), reloadDelay)
}

/** Runs at once, or as soon as a reload would lose nothing. */
export function runOnceNothingIsUnsaved(callback: () => void) {
  if (wouldLoseUnsaved()) setTimeout(() => runOnceNothingIsUnsaved(callback), retryTime)
  else callback()
}

/**
 * True if a reload would lose unsaved input, a delayed decision, or support's view of the portal, whose bearer is in
 * memory only.
 */
function wouldLoseUnsaved(): boolean {
  return hasUnsavedInput() || delayedNow().length > 0 || supportView() !== null
}
