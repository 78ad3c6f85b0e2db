import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { pathOf } from './QrCode'

test('a run of dark modules is one rectangle', () => {
  expect(
    pathOf([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z')
})

test('the path covers every dark module of a code, and no other', () => {
  const { data } = encode('otpauth://totp/Plon:jan%40plon.example?secret=GEZDGNBVGY3TQOJQ&issuer=Plon')
  const drawn = data.map((row) => row.map(() => false))
  for (const [, x = '', y = '', width = ''] of pathOf(data).matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  }
  expect(drawn).toEqual(data)
})
