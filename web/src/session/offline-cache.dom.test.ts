import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bearer } from '../api/client'
import { queryClient } from '../api/query-client'
import { serverNow } from '../format/clock'
import { clearOfflineCache, followAnswersOffline, mayCache, openOfflineCache } from './offline-cache'
import { offlineView, setOfflineView } from './offline-view'
import { restoreSession } from './session'
import { setSupportView } from './support-view'

const database = vi.hoisted(() => new Map<string, unknown>())
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => structuredClone(database.get(key)),
  set: async (key: string, value: unknown) => void database.set(key, structuredClone(value)),
  del: async (key: string) => void database.delete(key),
}))

const anna = { profile: { nip: '5260250274', first_name: 'Anna' } }
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  database.clear()
  localStorage.clear()
  queryClient.clear()
  stop = followAnswersOffline()
})
afterEach(() => {
  stop()
  bearer.forget()
  setOfflineView(null)
  setSupportView(null)
  vi.useRealTimers()
})

async function see(key: readonly unknown[], data: unknown) {
  await queryClient.fetchQuery({ queryKey: key, queryFn: async () => data, staleTime: 0 })
}

async function seen() {
  bearer.signIn('t1')
  await see(['profile'], anna)
  await see(['orders', 'mine'], ['zamówienie'])
  await see(['registration', 'consents'], ['zgoda'])
  await see(['backoffice', 'me'], { email: 'x' })
  await vi.advanceTimersByTimeAsync(1000)
}

/** Reopens the page: memory is empty, but the flag of a session stays. */
function openAnew() {
  queryClient.clear()
  bearer.forget()
  localStorage.setItem('plon-portal-session', '1')
}

test('what a participant has seen comes back, with when that was and whose clock', async () => {
  await seen()
  const before = serverNow().getTime()
  openAnew()
  expect(await openOfflineCache()).toBe(true)
  expect(queryClient.getQueryData(['profile'])).toEqual(anna)
  expect(queryClient.getQueryData(['orders', 'mine'])).toEqual(['zamówienie'])
  expect(Math.abs(serverNow().getTime() - before)).toBeLessThan(5)
  expect(offlineView()?.seenAt).toBe(new Date(before).toISOString())
})

test('only what is named is kept', async () => {
  await seen()
  const stored = JSON.stringify(database.get('last-seen'))
  expect(stored).toContain('zamówienie')
  for (const other of ['zgoda', 'backoffice', 't1']) expect(stored).not.toContain(other)
  expect(mayCache(['promotions', 'tried', []])).toBe(false)
  expect(mayCache(['sessions'])).toBe(false)
  expect(mayCache(['invoices', 2025])).toBe(true)
})

test('nothing comes back once it was forgotten, or where there is no session to come back to', async () => {
  await seen()
  openAnew()
  localStorage.clear()
  expect(await openOfflineCache()).toBe(false)
  openAnew()
  await clearOfflineCache()
  expect(await openOfflineCache()).toBe(false)
})

test('an answer on its way does not write after signing out', async () => {
  bearer.signIn('t1')
  await see(['profile'], anna)
  bearer.forget()
  await vi.advanceTimersByTimeAsync(5000)
  expect(database.size).toBe(0)
})

test('support’s view of the portal leaves nothing', async () => {
  setSupportView({ participant: 'Anna', nip: '5260250274', expires_at: '2025-08-20T09:00:00Z' })
  await seen()
  expect(database.size).toBe(0)
})

test('after a month it is worth nothing, and another format is left alone', async () => {
  await seen()
  openAnew()
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000)
  expect(await openOfflineCache()).toBe(false)
  vi.setSystemTime(Date.now() - 31 * 24 * 60 * 60 * 1000)
  database.set('last-seen', { ...(database.get('last-seen') as object), format: 0 })
  expect(await openOfflineCache()).toBe(false)
})

test('a page load without a connection shows it; with one, a session that is over forgets it', async () => {
  await seen()
  openAnew()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await restoreSession()).toBe('participant')
  expect(offlineView()).not.toBeNull()
  setOfflineView(null)
  openAnew()
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }))
  expect(await restoreSession()).toBe('expired')
  await vi.advanceTimersByTimeAsync(0)
  expect(database.size).toBe(0)
})
