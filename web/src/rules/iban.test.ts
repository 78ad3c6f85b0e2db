import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/iban.json'
import { parseIban } from './iban'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseIban(vector.input)).toEqual(outcome(vector))
})
