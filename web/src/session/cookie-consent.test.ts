// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  chooseCookies,
  closeCookieSettings,
  openCookieSettings,
  rereadCookieChoice,
  useCookieConsent,
} from './cookie-consent'
import { cookieValue, dropCookie, setCookie } from './cookies'

beforeEach(() => {
  dropCookie('cookie_notice_viewed')
  dropCookie('cookie_consents')
  rereadCookieChoice()
})

const none = { statistics: false, marketing: false }

test('nobody who has not answered has agreed to anything', () => {
  setCookie('cookie_consents', 'statistics.marketing', null)
  rereadCookieChoice()
  const { result } = renderHook(useCookieConsent)
  expect(result.current).toEqual({ choice: none, notice: 'asks' })
})

test.each([
  [{ statistics: true, marketing: true }, 'statistics.marketing'],
  [{ statistics: false, marketing: true }, 'marketing'],
  [none, 'none'],
])('the answer %o is kept, with the flag that there was one', (choice, stored) => {
  const { result } = renderHook(useCookieConsent)
  act(() => chooseCookies(choice))
  expect(result.current).toEqual({ choice, notice: 'closed' })
  expect(cookieValue('cookie_notice_viewed')).toBe('1')
  expect(cookieValue('cookie_consents')).toBe(stored)
  act(rereadCookieChoice)
  expect(result.current).toEqual({ choice, notice: 'closed' })
})

test('the choice can be looked at again, changed or left', () => {
  const { result } = renderHook(useCookieConsent)
  act(() => chooseCookies({ statistics: true, marketing: true }))
  act(openCookieSettings)
  expect(result.current.notice).toBe('changes')
  act(closeCookieSettings)
  expect(result.current).toEqual({ choice: { statistics: true, marketing: true }, notice: 'closed' })
  act(() => chooseCookies(none))
  expect(result.current.choice).toEqual(none)
})

test('what somebody else wrote into the cookie is no consent', () => {
  setCookie('cookie_notice_viewed', '1', null)
  setCookie('cookie_consents', '%%true', null)
  rereadCookieChoice()
  expect(renderHook(useCookieConsent).result.current.choice).toEqual(none)
})
