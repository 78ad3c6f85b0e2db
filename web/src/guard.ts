import { data, redirect } from 'react-router'
import { queryClient } from './api/query-client'
import { modalHash } from './paths'
import type { Guard } from './routes'
import { restoreOperator } from './session/operator'
import { rememberOperatorPlace } from './session/operator-place'
import { rememberPlace } from './session/redirect'
import { isKeptOut, profileQuery, restoreSession } from './session/session'

/** Lets a visitor onto a page, sends them elsewhere, or throws what the error page shows. */
export async function passGuard(guard: Guard, request: Request): Promise<null> {
  if (guard === 'operator') return passOperator(request)
  const found = await restoreSession().catch((failure: unknown) => {
    if (guard === 'open') return 'visitor' as const
    throw failure
  })
  if (guard === 'open') return null
  if (guard === 'guest-only') {
    if (found === 'participant') throw redirect('/')
    return null
  }
  if (found === 'participant') return passOpenDoor()
  if (found === 'expired') throw data(null, { status: 401 })
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect(`/${modalHash('logowanie')}`)
}

/** What participants alone see is closed during maintenance. */
function passOpenDoor(): null {
  const user = queryClient.getQueryData(profileQuery.queryKey)
  if (user && isKeptOut(user)) throw redirect('/przerwa-techniczna')
  return null
}

async function passOperator(request: Request): Promise<null> {
  if (await restoreOperator()) return null
  const { pathname, search } = new URL(request.url)
  rememberOperatorPlace(pathname + search)
  throw redirect('/zaplecze/logowanie')
}
