import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/phone.json'
import { parsePhone } from './phone'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parsePhone(vector.input)).toEqual(outcome(vector))
})
