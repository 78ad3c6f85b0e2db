import { lazy, Suspense } from 'react'
import { type BlockerFunction, useBlocker, useLocation } from 'react-router'
import { loadOrReload } from '../loading'
import { leaveFreely, setPendingLeave, usePendingLeave, wouldLoseWork } from './leaving'
import { discardUnsaved, unsavedDialog } from './unsaved'

/* Loaded on demand, because most pages are left without a question. */
const LeavingDialog = lazy(() => loadOrReload(() => import('./LeavingDialog')))

const loses: BlockerFunction = ({ currentLocation, nextLocation }) =>
  wouldLoseWork(currentLocation, nextLocation)

/**
 * Asks before unsaved work is lost: on leaving the page by a link, a menu, the browser's Back or signing out, and on
 * closing a dialog.
 */
export function LeavingQuestion() {
  const { pathname } = useLocation()
  const blocker = useBlocker(loses)
  const pendingLeave = usePendingLeave()
  const isBlocked = blocker.state === 'blocked'
  if (!isBlocked && pendingLeave === null) return null
  /* The browser's Back within a page closes the dialog that the address opened. */
  const dialog = isBlocked && blocker.location.pathname === pathname ? unsavedDialog() : pendingLeave?.dialog
  function stay() {
    setPendingLeave(null)
    if (blocker.state === 'blocked') blocker.reset()
  }
  function leave() {
    discardUnsaved(dialog)
    setPendingLeave(null)
    if (blocker.state === 'blocked') blocker.proceed()
    if (pendingLeave) void leaveFreely(pendingLeave.run)
  }
  if (pendingLeave?.Question) return <pendingLeave.Question onStay={stay} onLeave={leave} />
  return (
    <Suspense>
      <LeavingDialog from={dialog ? 'dialog' : 'page'} onStay={stay} onLeave={leave} />
    </Suspense>
  )
}
