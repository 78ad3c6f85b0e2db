import { expect, test } from 'vitest'
import { byDay } from './by-day'

const now = new Date('2025-08-20T07:00:00Z')

function labelsOf(dates: readonly string[], at = now) {
  return byDay(
    dates.map((date, id) => ({ id, date })),
    at,
  ).map(({ label, items }) => [label, items.map(({ id }) => id)])
}

test('the days are today, yesterday, then dates in words, each with its own notifications in their order', () => {
  expect(
    labelsOf([
      '2025-08-20T06:00:00Z',
      '2025-08-20T05:00:00Z',
      '2025-08-19T12:00:00Z',
      '2025-08-18T12:00:00Z',
      '2024-12-31T12:00:00Z',
    ]),
  ).toEqual([
    ['Dziś', [0, 1]],
    ['Wczoraj', [2]],
    ['18 sierpnia 2025', [3]],
    ['31 grudnia 2024', [4]],
  ])
})

test('days begin and end in Warsaw', () => {
  expect(labelsOf(['2025-08-19T22:30:00Z', '2025-08-19T21:30:00Z'])).toEqual([
    ['Dziś', [0]],
    ['Wczoraj', [1]],
  ])
})

test('yesterday is found after a day of 23 hours', () => {
  expect(
    labelsOf(['2025-03-30T10:00:00Z', '2025-03-29T10:00:00Z'], new Date('2025-03-30T22:30:00Z')),
  ).toEqual([
    ['Wczoraj', [0]],
    ['29 marca 2025', [1]],
  ])
})

test('without notifications there is no day', () => {
  expect(labelsOf([])).toEqual([])
})
