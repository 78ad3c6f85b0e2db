import { expect, test } from 'vitest'
import { keyOf, promptNames, slugOf } from './names'

test.each([
  ['Tankuj w sierpniu!', 'tankuj-w-sierpniu'],
  ['  Żółty łubin 2025/2026 ', 'zolty-lubin-2025-2026'],
  ['„Majówka” z\u00a0AGROSAR', 'majowka-z-agrosar'],
  ['!', ''],
  [`${'a'.repeat(69)} b`, 'a'.repeat(69)],
])('%j is %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test('what else a promotion is called follows its address', () => {
  expect(keyOf(' sad-z-leptosar ')).toBe('sad_z_leptosar')
  expect(promptNames('sad-z-leptosar')).toEqual({
    hash: 'regulamin-sad-z-leptosar',
    cookie: 'sad_z_leptosar_undecided',
  })
  expect(promptNames('')).toEqual({ hash: '', cookie: '' })
})

test('the longest address leaves room for the rest', () => {
  const { hash, cookie } = promptNames('a'.repeat(80))
  expect([hash.length, cookie.length]).toEqual([80, 80])
})
