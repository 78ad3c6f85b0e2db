import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/money.json'
import { parseMoney } from './money'
import { outcome, type Vector } from './vector'

test.each<Vector<number>>(vectors)('$input: $why', (vector) => {
  expect(parseMoney(vector.input)).toEqual(outcome(vector))
})
