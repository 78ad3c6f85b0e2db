import { expect, test } from 'vitest'
import { degreesOf, voivodeships } from './location'

test.each([
  [52_105_100, '52,1051'],
  [19_000_000, '19'],
  [14_120_001, '14,120001'],
])('%i millionths of a degree are %s in a field', (millionths, text) =>
  expect(degreesOf(millionths)).toBe(text),
)

test('there are sixteen voivodeships', () => expect(new Set(voivodeships).size).toBe(16))
