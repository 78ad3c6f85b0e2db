import { expect, test } from 'vitest'
import { isTurned, pictureSize } from './picture-size'

const sizes = { width: 4032, height: 3024 }

function file(...bytes: (number | number[])[]): Blob {
  return new Blob([new Uint8Array([...bytes.flat(), ...new Array(24).fill(0)])])
}

const start = [0xff, 0xd8]
const frame = [0x00, 0x11, 0x08, 0x0b, 0xd0, 0x0f, 0xc0]

test('the size of a PNG stands in its head', async () => {
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  const header = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x0f, 0xc0, 0, 0, 0x0b, 0xd0]
  expect(await pictureSize(file(signature, header))).toEqual(sizes)
})

test.each([
  ['baseline', [0xff, 0xc0]],
  ['progressive', [0xff, 0xc2]],
])('the size of a %s JPEG stands behind its other segments', async (_, marker) => {
  const exif = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xc0, 0x01, 0x02]
  const huffman = [0xff, 0xc4, 0x00, 0x03, 0x00]
  expect(await pictureSize(file(start, exif, huffman, 0xff, marker, frame))).toEqual(sizes)
})

test.each([
  ['a JPEG cut off before its frame', file(start, [0xff, 0xe1, 0xff, 0xf0])],
  ['a JPEG of something else', file(start, [0x12, 0x34])],
  ['a segment without a length', file(start, [0xff, 0xe1, 0x00, 0x00])],
  ['a file of a few bytes', new Blob(['GIF'])],
  ['a PDF', new Blob(['%PDF-1.4\n1 0 obj << /Type /Catalog >>'])],
])('%s has no size', async (_, content) => {
  expect(await pictureSize(content)).toBeUndefined()
})

/** An Exif segment that says an orientation, in either byte order. */
function exif(orientation: number, order: 'II' | 'MM'): number[] {
  const number = (value: number, bytes: number) => {
    const big = Array.from({ length: bytes }, (_, place) => (value >> (8 * (bytes - 1 - place))) & 0xff)
    return order === 'MM' ? big : big.reverse()
  }
  const entry = [...number(0x0112, 2), ...number(3, 2), ...number(1, 4), ...number(orientation, 2), 0, 0]
  const other = [...number(0x0100, 2), ...number(3, 2), ...number(1, 4), ...number(7, 2), 0, 0]
  const signs = Array.from(order, (sign) => sign.charCodeAt(0))
  const tiff = [...signs, ...number(42, 2), ...number(8, 4), ...number(2, 2), ...other, ...entry]
  const content = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  return [0xff, 0xe1, 0x00, content.length + 2, ...content]
}

test.each([
  [1, false, sizes],
  [3, true, sizes],
  [6, true, { width: 3024, height: 4032 }],
  [8, true, { width: 3024, height: 4032 }],
  [77, false, sizes],
])(
  'of orientation %i it is turned: %s, and its size is the upright one',
  async (orientation, turned, size) => {
    for (const order of ['II', 'MM'] as const) {
      const photo = file(start, exif(orientation, order), 0xff, [0xff, 0xc0], frame)
      expect(await isTurned(photo)).toBe(turned)
      expect(await pictureSize(photo)).toEqual(size)
    }
  },
)

test('an orientation cut off, or said of no picture, turns nothing', async () => {
  const whole = exif(6, 'MM')
  expect(await isTurned(file(start, whole.slice(0, 20)))).toBe(false)
  expect(await isTurned(new Blob([new Uint8Array([...start, ...whole.slice(0, 12)])]))).toBe(false)
  expect(await isTurned(new Blob(['%PDF-1.4']))).toBe(false)
  expect(await isTurned(new Blob([]))).toBe(false)
})
