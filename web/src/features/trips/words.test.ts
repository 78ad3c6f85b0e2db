import { expect, test } from 'vitest'
import type { TripStanding } from './queries'
import { progressOf, timeLeft } from './words'

test.each([
  [0, 'Dziś ostatni dzień'],
  [1, 'Został 1 dzień'],
  [2, 'Zostały 2 dni'],
  [5, 'Zostało 5 dni'],
  [12, 'Zostało 12 dni'],
  [22, 'Zostały 22 dni'],
])('%i days are said as a Pole says them', (days, words) => {
  expect(timeLeft(days).replaceAll('\u00a0', ' ')).toBe(words)
})

test('points are measured against the mark until it is reached, then what is held against the cost', () => {
  const standing = { points: 30_000, held: 20_000, cost: 100_000 } as TripStanding
  expect(progressOf({ ...standing, state: 'unqualified' }, 80_000)).toMatchObject({
    value: 30_000,
    max: 80_000,
  })
  expect(progressOf({ ...standing, state: 'short' }, 80_000)).toMatchObject({ value: 20_000, max: 100_000 })
})
