import { expect, test } from 'vitest'
import { afterSeason, daysOn, onTheClock } from './clock'

test.each([
  ['2025-08-20T07:00:00Z', '2025-08-20T09:00'],
  ['2025-12-31T23:30:00Z', '2026-01-01T00:30'],
])('at %s the clock in Warsaw shows %s', (instant, shown) => {
  expect(onTheClock(new Date(instant))).toBe(shown)
})

test.each([
  ['2025-08-20T09:05', 1, '2025-08-21T09:05'],
  ['2025-08-27T09:05', 7, '2025-09-03T09:05'],
  /* The night in which the clocks go back has 25 hours. */
  ['2025-10-25T23:30', 1, '2025-10-26T23:30'],
])('%s and %i days are %s', (moment, days, later) => {
  expect(daysOn(moment, days)).toBe(later)
})

test.each([
  ['2025-08-20T09:00', '2025-11-01T09:00'],
  ['2025-10-31T23:59', '2025-11-01T09:00'],
  ['2025-11-01T09:00', '2026-11-01T09:00'],
])('after %s the next season begins by %s', (moment, first) => {
  expect(afterSeason(moment)).toBe(first)
})
