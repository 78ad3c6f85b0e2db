import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/register.json'
import { type ParticipantKind, parseKind, parseRegister } from './participant'
import { outcome, type Vector } from './vector'

test.each<Vector & { kind: string }>(vectors)('$kind $input: $why', (vector) => {
  expect(parseRegister(vector.kind as ParticipantKind, vector.input)).toEqual(outcome(vector))
})

test('a participant is a farm or a company', () => {
  expect(parseKind('farm')).toEqual({ valid: true, value: 'farm' })
  expect(parseKind('')).toEqual({ valid: false, message: 'Pole jest wymagane' })
  expect(parseKind('Farm')).toEqual({ valid: false, message: 'Wybierz jedną z podanych możliwości' })
})
