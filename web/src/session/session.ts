import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { answer, api, bearer } from '../api/client'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { queryClient } from '../api/query-client'
import type { AnswerTo, Program } from '../api/wire'
import { modalHash } from '../paths'
import { showError, showSuccess, toastTimes } from '../ui/toast-queue'
import { dropDrafts } from './drafts'
import { forgetLastSeen, openLastSeen } from './last-seen'
import { offlineView, setOfflineView, useOfflineView } from './offline-view'
import { forgetPostponedPrompts } from './prompt-cookies'
import { endReauth, requestReauth } from './reauth-request'
import { currentPath, forgetReturnPath, rememberReturnPath } from './redirect'
import { settingsQuery } from './settings'
import { type SupportView, setSupportView, storedSupportView, supportView } from './support-view'

export type User = AnswerTo<'/api/v1/user/profile'>['data']

export type Session = { readonly kind: 'visitor' } | { readonly kind: 'participant'; readonly user: User }

/** The participant who is signed in. Whatever changes the profile or the points invalidates this query. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/user/profile', { signal }))).data,
  staleTime: 60_000,
})

export function useSession(): Session {
  const isSignedIn = useSyncExternalStore(bearer.subscribe, bearer.isSignedIn)
  const isOffline = useOfflineView() !== null
  const { data: user } = useQuery({ ...profileQuery, enabled: isSignedIn })
  return (isSignedIn || isOffline) && user ? { kind: 'participant', user } : { kind: 'visitor' }
}

/** The participant, on pages that the guard lets nobody else see. */
export function useUser(): User {
  const { data: user } = useQuery({ ...profileQuery, enabled: bearer.isSignedIn() })
  if (!user) throw new Error('A page for participants was shown to a visitor')
  return user
}

/** True where somebody is signed in, be it that only what they saw last can be shown. */
export function hasSessionOrCache(): boolean {
  return bearer.isSignedIn() || offlineView() !== null
}

/**
 * The result of a page load: `expired` where there was a session that the server no longer continues, `supportViewOver`
 * where it was support's view of the portal. Without a connection it is what this browser saw last. Throws a `Failure`
 * where the server could not be asked and nothing was cached.
 */
export async function restoreSession(): Promise<'participant' | 'visitor' | 'expired' | 'supportViewOver'> {
  if (offlineView()) return 'participant'
  if (!bearer.isSignedIn()) {
    const stored = storedSupportView()
    if (stored) return resumeSupportView(stored.token, stored.view)
    if (!bearer.mayRestore()) return 'visitor'
    try {
      if ((await bearer.renew()) === null) {
        bearer.forget()
        void forgetLastSeen()
        forgetReturnPath()
        forgetPostponedPrompts()
        return 'expired'
      }
    } catch (thrown) {
      if (failureFrom(thrown).kind === 'network' && (await openLastSeen())) return 'participant'
      throw thrown
    }
  }
  /* What stands above a page, such as a notice of the programme, is there as the page comes, and not a moment later. */
  const settings = queryClient.fetchQuery({ ...settingsQuery, retry: false }).catch(() => undefined)
  await Promise.all([queryClient.ensureQueryData(profileQuery), settings])
  return 'participant'
}

/** Support's view goes on after a reload of its tab, by the bearer that it has, for as long as the server takes that. */
async function resumeSupportView(
  token: string,
  view: SupportView,
): Promise<'participant' | 'supportViewOver'> {
  setSupportView(view)
  bearer.borrow(token)
  try {
    await queryClient.ensureQueryData(profileQuery)
    return 'participant'
  } catch (thrown) {
    if (failureFrom(thrown).status !== 401) throw thrown
    setSupportView(null)
    bearer.forget()
    return 'supportViewOver'
  }
}

/** Told to support once its view of the portal has run out. */
export const supportViewEnded = 'Podgląd konta się zakończył'

export interface Credentials {
  readonly nip: string
  readonly password: string
}

/** The programme that every participant of this portal signs in to. */
export const accountType = 'program.retail'

/** Whose content somebody sees: a partner their own, everyone else that of the farms and companies. */
export function programmeOf(session: Session): Program {
  return session.kind === 'participant' ? session.user.account_type : accountType
}

/** Whether somebody's purchases count: not a visitor's, nor a partner's while they are not let in. */
export function hasPurchases(session: Session): boolean {
  return session.kind === 'participant' && collectsPoints(session.user)
}

/**
 * Invoices, points and rewards are open to them: to farms and companies always, to partners where the operators say so.
 */
export function collectsPoints({ collects_points: isCollecting }: Pick<User, 'collects_points'>): boolean {
  return isCollecting
}

/** Farms and companies grow something; a partner sells to them. */
export function hasCrops({ account_type: account }: Pick<User, 'account_type'>): boolean {
  return account === accountType
}

/** True while the programme is closed for maintenance, for this participant too. */
export function isClosedForMaintenance(user: User): boolean {
  return user.maintenance === 1
}

/** Signs in and loads the profile. */
export async function signIn(credentials: Credentials) {
  const signedIn = await answer(
    api.POST('/api/v1/auth/login', {
      body: { account_type: accountType, ...credentials },
      errorHandle: false,
    }),
  )
  void forgetLastSeen()
  bearer.signIn(signedIn.auth_token)
  await queryClient.fetchQuery(profileQuery)
  return {}
}

/** Signs out here and in the other tabs; support's view of the portal ends in this tab only. */
export function signOut() {
  const message = supportView() ? 'Podgląd konta zakończony' : 'Wylogowano poprawnie'
  bearer.signOut()
  showSuccess(message, toastTimes.logout)
}

/**
 * Leads away from what needs a session once it is over, and only then forgets what the session had loaded. One that has
 * run out is gone on with where it stood; one that was ended by hand leaves no draft. Who was writing is asked to sign
 * in where they are.
 */
export function followSession(
  navigate: (path: string) => Promise<void>,
  isWriting: () => boolean = () => false,
) {
  return bearer.subscribe(async (event) => {
    if (event === 'signedIn') return
    if (event === 'denied') return navigate('/')
    const account = queryClient.getQueryData(profileQuery.queryKey)?.profile.nip ?? null
    if (event === 'expired' && account !== null && supportView() === null && isWriting())
      return requestReauth({ realm: 'portal', account, leave: () => void end('expired', account) })
    await end(event, account)
  })

  async function end(event: 'signedOut' | 'expired', account: string | null) {
    endReauth()
    const isSupport = supportView() !== null
    setSupportView(null)
    setOfflineView(null)
    if (!isSupport) void forgetLastSeen()
    if (event === 'expired') {
      if (isSupport) forgetReturnPath()
      else if (!currentPath().startsWith('/zaplecze')) rememberReturnPath(currentPath(), account)
      bearer.forget()
      showError(isSupport ? supportViewEnded : messages.signedOut)
    } else if (!isSupport) dropDrafts('portal')
    if (isSupport) {
      await navigate('/support-login')
    } else {
      forgetPostponedPrompts()
      await navigate(event === 'expired' ? `/${modalHash('logowanie')}` : '/wylogowano')
    }
    forgetLoaded()
  }
}

/** Nothing that one person has loaded is shown to the next. */
export function forgetLoaded() {
  queryClient.removeQueries({
    predicate: ({ queryKey: [first] }) => first !== settingsQuery.queryKey[0] && first !== 'backoffice',
  })
}
