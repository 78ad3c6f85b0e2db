import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/postcode.json'
import { parsePostcode } from './postcode'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parsePostcode(vector.input)).toEqual(outcome(vector))
})
