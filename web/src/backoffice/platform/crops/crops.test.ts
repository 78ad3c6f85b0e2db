import { expect, test } from 'vitest'
import { groupsOf, valuesOf } from './crops'
import type { Crop } from './queries'

const crop = (id: number, group: string, position: number): Crop => ({
  id,
  version: 0,
  group,
  name: `nr ${id}`,
  is_total: false,
  position,
  retired: false,
})
const crops = [crop(31, 'Zboża', 10), crop(15, 'Rzepak', 20), crop(32, 'Zboża', 25)]

test('a group stands where its first crop does', () => {
  expect(groupsOf(crops)).toEqual(['Zboża', 'Rzepak'])
})

test('a new crop comes after the last one', () => {
  expect(valuesOf(null, crops)).toEqual({ group: '', name: '', position: '35', retired: false })
  expect(valuesOf(null, []).position).toBe('10')
  expect(valuesOf(crop(15, 'Rzepak', 20), crops).position).toBe('20')
})
