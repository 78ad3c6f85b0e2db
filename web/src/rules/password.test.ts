import { expect, test } from 'vitest'
import guessable from '../../../data/vectors/guessable.json'
import vectors from '../../../data/vectors/password.json'
import { isGuessable, parsePassword } from './password'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parsePassword(vector.input)).toEqual(outcome(vector))
})

test.each(guessable)('what is said of a password that is soon guessed is known: $why', ({ message }) => {
  expect(isGuessable(message)).toBe(true)
})

test('other errors do not say that a password is soon guessed', () => {
  expect(isGuessable('Nowe hasło musi się różnić od obecnego')).toBe(false)
})
