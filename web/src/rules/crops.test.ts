import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/crop-areas.json'
import { amountOf, type Crop, type CropGroup, parseCropAreas, type TypedAreas } from './crops'

interface Row {
  readonly areas: (string | number)[][]
  readonly normalised: number[][] | null
  readonly errors: Record<string, string | undefined>
  readonly why: string
}

const crop = (id: number): Crop => ({ id, name: `Uprawa ${id}` })
const group = (total: number | null, ...parts: number[]): CropGroup => ({
  name: 'Grupa',
  total: total === null ? null : crop(total),
  parts: parts.map(crop),
})
const orchards = group(17, 18, 19, 20, 21)
const groups = [
  group(null, 31, 32, 33, 34, 11, 12, 13, 14),
  group(null, 15),
  group(null, 16),
  orchards,
  group(null, 22),
  group(null, 23),
  group(24, 25, 26, 27, 28, 29, 30),
]

test.each(vectors as Row[])('$areas: $why', ({ areas, normalised, errors }) => {
  const parsed = parseCropAreas(areas as unknown as TypedAreas, groups)
  if (parsed.valid) expect([...parsed.value].sort(([a], [b]) => a - b)).toEqual(normalised)
  else expect(Object.fromEntries(parsed.errors)).toEqual(errors)
  expect(parsed.valid).toBe(normalised !== null)
})

test('a group amounts to its total or its parts, whichever is more', () => {
  expect(amountOf(orchards, {})).toBe(0)
  expect(amountOf(orchards, { 18: '6,5', 20: '0.25' })).toBe(6750)
  expect(amountOf(orchards, { 17: '10', 18: '6,5', 19: 'x' })).toBe(10000)
})
