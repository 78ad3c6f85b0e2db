// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawingOf, drawings } from './drawings'

test.each([1, 2, 3, 4, 5, 6, 7])(
  'of %i levels each has a drawing of its own, and the last is a granary',
  (count) => {
    const drawn = Array.from({ length: count }, (_, place) => drawings.indexOf(drawingOf(place, count)))
    expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other))
    expect(drawn.at(-1)).toBe(drawings.length - 1)
  },
)

test('three levels are a seedling, a sheaf and a granary', () => {
  expect([0, 1, 2].map((place) => drawings.indexOf(drawingOf(place, 3)))).toEqual([0, 3, 6])
})

test('of more levels than drawings the higher ones never look lower', () => {
  const drawn = Array.from({ length: 12 }, (_, place) => drawings.indexOf(drawingOf(place, 12)))
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
  expect([drawn[0], drawn.at(-1)]).toEqual([0, drawings.length - 1])
})

test('no part of a drawing is drawn twice, because its path is its key', () => {
  for (const { parts } of drawings) {
    const keys = parts.map(([colour, path]) => colour + path)
    expect(keys).toEqual([...new Set(keys)])
  }
})

test('all drawings are light enough for a phone with a weak signal', () => {
  expect(gzipSync(JSON.stringify(drawings)).length).toBeLessThan(4_000)
})
