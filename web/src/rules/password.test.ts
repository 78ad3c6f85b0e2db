import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/password.json'
import { parsePassword } from './password'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parsePassword(vector.input)).toEqual(outcome(vector))
})
