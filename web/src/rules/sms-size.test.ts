import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/sms-size.json'
import { smsSize } from './sms-size'

test.each(vectors)('$why', ({ input, times, encoding, length, parts }) => {
  expect(smsSize(input.repeat(times))).toEqual({ encoding, length, parts })
})
