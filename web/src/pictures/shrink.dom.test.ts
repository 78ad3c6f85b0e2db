import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrunk, shrunkSoFar } from './shrink'

const openPhoto = vi.hoisted(() => vi.fn())
vi.mock('./photo', () => ({ openPhoto }))

/** Bytes that the canvas makes at each quality. */
let sizes: Record<number, number>
let drawnAt: readonly number[] = []

class Canvas {
  readonly width: number
  readonly height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext() {
    return {
      fillRect: () => {},
      drawImage: (_: unknown, ...place: number[]) => {
        drawnAt = place
      },
    }
  }
  async convertToBlob({ quality }: { quality: number }) {
    return new Blob([new Uint8Array(sizes[quality] ?? 0)])
  }
}

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas)
  openPhoto.mockResolvedValue({ width: 4000, height: 3000, close: () => {} })
  sizes = { 0.85: 900_000 }
})

afterEach(() => openPhoto.mockReset())

const photo = (bytes: number, name = 'IMG_1.png') =>
  new File([new Uint8Array(bytes)], name, { lastModified: 5 })

test('a photo of several megabytes becomes a small JPEG of two thousand pixels', async () => {
  const small = await shrunk(photo(8_000_000))
  expect([small.name, small.type, small.size, small.lastModified]).toEqual([
    'IMG_1.jpg',
    'image/jpeg',
    900_000,
    5,
  ])
  expect(drawnAt).toEqual([0, 0, 2000, 1500])
})

test('a picture of several pages stays as wide as a page must be', async () => {
  openPhoto.mockResolvedValue({ width: 2800, height: 12_000, close: () => {} })
  await shrunk(photo(8_000_000))
  expect(drawnAt).toEqual([0, 0, 1400, 6000])
  openPhoto.mockResolvedValue({ width: 1080, height: 9000, close: () => {} })
  await shrunk(photo(2_000_000))
  expect(drawnAt).toEqual([0, 0, 1080, 9000])
})

test('a lower quality is taken where the first is too large', async () => {
  sizes = { 0.85: 1_400_000, 0.7: 980_000 }
  expect((await shrunk(photo(8_000_000))).size).toBe(980_000)
  sizes = { 0.85: 3_000_000, 0.7: 2_000_000, 0.55: 1_500_000 }
  expect((await shrunk(photo(8_000_000))).size).toBe(1_500_000)
})

test('what is small, cannot be opened or gets no smaller stays as it is', async () => {
  const small = photo(900_000)
  expect(await shrunk(small)).toBe(small)
  openPhoto.mockResolvedValue(undefined)
  const other = photo(2_000_000, 'faktura.pdf')
  expect(await shrunk(other)).toBe(other)
  openPhoto.mockRejectedValue(new Error('no picture'))
  const broken = photo(2_000_000)
  expect(await shrunk(broken)).toBe(broken)
  openPhoto.mockResolvedValue({ width: 100, height: 100, close: () => {} })
  sizes = { 0.85: 3_000_000, 0.7: 3_000_000, 0.55: 3_000_000 }
  const dense = photo(2_000_000)
  expect(await shrunk(dense)).toBe(dense)
})

test('a small photo that lies on its side is turned, also where that makes it larger', async () => {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
  const turned = [0xff, 0xd8, 0xff, 0xe1, 0, 30, 0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, 0xff, 0xda]
  sizes = { 0.85: 5000 }
  const upright = await shrunk(new File([new Uint8Array(turned)], 'IMG_2.jpg'))
  expect([upright.name, upright.size]).toEqual(['IMG_2.jpg', 5000])
})

test('the browser is told how small the photo will be', async () => {
  await shrunk(photo(8_000_000))
  const scaleOf = openPhoto.mock.lastCall?.[1]
  expect(scaleOf({ width: 3000, height: 4000 })).toBe(0.5)
  expect(scaleOf({ width: 800, height: 600 })).toBe(1)
})

test('one photo at a time is decoded', async () => {
  let open = 0
  let most = 0
  openPhoto.mockImplementation(async () => {
    open += 1
    most = Math.max(most, open)
    await Promise.resolve()
    return { width: 4000, height: 3000, close: () => (open -= 1) }
  })
  await Promise.all([photo(8_000_000), photo(8_000_000), photo(8_000_000)].map((file) => shrunk(file)))
  expect([most, open]).toEqual([1, 0])
})

const png = (bytes: number) => {
  const content = new Uint8Array(bytes)
  content.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new File([content], 'IMG_3.png', { type: 'image/png', lastModified: 5 })
}

test('a small PNG stays one alone, and is a JPEG among several pages, also where that makes it larger', async () => {
  const file = png(50)
  expect(await shrunk(file)).toBe(file)
  expect(shrunkSoFar(file, 'jpeg')).toBeUndefined()
  const page = await shrunk(file, 'jpeg')
  expect([page.name, page.type, page.size]).toEqual(['IMG_3.jpg', 'image/jpeg', 900_000])
  expect(shrunkSoFar(file, 'jpeg')).toBe(page)
  expect(await shrunk(file, 'jpeg')).toBe(page)
  expect(shrunkSoFar(file)).toBe(file)
})

test('a PNG that this browser cannot open stays one among several pages', async () => {
  openPhoto.mockRejectedValue(new Error('no canvas'))
  const file = png(50)
  expect(await shrunk(file, 'jpeg')).toBe(file)
})

test('a JPEG is the same alone and among several pages', async () => {
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'IMG_4.jpg', { type: 'image/jpeg' })
  const small = await shrunk(file)
  expect(shrunkSoFar(file, 'jpeg')).toBe(small)
  expect(await shrunk(file, 'jpeg')).toBe(small)
})

test('the same file is shrunk once', async () => {
  const file = photo(8_000_000)
  expect(shrunkSoFar(file)).toBeUndefined()
  const small = await shrunk(file)
  expect(await shrunk(file)).toBe(small)
  expect(shrunkSoFar(file)).toBe(small)
})
