import { noBreak } from '../format/text'
import { dropWaitingReports, waitingReports } from '../session/outbox'
import { signOut } from '../session/session'
import { SafeChoice } from './LeavingDialog'
import { runOnceLeaveAllowed, setPendingLeave } from './leaving'
import { hasUnsavedWork } from './unsaved'

/** The time in milliseconds after which a database that does not answer keeps nobody from signing out. */
const patience = 1000

/**
 * Signs a participant out by hand, after the question about unsaved input, and about reports that wait on this device:
 * like drafts, they are not left to whoever uses it next.
 */
export async function requestSignOut() {
  await requestLeave(signOut, signOutWithReports)
}

/** Asks the same before all sessions are ended, which is followed by `signOutWithReports`. */
export async function requestEndOfSessions(end: () => void) {
  await requestLeave(end, end)
}

/** Signs out and deletes what waits on this device, as was agreed to; a deletion that fails keeps nobody signed in. */
export async function signOutWithReports() {
  try {
    await withPatience(dropWaitingReports(), undefined)
  } catch {
    console.debug('Reports could not be deleted')
  } finally {
    signOut()
  }
}

async function requestLeave(leave: () => void, leaveReports: () => Promise<void> | void) {
  const { length: count } = await withPatience(waitingReports(), [])
  if (count === 0) return runOnceLeaveAllowed(leave)
  setPendingLeave({
    /* Drawn without code of its own, which would not come without a connection. */
    Question: (choice) => <ReportsQuestion count={count} {...choice} />,
    run: leaveReports,
  })
}

function withPatience<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  return Promise.race([answer, new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), patience))])
}

interface ReportsQuestionProps {
  count: number
  onStay: () => void
  onLeave: () => void
}

function ReportsQuestion({ count, onStay, onLeave }: ReportsQuestionProps) {
  const unsaved = hasUnsavedWork() ? ' Przepadną też zmiany, których nie zapisano.' : ''
  return (
    <SafeChoice
      title="Masz niewysłane zgłoszenia"
      what={noBreak(
        `Na tym telefonie są zgłoszenia faktur, których jeszcze nie wysłaliśmy: ${count}. Jeśli się wylogujesz, usuniemy je i do nas nie dotrą.${unsaved}`,
      )}
      stay="Nie wylogowuj mnie"
      leave="Wyloguj i usuń"
      onStay={onStay}
      onLeave={onLeave}
    />
  )
}
