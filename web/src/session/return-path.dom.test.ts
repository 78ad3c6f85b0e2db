import { beforeEach, expect, test } from 'vitest'
import { isLocalPath, pathAfterSignIn, rememberReturnPath } from './return-path'

beforeEach(() => sessionStorage.clear())

test('the query comes before the remembered place, and that before the main panel', () => {
  expect(pathAfterSignIn('')).toBe('/dashboard')
  rememberReturnPath('/moje-faktury?tab=waiting')
  expect(pathAfterSignIn('')).toBe('/moje-faktury?tab=waiting')
  expect(pathAfterSignIn('?redirect=/nagrody')).toBe('/nagrody')
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
  expect(pathAfterSignIn(`?redirect=${encodeURIComponent(path)}`)).toBe('/dashboard')
})
