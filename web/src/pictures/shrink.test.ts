import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shrunk } from './shrink'

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

test('the same file is shrunk once', async () => {
  const file = photo(8_000_000)
  expect(await shrunk(file)).toBe(await shrunk(file))
})
