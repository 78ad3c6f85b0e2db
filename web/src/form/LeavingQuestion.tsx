import { lazy, Suspense, useCallback } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { loadOrReload } from '../loading'
import { putOff, usePutOff, wouldLoseWork } from './leaving'
import { giveUpWork } from './unsaved'

/* Most pages are left without a question. */
const LeavingDialog = lazy(() => loadOrReload(() => import('./LeavingDialog')))

/** Asks before a page with unsaved work is left for another one: by a link, a menu, the browser's Back, or signing out; and before a dialog with it is closed. */
export function LeavingQuestion() {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => wouldLoseWork(currentLocation.pathname, nextLocation.pathname),
      [],
    ),
  )
  const asked = usePutOff()
  if (blocker.state !== 'blocked' && asked === null) return null
  function stay() {
    putOff(null)
    if (blocker.state === 'blocked') blocker.reset()
  }
  function leave() {
    giveUpWork(asked?.dialog)
    putOff(null)
    if (blocker.state === 'blocked') blocker.proceed()
    asked?.act()
  }
  return (
    <Suspense>
      <LeavingDialog from={asked?.dialog ? 'dialog' : 'page'} onStay={stay} onLeave={leave} />
    </Suspense>
  )
}
