import { beforeEach, expect, test, vi } from 'vitest'
import { heicToJpeg, isHeic } from './heic'

const jpegOf = vi.hoisted(() => vi.fn())
vi.mock('./shrink', () => ({ jpegOf }))

const decode = vi.fn()
const jpeg = new File(['jpeg'], 'IMG_1.jpg', { type: 'image/jpeg' })

beforeEach(() => {
  decode.mockReset()
  jpegOf.mockReset().mockResolvedValue(jpeg)
  vi.stubGlobal('createImageBitmap', decode)
})

/** The head of a HEIC: its brand, and the sizes of its pictures. */
function heic(brand = 'heic', ...sizes: (readonly [number, number])[]): File {
  const bytes = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))
  const number = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)
  const boxes = sizes.flatMap(([width, height]) => [
    ...[...number(20), ...bytes('ispe'), ...number(0)],
    ...[...number(width), ...number(height)],
  ])
  return new File([new Uint8Array([...number(24), ...bytes(`ftyp${brand}`), ...boxes])], 'IMG_1.HEIC')
}

test.each([
  ['heic', true],
  ['mif1', true],
  ['avif', false],
  ['isom', false],
])('a file of brand %s is a HEIC: %s', async (brand, expected) => {
  expect(await isHeic(heic(brand))).toBe(expected)
})

test('a JPEG, and a file of nothing, are no HEIC, whatever their names say', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(await isHeic(new File([bytes], 'IMG_1.HEIC', { type: 'image/heic' }))).toBe(false)
  expect(await isHeic(new File([], 'IMG_1.HEIC'))).toBe(false)
})

test('a browser that reads it makes it a JPEG', async () => {
  const bitmap = { width: 4032, height: 3024 }
  decode.mockResolvedValue(bitmap)
  const photo = heic('heic', [512, 512], [4032, 3024])
  expect(await heicToJpeg(photo)).toBe(jpeg)
  expect(decode).toHaveBeenCalledWith(photo, { imageOrientation: 'from-image' })
  expect(jpegOf).toHaveBeenCalledWith(bitmap, photo)
})

test('a browser that reads it as a picture of the page alone does so too', async () => {
  decode.mockRejectedValue(new DOMException('no', 'InvalidStateError'))
  const decodeImage = vi.fn(async () => undefined)
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:1'
      static override revokeObjectURL = vi.fn()
    },
  )
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = decodeImage
    },
  )
  expect(await heicToJpeg(heic())).toBe(jpeg)
  expect(decodeImage).toHaveBeenCalledOnce()
  decodeImage.mockRejectedValue(new Error('no'))
  expect(await heicToJpeg(heic())).toBeUndefined()
})

test('one that is too large to be decoded is left alone', async () => {
  expect(await heicToJpeg(heic('heic', [512, 512], [9000, 6000]))).toBeUndefined()
  expect(decode).not.toHaveBeenCalled()
})
