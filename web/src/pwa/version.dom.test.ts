import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client'
import { cookieValue, dropCookie, setCookie } from '../session/cookies'
import { firstDelay, interval, versionPollInterval, watchVersion } from './version'

const reload = vi.hoisted(() => vi.fn())
vi.mock('./reload', () => ({ reloadSoon: reload }))

let published = 'v1'
let requestCount = 0
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  queryClient.clear()
  dropCookie('app_version')
  reload.mockClear()
  requestCount = 0
  published = 'v1'
  vi.stubGlobal('fetch', async () => {
    requestCount += 1
    const brand = { name: 'Plon', stylesheet: null }
    return Response.json({ data: { teraz_front_ver: published, now: new Date().toISOString(), brand } })
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function wait(time: number) {
  return vi.advanceTimersByTimeAsync(time)
}

test('the first check waits half a second and keeps the version for ten minutes', async () => {
  stop = watchVersion()
  await wait(firstDelay - 1)
  expect(requestCount).toBe(0)
  await wait(1)
  expect(requestCount).toBe(1)
  expect(cookieValue('app_version')).toBe('v1')
  expect(reload).not.toHaveBeenCalled()
})

test('a version that was published meanwhile is stored and reloads the page once', async () => {
  stop = watchVersion()
  await wait(firstDelay)
  published = 'v2'
  dropCookie('app_version')
  await wait(interval)
  expect(cookieValue('app_version')).toBe('v2')
  expect(reload).toHaveBeenCalledTimes(1)
  dropCookie('app_version')
  await wait(interval)
  expect(requestCount).toBe(3)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('while the cookie names the version that the page knows nobody is asked', async () => {
  stop = watchVersion()
  await wait(firstDelay)
  setCookie('app_version', 'v1', 3600)
  await wait(interval)
  expect(requestCount).toBe(1)
})

test('a version that another tab has stored makes this one ask and follow', async () => {
  stop = watchVersion()
  await wait(firstDelay)
  published = 'v2'
  setCookie('app_version', 'v2', 3600)
  await wait(interval)
  expect(requestCount).toBe(2)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a cookie of an older version than the server’s reloads a page that begins', async () => {
  setCookie('app_version', 'v0', 600)
  stop = watchVersion()
  await wait(firstDelay)
  expect(cookieValue('app_version')).toBe('v1')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a server that does not answer is asked again next time', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  stop = watchVersion()
  await wait(60_000)
  expect(cookieValue('app_version')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
})

test('the server is asked every ten minutes, each time that its cookie has expired by itself', async () => {
  stop = watchVersion()
  await wait(firstDelay)
  await wait(599_000)
  expect(cookieValue('app_version')).toBe('v1')
  expect(requestCount).toBe(1)
  await wait(3000)
  expect(requestCount).toBe(2)
  published = 'v2'
  await wait(602_000)
  expect(requestCount).toBe(3)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('once a cookie that another tab renewed expires, this tab asks within half a minute', async () => {
  stop = watchVersion()
  await wait(firstDelay + 300_000)
  setCookie('app_version', 'v1', 600)
  await wait(599_000)
  expect(requestCount).toBe(1)
  await wait(1000 + versionPollInterval)
  expect(requestCount).toBe(2)
})
