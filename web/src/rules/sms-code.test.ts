import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/sms-code.json'
import { parseSmsCode } from './sms-code'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseSmsCode(vector.input)).toEqual(outcome(vector))
})
