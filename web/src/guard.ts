import { data, redirect } from 'react-router'
import { queryClient } from './api/query-client'
import { noBreak } from './format/text'
import { loadOrReload, type Place, placeOf } from './loading'
import { nameIn } from './modal/modal'
import { modalHash } from './paths'
import type { Guard } from './routes'
import { rememberReturnPath } from './session/return-path'
import { revalidateSession } from './session/revalidation'
import {
  collectsPoints,
  isClosedForMaintenance,
  isPartner,
  profileQuery,
  restoreSession,
  supportViewEnded,
  type User,
} from './session/session'
import { showError, toastTimes } from './ui/toast-queue'

const notTheirs = {
  retail: {
    title: 'Ta strona jest tylko dla uczestników',
    text: noBreak('Na koncie partnera nie ma faktur, punktów ani nagród. To jest Twój panel.'),
  },
  partner: {
    title: 'Ta strona jest tylko dla partnerów',
    text: noBreak('Link do polecania programu mają partnerzy handlowi. To jest Twój panel.'),
  },
} as const

/** Admits a visitor to a page, redirects them, or throws an error for the error page. */
export async function passGuard(
  guard: Guard,
  request: Request,
  requestedLocation: () => Place,
): Promise<null> {
  if (guard === 'operator') return passOperator(request, requestedLocation)
  const found = await restoreSession().catch((failure: unknown) => {
    if (guard === 'open') return 'visitor' as const
    throw failure
  })
  if (found === 'participant') revalidateSession()
  if (found === 'supportViewOver') {
    showError(supportViewEnded)
    throw redirect('/support-login')
  }
  if (guard === 'open') return null
  if (guard === 'guest-only') {
    if (found === 'participant') throw redirect('/')
    return null
  }
  if (found === 'participant') return checkCachedProfile(guard)
  rememberReturnPath(returnPathOf(request, requestedLocation()))
  if (found === 'expired') throw data(null, { status: 401 })
  throw redirect(`/${modalHash('logowanie')}`)
}

/**
 * Checks the cached profile: participants' pages are closed during maintenance, and who is on a page that is not theirs
 * is sent to their panel.
 */
function checkCachedProfile(guard: 'protected' | 'retail' | 'partner'): null {
  const user = queryClient.getQueryData(profileQuery.queryKey)
  if (user && isClosedForMaintenance(user)) throw redirect('/przerwa-techniczna')
  if (guard !== 'protected' && user && !isTheirs(guard, user)) {
    showError(notTheirs[guard].title, notTheirs[guard].text, toastTimes.partner)
    throw redirect('/dashboard')
  }
  return null
}

function isTheirs(guard: 'retail' | 'partner', user: User): boolean {
  return guard === 'retail' ? collectsPoints(user) : isPartner(user)
}

/** Visitors and participants never load the session of operators. */
async function passOperator(request: Request, requestedLocation: () => Place): Promise<null> {
  const operators = await loadOrReload(
    () => import('./admin-guard'),
    () => placeOf(requestedLocation()),
  )
  return operators.passOperator(() => returnPathOf(request, requestedLocation()))
}

/** The address with its modal's hash, unless the visitor has gone on to another page, to which the hash belongs. */
function returnPathOf(request: Request, requestedLocation: Place): string {
  const { pathname, search } = new URL(request.url)
  const isRequested = requestedLocation.pathname === pathname && requestedLocation.search === search
  const modal = isRequested && nameIn(requestedLocation.hash) !== null ? requestedLocation.hash : ''
  return pathname + search + modal
}
