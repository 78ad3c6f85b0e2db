import { expect, test } from 'vitest'
import { packIn, packOptions } from './PackInput'

const packs = [
  { id: 7, product: 'DOVVO 500 EC', pack: '5 L', unit: 'L' as const, volume: 5000, points_per_unit: 10_000 },
]

test('a pack is found by its own name and by what the distributor calls it', () => {
  const aliases = [
    { alias: 'DOV-5KAN', pack_id: 7 },
    { alias: 'Stary kod', pack_id: 99 },
  ]
  const options = packOptions(packs, aliases)
  expect(options.map(({ label }) => label)).toEqual(['DOVVO 500 EC, 5 L', 'DOV-5KAN – DOVVO 500 EC, 5 L'])
  expect(options.map(({ value }) => packIn(value))).toEqual(['7', '7'])
  expect(packIn('')).toBe('')
})
