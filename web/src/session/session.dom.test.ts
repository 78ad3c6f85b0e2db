import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, api, bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { lastFigures } from '../ui/last-figures'
import { setToastRenderer } from '../ui/toast-queue'
import { draftKey, readDraft, saveDraft } from './draft-store'
import { draftRound } from './drafts'
import { openedNotifications, setOpenedNotifications } from './opened-notifications'
import { isPostponed, postponePrompt } from './prompt-cookies'
import { pathAfterSignIn, rememberReturnPath } from './return-path'
import { clearSessionData, followSession, profileQuery, restoreSession, signIn, signOut } from './session'
import { setSupportView, storedSupportView, storeForReload, supportView } from './support-view'

const anna = { profile: { first_name: 'Anna' } }

function server(answers: Record<string, () => Response>) {
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), window.location.origin))
    calls.push(request.clone())
    const { pathname } = new URL(request.url)
    return (answers[pathname] ?? (() => Response.json({}, { status: 401 })))()
  })
  return calls
}

const signsIn = {
  '/api/v1/auth/login': () => Response.json({ auth_token: 't1', data: {} }),
  '/api/v1/user/profile': () => Response.json({ data: anna }),
}

const notice = vi.fn()
const visited: string[] = []
let stop: () => void

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  notice.mockClear()
  visited.length = 0
  setToastRenderer(notice)
  stop = followSession(async (path) => {
    visited.push(path)
  })
})
afterEach(() => {
  stop()
  bearer.forget()
})

test('signing in sends the programme, the NIP and the password, and loads the profile', async () => {
  const calls = server(signsIn)
  await signIn({ nip: '5260250274', password: 'tajne' })
  expect(await calls[0]?.json()).toEqual({
    account_type: 'program.retail',
    nip: '5260250274',
    password: 'tajne',
  })
  expect(calls[1]?.headers.get('Authorization')).toBe('Bearer t1')
  expect(queryClient.getQueryData(profileQuery.queryKey)).toEqual(anna)
})

test('the bearer is kept in memory only', async () => {
  server(signsIn)
  await signIn({ nip: '5260250274', password: 'tajne' })
  const stored = JSON.stringify([localStorage, sessionStorage, document.cookie])
  expect(stored).not.toContain('t1')
  expect(stored).not.toContain('tajne')
})

test('signing out says so for 4 s, leads to /wylogowano and forgets the participant', async () => {
  const calls = server(signsIn)
  await signIn({ nip: '5260250274', password: 'tajne' })
  // biome-ignore lint/suspicious/noDocumentCookie: the test stands in for a prompt that was put off
  document.cookie = 'trip_hide_modal=1; path=/'
  signOut()
  await vi.waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined())
  expect(visited).toEqual(['/wylogowano'])
  expect(notice).toHaveBeenCalledWith({ tone: 'success', title: 'Wylogowano poprawnie' }, 4000)
  expect(calls.at(-1)?.url).toContain('/api/v1/auth/logout')
  expect(calls.at(-1)?.headers.get('Authorization')).toBe('Bearer t1')
  expect(document.cookie).not.toContain('trip_hide_modal')
  expect(bearer.mayRestore()).toBe(false)
})

test('the figures that a participant has seen count up for nobody else', () => {
  lastFigures.set('balance', 62_480)
  clearSessionData()
  expect(lastFigures.size).toBe(0)
})

test('signing out works without a connection and stays done', async () => {
  server(signsIn)
  await signIn({ nip: '5260250274', password: 'tajne' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  signOut()
  await vi.waitFor(() => expect(visited).toEqual(['/wylogowano']))
  expect(bearer.isSignedIn()).toBe(false)
})

const nip = '5260250274'
const own = { profile: { first_name: 'Anna', nip } }

test('a session that ended elsewhere leads to the sign-in, and that back to where it ended, but nobody else', async () => {
  server({ ...signsIn, '/api/v1/user/profile': () => Response.json({ data: own }) })
  await signIn({ nip, password: 'tajne' })
  window.history.replaceState(null, '', '/kontakt?a=1#!uwaga')
  saveDraft(draftKey({ realm: 'portal', account: nip }, '/kontakt Wiadomość'), { topic: 'x' }, draftRound())
  server({})
  await expect(answer(api.GET('/api/v1/notifications'))).rejects.toMatchObject({ kind: 'signedOut' })
  await vi.waitFor(() => expect(visited).toEqual(['/#!logowanie']))
  expect(pathAfterSignIn('', nip)).toBe('/kontakt?a=1#!uwaga')
  expect(pathAfterSignIn('', '7740001454')).toBe('/dashboard')
  expect(readDraft(draftKey({ realm: 'portal', account: nip }, '/kontakt Wiadomość'))).not.toBeNull()
  expect(bearer.isSignedIn()).toBe(false)
  expect(notice).toHaveBeenCalledWith({ tone: 'danger', title: 'Zostałeś automatycznie wylogowany' }, 4000)
})

test('signing out by hand leaves no draft of the portal, and those of the back office alone', async () => {
  server(signsIn)
  await signIn({ nip, password: 'tajne' })
  const [mine, admin] = (['portal', 'backoffice'] as const).map((realm) =>
    draftKey({ realm, account: 'a' }, 'b'),
  )
  for (const place of [mine, admin]) saveDraft(String(place), { topic: 'x' }, draftRound())
  const round = draftRound()
  signOut()
  expect(readDraft(String(mine))).toBeNull()
  expect(readDraft(String(admin))).not.toBeNull()
  /* A form still mounted meanwhile stores no draft again. */
  saveDraft(String(mine), { topic: 'x' }, round)
  expect(readDraft(String(mine))).toBeNull()
})

test('a page load whose session is over leaves nothing of whose it was to the next one here', async () => {
  server({})
  localStorage.setItem('plon-portal-session', '1')
  rememberReturnPath('/moje-faktury')
  postponePrompt('trip_hide_modal', 60)
  postponePrompt('dovvo_undecided', 60)
  setOpenedNotifications([4])
  expect(await restoreSession()).toBe('expired')
  expect(openedNotifications()).toEqual([])
  expect(pathAfterSignIn('')).toBe('/dashboard')
  expect(['trip_hide_modal', 'dovvo_undecided'].filter(isPostponed)).toEqual([])
})

const view = { participant: 'Anna Kowalska', nip: '5260250274', expires_at: '2025-08-20T07:15:00Z' }

test("the end of support's view leads back to the way into it and keeps what operators have loaded", async () => {
  server(signsIn)
  await signIn({ nip: '5260250274', password: 'tajne' })
  queryClient.setQueryData(['backoffice', 'me'], { first_name: 'Sara' })
  setSupportView(view)
  bearer.borrow('lent')
  signOut()
  await vi.waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)).toBeUndefined())
  expect(visited).toEqual(['/support-login'])
  expect(notice).toHaveBeenCalledWith({ tone: 'success', title: 'Podgląd konta zakończony' }, 4000)
  expect(supportView()).toBeNull()
  expect(bearer.mayRestore()).toBe(true)
  expect(queryClient.getQueryData(['backoffice', 'me'])).toBeDefined()
})

test("support's view that has run out says so", async () => {
  server({})
  setSupportView(view)
  bearer.borrow('lent')
  await expect(answer(api.GET('/api/v1/notifications'))).rejects.toMatchObject({ kind: 'signedOut' })
  await vi.waitFor(() => expect(visited).toEqual(['/support-login']))
  expect(notice).toHaveBeenCalledWith({ tone: 'danger', title: 'Podgląd konta się zakończył' }, 4000)
})

test("support's view goes on after a reload by its own bearer, while the server takes it", async () => {
  const calls = server(signsIn)
  storeForReload({ view, token: 'lent' })
  expect(await restoreSession()).toBe('participant')
  expect(supportView()).toEqual(view)
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v1/user/profile'])
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer lent')
  expect(bearer.mayRestore()).toBe(false)
  signOut()
  await vi.waitFor(() => expect(visited).toEqual(['/support-login']))
  expect(storedSupportView()).toBeNull()
})

test('a view that ended meanwhile leaves nothing, and the session of whoever is here goes on', async () => {
  stop()
  server({})
  localStorage.setItem('plon-portal-session', '1')
  storeForReload({ view, token: 'lent' })
  expect(await restoreSession()).toBe('supportViewOver')
  expect([supportView(), storedSupportView(), bearer.isSignedIn()]).toEqual([null, null, false])
  expect(bearer.mayRestore()).toBe(true)
})

test('without a connection a view is kept for the next try', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  storeForReload({ view, token: 'lent' })
  await expect(restoreSession()).rejects.toMatchObject({ kind: 'network' })
  expect(storedSupportView()).toEqual({ view, token: 'lent' })
  setSupportView(null)
})

test('the wrong audience only goes home', async () => {
  server({
    ...signsIn,
    '/api/v1/notifications': () =>
      Response.json({ error: 'access_denied', message: 'Nie dla Ciebie' }, { status: 403 }),
  })
  await signIn({ nip: '5260250274', password: 'tajne' })
  await expect(answer(api.GET('/api/v1/notifications'))).rejects.toMatchObject({ kind: 'accessDenied' })
  await vi.waitFor(() => expect(visited).toEqual(['/']))
  expect(bearer.isSignedIn()).toBe(true)
})

test('errorHandle: false leaves everything to the caller', async () => {
  server(signsIn)
  await signIn({ nip: '5260250274', password: 'tajne' })
  server({})
  await expect(answer(api.GET('/api/v1/notifications', { errorHandle: false }))).rejects.toMatchObject({
    status: 401,
  })
  expect(visited).toEqual([])
  expect(bearer.isSignedIn()).toBe(true)
})
