import { expect, test } from 'vitest'
import { progressOf, timeLeft } from './labels'
import type { TripStanding } from './queries'

test.each([
  [0, 'qualified', 'Dziś ostatni dzień na zamówienie'],
  [1, 'qualified', 'Został 1 dzień na zamówienie'],
  [2, 'short', 'Zostały 2 dni na uzupełnienie punktów'],
  [5, 'short', 'Zostało 5 dni na uzupełnienie punktów'],
  [22, 'unqualified', 'Zostały 22 dni'],
] as const)('%i days are said as a Pole says them, and what for while it is %s', (days, state, text) => {
  expect(timeLeft(days, state).replaceAll('\u00a0', ' ')).toBe(text)
})

test('points are measured against the mark until it is reached, then what is held against the cost', () => {
  const standing = { points: 30_000, held: 20_000, cost: 100_000 } as TripStanding
  expect(progressOf({ ...standing, state: 'unqualified' }, 80_000)).toMatchObject({
    value: 30_000,
    max: 80_000,
  })
  expect(progressOf({ ...standing, state: 'short' }, 80_000)).toMatchObject({ value: 20_000, max: 100_000 })
})
