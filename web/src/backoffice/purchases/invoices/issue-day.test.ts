import { expect, test } from 'vitest'
import { completeDay } from './issue-day'

const reportedAt = '2025-08-20T07:00:00Z'

test.each([
  ['1.8', '01.08.2025'],
  ['20.8', '20.08.2025'],
  ['21.8', '21.08.2024'],
  ['31.12.', '31.12.2024'],
  ['1/8', '01.08.2025'],
  [' 1 8 ', '01.08.2025'],
  ['0108', '01.08.2025'],
])('%s is the last such day up to the report', (typed, day) => {
  expect(completeDay(typed, reportedAt)).toBe(day)
})

test.each(['', '1', '1.8.2025', '2025-08-01', '31.2', '01082025', 'wczoraj'])(
  '%s stays as it is',
  (typed) => {
    expect(completeDay(typed, reportedAt)).toBe(typed)
  },
)
