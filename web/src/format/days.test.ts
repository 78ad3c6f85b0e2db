import { expect, test } from 'vitest'
import { usuallyWithin } from './days'

test.each([
  [1, 'zwykle do\u00a01\u00a0dnia roboczego'],
  [2, 'zwykle do\u00a02\u00a0dni roboczych'],
])('%i working days', (days, text) => {
  expect(usuallyWithin(days)).toBe(text)
})
