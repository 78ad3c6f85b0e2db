import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/email.json'
import { parseEmail } from './email'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseEmail(vector.input)).toEqual(outcome(vector))
})
