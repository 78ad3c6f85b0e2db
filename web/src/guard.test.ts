import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from './api/client'
import { queryClient } from './api/query-client'
import { passGuard } from './guard'
import { placeAfterSignIn } from './session/redirect'

/** A server that restores sessions, or says that they are over. */
function server(session: 'valid' | 'over' | 'away', maintenance = 0) {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    if (session === 'away') throw new TypeError('Failed to fetch')
    if (session === 'over') return Response.json({}, { status: 401 })
    if (!(input instanceof Request)) return Response.json({ auth_token: 't', data: {} })
    return Response.json({ data: { profile: { first_name: 'Anna' }, maintenance } })
  })
}

/** What becomes of a visit: let in, sent to another address, or shown an error of a status. */
async function visit(guard: Parameters<typeof passGuard>[0], place = '/moje-faktury?tab=waiting') {
  try {
    await passGuard(guard, new Request(new URL(place, window.location.origin)))
    return 'in'
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location')
    return (
      (thrown as { init?: { status?: number }; kind?: string }).init?.status ??
      (thrown as { kind?: string }).kind
    )
  }
}

const cameBefore = () => localStorage.setItem('plon-portal-session', '1')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
})
afterEach(() => bearer.forget())

test('a visitor is asked to sign in and afterwards led where they were going', async () => {
  server('over')
  expect(await visit('protected')).toBe('/#!logowanie')
  expect(placeAfterSignIn('')).toBe('/moje-faktury?tab=waiting')
})

test('a visitor sees what is open and what is for guests', async () => {
  server('over')
  expect(await visit('open')).toBe('in')
  expect(await visit('guest-only')).toBe('in')
})

test('a page load restores the session', async () => {
  server('valid')
  cameBefore()
  expect(await visit('protected')).toBe('in')
  expect(bearer.isSignedIn()).toBe(true)
})

test('a participant waits outside while the programme is closed, and reads what is for everybody', async () => {
  server('valid', 1)
  cameBefore()
  expect(await visit('protected')).toBe('/przerwa-techniczna')
  expect(await visit('open')).toBe('in')
})

test('a participant is sent home from a page for guests', async () => {
  server('valid')
  cameBefore()
  expect(await visit('guest-only')).toBe('/')
})

test('a page load whose session is over shows the error page, once', async () => {
  server('over')
  cameBefore()
  expect(await visit('protected')).toBe(401)
  expect(await visit('protected')).toBe('/#!logowanie')
})

test('without an answer a protected page fails, an open one does not', async () => {
  server('away')
  cameBefore()
  expect(await visit('protected')).toBe('network')
  expect(await visit('open')).toBe('in')
  expect(bearer.mayRestore()).toBe(true)
})
