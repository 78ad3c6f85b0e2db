import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/area.json'
import { parseArea } from './area'
import { outcome, type Vector } from './vector'

test.each<Vector<number>>(vectors)('$input: $why', (vector) => {
  expect(parseArea(vector.input)).toEqual(outcome(vector))
})
