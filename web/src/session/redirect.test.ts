import { beforeEach, expect, test } from 'vitest'
import { isLocalPath, placeAfterSignIn, rememberPlace } from './redirect'

beforeEach(() => sessionStorage.clear())

test('the query comes before the remembered place, and that before the main panel', () => {
  expect(placeAfterSignIn('')).toBe('/dashboard')
  rememberPlace('/moje-faktury?tab=waiting')
  expect(placeAfterSignIn('')).toBe('/moje-faktury?tab=waiting')
  expect(placeAfterSignIn('?redirect=/nagrody')).toBe('/nagrody')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
])('never leads to another site: %s', (path) => {
  expect(isLocalPath(path)).toBe(false)
  expect(placeAfterSignIn(`?redirect=${encodeURIComponent(path)}`)).toBe('/dashboard')
})
