import { beforeEach, expect, test, vi } from 'vitest'
import { openPhoto } from './photo'

const closed = vi.fn()
const decode = vi.fn()

beforeEach(() => {
  closed.mockReset()
  decode.mockReset()
  vi.stubGlobal('createImageBitmap', decode)
})

/** A PNG of which the browser is told the size in its head. */
function png(width: number, height: number): Blob {
  const head = new DataView(new ArrayBuffer(24))
  head.setUint32(0, 0x89504e47)
  head.setUint32(16, width)
  head.setUint32(20, height)
  return new Blob([head.buffer])
}

const bitmap = (width: number, height: number) => ({ width, height, close: closed })

test('a photo that will be small is decoded to its small size', async () => {
  decode.mockResolvedValue(bitmap(2000, 1500))
  const file = png(4000, 3000)
  expect(await openPhoto(file, () => 0.5)).toMatchObject({ width: 2000, height: 1500 })
  expect(decode).toHaveBeenCalledOnce()
  expect(decode).toHaveBeenCalledWith(file, {
    imageOrientation: 'from-image',
    resizeWidth: 2000,
    resizeQuality: 'high',
  })
})

test('where the browser knows no resizing, the whole photo is taken as it comes', async () => {
  decode.mockResolvedValue(bitmap(4000, 3000))
  expect(await openPhoto(png(4000, 3000), () => 0.5)).toMatchObject({ width: 4000, height: 3000 })
  expect(decode).toHaveBeenCalledOnce()
})

test('where the browser has drawn it out of shape, it is decoded whole', async () => {
  decode.mockResolvedValueOnce(bitmap(2000, 2667)).mockResolvedValueOnce(bitmap(4000, 3000))
  expect(await openPhoto(png(4000, 3000), () => 0.5)).toMatchObject({ width: 4000, height: 3000 })
  expect(closed).toHaveBeenCalledOnce()
})

test('a photo that stays as large as it is is not resized, and one that is too large not decoded', async () => {
  decode.mockResolvedValue(bitmap(1000, 800))
  await openPhoto(png(1000, 800), () => 1)
  await openPhoto(png(1000, 800))
  expect(decode.mock.calls.map(([, how]) => how)).toEqual([
    { imageOrientation: 'from-image' },
    { imageOrientation: 'from-image' },
  ])
  expect(await openPhoto(png(10_000, 6000), () => 0.2)).toBeUndefined()
  expect(decode).toHaveBeenCalledTimes(2)
})
