import { expect, test } from 'vitest'
import { waited } from './AppealClock'

const since = '2025-08-20T09:00:00Z'

test.each([
  ['2025-08-20T09:40:00Z', 'mniej niż godzinę'],
  ['2025-08-20T10:00:00Z', '1\u00a0godzinę'],
  ['2025-08-21T08:59:00Z', '23\u00a0godziny'],
  ['2025-08-21T09:00:00Z', '1\u00a0dzień'],
  ['2025-08-25T12:00:00Z', '5\u00a0dni'],
])('at %s an appeal has waited %s', (now, text) => {
  expect(waited(since, new Date(now))).toBe(text)
})
