import { expect, test } from 'vitest'
import { parsePhoto } from './photo'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size)
  content.set(bytes)
  return new File([content], 'ja.png')
}

test.each([
  ['a PNG', file(png, 200)],
  ['a JPEG', file([0xff, 0xd8, 0xff, 0xe0], 200)],
  ['one just under the limit', file(png, 5 * 1024 * 1024 - 1)],
])('%s is taken', async (_, photo) => {
  expect((await parsePhoto(photo)).valid).toBe(true)
})

test.each([
  ['nothing', file([]), 'Wybierz zdjęcie'],
  [
    'a PDF named as a picture',
    file([0x25, 0x50, 0x44, 0x46, 0x2d], 20),
    'Wybierz zdjęcie w\u00a0formacie JPEG lub PNG',
  ],
  ['one at the limit', file(png, 5 * 1024 * 1024), 'Zdjęcie musi być mniejsze niż 5\u00a0MB'],
])('%s is refused', async (_, photo, message) => {
  expect(await parsePhoto(photo)).toEqual({ valid: false, message })
})
