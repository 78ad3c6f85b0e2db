import { expect, test } from 'vitest'
import { rhythmText } from './rhythm'

test.each([
  [{ at: '02:30', every_seconds: null }, 'codziennie o\u00a002:30'],
  [{ at: null, every_seconds: 86_400 }, 'co 24\u00a0godziny'],
  [{ at: null, every_seconds: 3_600 }, 'co godzinę'],
  [{ at: null, every_seconds: 21_600 }, 'co 6\u00a0godzin'],
  [{ at: null, every_seconds: 900 }, 'co 15\u00a0minut'],
  [{ at: null, every_seconds: 90 }, 'co 90\u00a0sekund'],
])('%o reads %s', (plan, text) => {
  expect(rhythmText(plan)).toBe(text)
})
