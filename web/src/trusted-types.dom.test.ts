import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
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

test.each(['<b>x</b>', '<svg/><b>', '<span aria-hidden="true">x</span>', '<svg onload="alert(1)"/>'])(
  'a string never becomes HTML: %s',
  (html) => {
    expect(() => refuseHtml(html)).toThrow(TypeError)
  },
)

test('what the map itself writes does', () => {
  expect(refuseHtml('')).toBe('')
  const leaflet = readFileSync(createRequire(import.meta.url).resolve('leaflet/dist/leaflet-src.js'), 'utf8')
  expect(leaflet).toContain("innerHTML = '<svg/>'")
  expect(refuseHtml('<svg/>')).toBe('<svg/>')
})
