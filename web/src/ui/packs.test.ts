import { expect, test } from 'vitest'
import { packsToDraw, shapeOf } from './packs'

test.each([
  ['L', 250, 'bottle'],
  ['L', 1_000, 'bottle'],
  ['L', 5_000, 'canister'],
  ['L', 20_000, 'canister'],
  ['L', 640_000, 'drum'],
  ['kg', 500, 'box'],
  ['kg', 25_000, 'bag'],
])('%s %i stands in a %s', (unit, volume, shape) => {
  expect(shapeOf(unit, volume)).toBe(shape)
})

test('three at most are drawn, the largest at full size, no pallet beside what is carried', () => {
  const packs = packsToDraw('L', [640_000, 20_000, 1_000, 250, 5_000])
  expect(packs.map(({ volume }) => volume)).toEqual([1_000, 5_000, 20_000])
  expect(packs.at(-1)?.scale).toBe(1)
  expect(packsToDraw('L', [640_000])).toEqual([{ volume: 640_000, shape: 'drum', scale: 1 }])
  expect(packsToDraw('L', [])).toEqual([])
})
