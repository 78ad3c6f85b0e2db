// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cookieValue, dropCookie } from '../session/cookies'
import { isIos } from '../ui/ios'
import { ask, delay, isFirefoxOnAndroid, useInstallMethod } from './install'
import { catchInstallEvent, remember } from './install-offer'

function offer(outcome: 'accepted' | 'dismissed') {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  })
  window.dispatchEvent(event)
  return event
}

catchInstallEvent()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  remember(false)
  dropCookie('install_prompt')
})
afterEach(() => {
  dropCookie('install_prompt')
  vi.useRealTimers()
})

test('the offer is made 900 ms after the page has loaded, never where a browser has none', async () => {
  const { result } = renderHook(useInstallMethod)
  act(() => void vi.advanceTimersByTime(delay))
  expect(result.current).toBeNull()
  act(() => void offer('accepted'))
  expect(result.current?.kind).toBe('ask')
})

test('it waits its time', () => {
  offer('accepted')
  const { result } = renderHook(useInstallMethod)
  act(() => void vi.advanceTimersByTime(delay - 1))
  expect(result.current).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current?.kind).toBe('ask')
})

test.each([
  ['accepted', 'true'],
  ['dismissed', 'false'],
] as const)('an offer that was %s is kept as %s, and not made again', async (outcome, cookie) => {
  const { result } = renderHook(useInstallMethod)
  act(() => void vi.advanceTimersByTime(delay))
  const event = offer(outcome)
  await act(() => ask(event as unknown as Parameters<typeof ask>[0]))
  expect(event.defaultPrevented).toBe(true)
  expect(cookieValue('install_prompt')).toBe(cookie)
  act(() => void offer('accepted'))
  expect(result.current).toBeNull()
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, false],
])('%s touched in %i places: iOS is %s', (userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected)
})

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', false],
])('%s: its menu is told of is %s', (userAgent, expected) => {
  expect(isFirefoxOnAndroid({ userAgent })).toBe(expected)
})

test('where only the menu of the browser can add it, that is told', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('(Android 15; Mobile) Gecko/140.0 Firefox/140.0')
  const { result } = renderHook(useInstallMethod)
  act(() => void vi.advanceTimersByTime(delay))
  expect(result.current?.kind).toBe('menu')
  vi.restoreAllMocks()
})
