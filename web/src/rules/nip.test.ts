import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/nip.json'
import { parseNip } from './nip'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseNip(vector.input)).toEqual(outcome(vector))
})
