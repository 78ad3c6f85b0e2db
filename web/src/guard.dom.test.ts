import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { adminRoutes } from './admin-routes'
import { bearer } from './api/client'
import { queryClient } from './api/query-client'
import { passGuard } from './guard'
import { menu, userMenu } from './layouts/menu'
import type { Place } from './loading'
import { type Row, routes } from './routes'
import { pathAfterSignIn } from './session/return-path'
import { profileQuery, type User } from './session/session'
import { storeForReload } from './session/support-view'
import { setToastRenderer } from './ui/toast-queue'

/** A server whose answer to a renewal is a session, its end, or none. */
function server(session: 'valid' | 'over' | 'away', maintenance = 0, collects_points = true) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (session === 'away') throw new TypeError('Failed to fetch')
    if (session === 'over') return Response.json({}, { status: 401 })
    if (!(input instanceof Request)) return Response.json({ auth_token: 't', data: {} })
    return Response.json({ data: { profile: { first_name: 'Anna' }, maintenance, collects_points } })
  })
}

/** The outcome of a visit: let in, sent to another address, or shown an error of a status. */
async function visit(
  guard: Parameters<typeof passGuard>[0],
  place = '/moje-faktury?tab=waiting',
  requestedLocation: Partial<Place> = {},
) {
  try {
    const { origin } = window.location
    const { href, pathname, search, hash } = new URL(place, origin)
    await passGuard(guard, new Request(href.replace(hash, '')), () => ({
      pathname,
      search,
      hash,
      ...requestedLocation,
    }))
    return 'in'
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location')
    return (
      (thrown as { init?: { status?: number }; kind?: string }).init?.status ??
      (thrown as { kind?: string }).kind
    )
  }
}

const storeSessionFlag = () => localStorage.setItem('plon-portal-session', '1')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
})
afterEach(() => bearer.forget())

test('a visitor is asked to sign in and afterwards led where they were going', async () => {
  server('over')
  expect(await visit('protected')).toBe('/#!logowanie')
  expect(pathAfterSignIn('')).toBe('/moje-faktury?tab=waiting')
})

test.each([
  ['/moje-faktury#!zglos-fakture', {}, '/moje-faktury#!zglos-fakture'],
  ['/moje-faktury?id=7#!szczegoly-faktury', {}, '/moje-faktury?id=7#!szczegoly-faktury'],
  ['/moje-faktury#tresc', {}, '/moje-faktury'],
  ['/moje-faktury#!zglos-fakture', { pathname: '/nagrody' }, '/moje-faktury'],
  ['/moje-faktury#!zglos-fakture', { search: '?tab=1' }, '/moje-faktury'],
])(
  'who came to %s (asked for now: %o) is afterwards led to %s',
  async (place, requestedLocation, remembered) => {
    server('over')
    expect(await visit('protected', place, requestedLocation)).toBe('/#!logowanie')
    expect(pathAfterSignIn('')).toBe(remembered)
  },
)

test('a visitor sees what is open and what is for guests', async () => {
  server('over')
  expect(await visit('open')).toBe('in')
  expect(await visit('guest-only')).toBe('in')
})

test('a page load restores the session', async () => {
  server('valid')
  storeSessionFlag()
  expect(await visit('protected')).toBe('in')
  expect(bearer.isSignedIn()).toBe(true)
})

test('a participant waits outside while the programme is closed, and reads what is for everybody', async () => {
  server('valid', 1)
  storeSessionFlag()
  expect(await visit('protected')).toBe('/przerwa-techniczna')
  expect(await visit('open')).toBe('in')
})

test('a page is shown by what was known, and the next by what the server has said since', async () => {
  server('valid', 1)
  bearer.signIn('t')
  queryClient.setQueryData(profileQuery.queryKey, { maintenance: 0 } as User, {
    updatedAt: Date.now() - 10_000,
  })
  const leave = new QueryObserver(queryClient, profileQuery).subscribe(() => undefined)
  expect(await visit('protected')).toBe('in')
  await vi.waitFor(() => expect(queryClient.getQueryData(profileQuery.queryKey)?.maintenance).toBe(1))
  expect(await visit('protected')).toBe('/przerwa-techniczna')
  leave()
})

test('a participant is sent home from a page for guests', async () => {
  server('valid')
  storeSessionFlag()
  expect(await visit('guest-only')).toBe('/')
})

test.each(['/wylogowano', '/rejestracja/dziekujemy'] as const)(
  '%s says what holds for nobody who is signed in, and is there for who is not',
  async (path) => {
    server('valid')
    const { guard } = routes[path]
    bearer.signIn('t')
    expect(await visit(guard, path)).toBe('/')
    bearer.signOut()
    expect(await visit(guard, path)).toBe('in')
  },
)

test('a page load whose session is over shows the error page, once, and signing in leads back to it', async () => {
  server('over')
  storeSessionFlag()
  expect(await visit('protected', '/moj-profil')).toBe(401)
  expect(pathAfterSignIn('')).toBe('/moj-profil')
  expect(await visit('protected')).toBe('/#!logowanie')
})

test('without an answer a protected page fails, an open one does not', async () => {
  server('away')
  storeSessionFlag()
  expect(await visit('protected')).toBe('network')
  expect(await visit('open')).toBe('in')
  expect(bearer.mayRestore()).toBe(true)
})

test('a partner is led from what is for participants to their own panel, and told why', async () => {
  const notice = vi.fn()
  setToastRenderer(notice)
  server('valid', 0, false)
  storeSessionFlag()
  expect(await visit('retail')).toBe('/dashboard')
  expect(notice).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Ta strona jest tylko dla uczestników' }),
    10_000,
  )
  expect(await visit('protected')).toBe('in')
})

test('who collects points is let in where partners are not', async () => {
  server('valid')
  storeSessionFlag()
  expect(await visit('retail')).toBe('in')
  server('over')
  bearer.forget()
  expect(await visit('retail')).toBe('/#!logowanie')
})

test('a page for partners leads everyone else to their panel, and says why', async () => {
  const notice = vi.fn()
  setToastRenderer(notice)
  server('valid')
  storeSessionFlag()
  expect(await visit('partner', '/polecenia')).toBe('/dashboard')
  expect(notice).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ title: 'Ta strona jest tylko dla partnerów' }),
    10_000,
  )
  queryClient.setQueryData(profileQuery.queryKey, { account_type: 'program.partner' } as User)
  expect(await visit('partner', '/polecenia')).toBe('in')
})

test('the menus offer a partner what the guard lets them see, and leave nothing else out', () => {
  for (const { path, isRetail = false, isPartner = false } of [...menu, ...userMenu]) {
    const { guard } = routes[path as keyof typeof routes] as Row
    expect.soft([guard === 'retail', guard === 'partner'], path).toEqual([isRetail, isPartner])
  }
})

test("support's view that is over by the time of a reload leads back to the way into it", async () => {
  server('over')
  const view = { participant: 'Anna', nip: '5260250274', expires_at: '2025-08-20T07:15:00Z' }
  storeForReload({ view, token: 'lent' })
  expect(await visit('protected')).toBe('/support-login')
  expect(await visit('protected')).toBe('/#!logowanie')
})

test('every page of the back office is for operators, but for its doors', () => {
  const open = Object.entries(adminRoutes).filter(([, { guard }]) => guard !== 'operator')
  expect(open.map(([path]) => path)).toEqual([
    '/zaplecze/logowanie',
    '/zaplecze/pierwsze-uruchomienie',
    '/zaplecze/zaproszenie/:token',
  ])
})
