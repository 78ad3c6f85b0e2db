import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/season.json'
import { businessDay, daysLeft, seasonOf } from './season'

test.each(vectors)('$day: $why', ({ day, season, days_left }) => {
  expect(seasonOf(day)).toBe(season)
  expect(daysLeft(day)).toBe(days_left)
})

test.each([
  ['2025-10-31T22:59:59Z', '2025-10-31'],
  ['2025-10-31T23:00:00Z', '2025-11-01'],
  ['2025-07-01T21:59:59Z', '2025-07-01'],
  ['2025-07-01T22:00:00Z', '2025-07-02'],
])('at %s it is %s in Warsaw', (instant, day) => {
  expect(businessDay(new Date(instant))).toBe(day)
})
