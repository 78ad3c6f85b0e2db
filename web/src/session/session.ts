import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { answer, api, bearer } from '../api/client'
import { failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import { queryClient } from '../api/query-client'
import type { AnswerTo, Program } from '../api/wire'
import { modalHash } from '../paths'
import { lastFigures } from '../ui/last-figures'
import { showError, showSuccess, toastTimes } from '../ui/toast-queue'
import { dropDrafts } from './drafts'
import { clearOfflineCache, openOfflineCache } from './lazy-offline-cache'
import { offlineView, setOfflineView, useOfflineView } from './offline-view'
import { setOpenedNotifications } from './opened-notifications'
import { forgetPostponedPrompts } from './prompt-cookies'
import { endReauth, requestReauth } from './reauth-request'
import { currentPath, forgetReturnPath, rememberReturnPath } from './return-path'
import { settingsQuery } from './settings'
import { type SupportView, setSupportView, storedSupportView, supportView } from './support-view'

export type User = AnswerTo<'/api/v1/user/profile'>['data']

export type Session = { readonly kind: 'visitor' } | { readonly kind: 'participant'; readonly user: User }

/** The signed-in participant; invalidated by every change of the profile or the points. */
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

/** The participant, on pages behind the guard. */
export function useUser(): User {
  const { data: user } = useQuery({ ...profileQuery, enabled: bearer.isSignedIn() })
  if (!user) throw new Error('A page for participants was shown to a visitor')
  return user
}

/** True for a signed-in participant, also where only the cache can be shown. */
export function hasSessionOrCache(): boolean {
  return bearer.isSignedIn() || offlineView() !== null
}

/**
 * Restores a session on a page load: `expired` after a session that the server no longer continues, `supportViewOver`
 * after support's view. Without a connection the cache is shown. Throws a `Failure` without an answer and without a
 * cache.
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
        void clearOfflineCache()
        forgetReturnPath()
        forgetPostponedPrompts()
        setOpenedNotifications([])
        return 'expired'
      }
    } catch (thrown) {
      if (failureFrom(thrown).kind === 'network' && (await openOfflineCache())) return 'participant'
      throw thrown
    }
  }
  /* Settings are awaited so that notices above the page come with it and do not move it. */
  const settings = queryClient.fetchQuery({ ...settingsQuery, retry: false }).catch(() => undefined)
  await Promise.all([queryClient.ensureQueryData(profileQuery), settings])
  return 'participant'
}

/** Resumes support's view after a reload of its tab, by its stored bearer, until that expires. */
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

/** Shown to support after the end of its view. */
export const supportViewEnded = 'Podgląd konta się zakończył'

export interface Credentials {
  readonly nip: string
  readonly password: string
}

/** The account type with which participants of this portal sign in. */
export const accountType = 'program.retail'

/** The programme whose content is shown: a partner's own, everyone else that of the farms and companies. */
export function programmeOf(session: Session): Program {
  return session.kind === 'participant' ? session.user.account_type : accountType
}

/** True for a participant whose purchases count: not for visitors, nor for partners who collect no points. */
export function hasPurchases(session: Session): boolean {
  return session.kind === 'participant' && collectsPoints(session.user)
}

/**
 * True if invoices, points and rewards are open to them: always to farms and companies, to partners where the operators
 * allow it.
 */
export function collectsPoints({ collects_points: isCollecting }: Pick<User, 'collects_points'>): boolean {
  return isCollecting
}

/** True for trade partners, who invite farms by a link of their own. */
export function isPartner({ account_type: account }: Pick<User, 'account_type'>): boolean {
  return account === 'program.partner'
}

/** True for farms and companies; partners have no crops. */
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
  void clearOfflineCache()
  bearer.signIn(signedIn.auth_token)
  await queryClient.fetchQuery(profileQuery)
  return {}
}

/** Signs out in all tabs; support's view ends in this tab only. */
export function signOut() {
  const message = supportView() ? 'Podgląd konta zakończony' : 'Wylogowano poprawnie'
  bearer.signOut()
  showSuccess(message, toastTimes.logout)
}

/**
 * Leaves pages that need a session at its end, and clears its data afterwards. An expired one keeps its return path and
 * drafts, a sign-out by hand keeps neither; unsaved input keeps the page, with a sign-in over it.
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
    if (!isSupport) void clearOfflineCache()
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
    clearSessionData()
  }
}

/** Clears a session's data, so that the next user of the browser sees none of it. */
export function clearSessionData() {
  lastFigures.clear()
  setOpenedNotifications([])
  queryClient.removeQueries({
    predicate: ({ queryKey: [first] }) => first !== settingsQuery.queryKey[0] && first !== 'backoffice',
  })
}
