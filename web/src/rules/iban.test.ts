import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/iban.json'
import { groupIban, parseIban } from './iban'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseIban(vector.input)).toEqual(outcome(vector))
})

test('an account number is grouped as on paper', () => {
  expect(groupIban('PL61109010140000071219812874')).toBe('PL61 1090 1014 0000 0712 1981 2874')
})
