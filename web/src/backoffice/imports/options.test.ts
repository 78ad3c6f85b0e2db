import { expect, test } from 'vitest'
import { columnOptions, partOf, samplesOf } from './options'

const columns = [
  { name: 'NIP', samples: ['5260250274', ' ', '7740001454', '5260250274 ', '1', '2'] },
  { name: 'Uwagi', samples: ['', ''] },
]

test('a column is told by its first values, each of them once', () => {
  expect(samplesOf(columns, 'NIP')).toBe('W\u00a0pliku: 5260250274 · 7740001454 · 1')
  expect(samplesOf(columns, 'Uwagi')).toBe('')
  expect(samplesOf(columns, undefined)).toBe('')
  expect(columnOptions(columns)).toEqual([
    { value: 'NIP', label: 'NIP' },
    { value: 'Uwagi', label: 'Uwagi' },
  ])
})

test('progress stays between nothing and all', () => {
  expect([partOf(0, 0), partOf(1, 4), partOf(5, 4)]).toEqual([0, 0.25, 1])
})
