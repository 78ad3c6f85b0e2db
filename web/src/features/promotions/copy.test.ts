import { expect, test } from 'vitest'
import { untilText, windowText, withheldText } from './copy'
import type { Participation } from './queries'

test.each([
  [null, 'do\u00a031.10.2025'],
  [0, 'do\u00a031.10.2025, dziś ostatni dzień'],
  [1, 'do\u00a031.10.2025, został 1\u00a0dzień'],
  [3, 'do\u00a031.10.2025, zostały 3\u00a0dni'],
  [72, 'do\u00a031.10.2025, zostały 72\u00a0dni'],
])('with %s days left', (days, text) => {
  expect(untilText('2025-10-31', days)).toBe(text)
})

test('a window is its two days', () => {
  expect(windowText({ from: '2025-08-18', to: '2025-09-13' })).toBe('18.08.2025\u00a0– 13.09.2025')
})

const base = { withheld: null, accept_by: '2025-10-31', can_answer: true } as Participation

test.each([
  [{}, null],
  [{ withheld: 'undecided' }, 'Zaakceptuj regulamin do\u00a031.10.2025, a\u00a0nagroda będzie Twoja.'],
  [{ withheld: 'declined' }, 'Nie akceptujesz regulaminu. Możesz to zmienić do\u00a031.10.2025.'],
  [
    { withheld: 'declined', can_answer: false },
    'Regulamin nie został zaakceptowany w\u00a0terminie, więc nagroda przepada.',
  ],
] as const)('%o is held back because', (more, text) => {
  expect(withheldText({ ...base, ...more })).toBe(text)
})
