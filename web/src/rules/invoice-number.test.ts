import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/invoice-number.json'
import { parseInvoiceNumber } from './invoice-number'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseInvoiceNumber(vector.input)).toEqual(outcome(vector))
})
