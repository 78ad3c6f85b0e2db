import { expect, test } from 'vitest'
import { ownScriptUrl, refuseHtml } from './trusted-types'

const origin = 'https://plon.example'

test('a script of our own passes', () => {
  expect(ownScriptUrl('/sw.js', origin)).toBe('/sw.js')
})

test.each(['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,alert(1)'])(
  'a script from elsewhere is refused: %s',
  (url) => {
    expect(() => ownScriptUrl(url, origin)).toThrow(TypeError)
  },
)

test('a string never becomes HTML', () => {
  expect(() => refuseHtml('<b>x</b>')).toThrow(TypeError)
  expect(refuseHtml('')).toBe('')
})
