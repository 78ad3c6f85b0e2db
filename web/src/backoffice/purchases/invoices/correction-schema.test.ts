import { expect, test } from 'vitest'
import { correctionOf, correctionSchema, startOf, valueLeft } from './correction-schema'

const line = { id: 3, product: 'DOVVO 500 EC', pack: '5 L', pack_id: 7, quantity: 4, net_value: 10_001 }

function errorsOf(values: object): Record<string, string> {
  const parsed = correctionSchema(line).safeParse({ ...startOf(line, 'return'), ...values })
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path[0], message]))
}

test('each kind asks for its own fields', () => {
  expect(Object.keys(errorsOf({}))).toEqual(['reason', 'returned'])
  expect(Object.keys(errorsOf({ kind: 'mistake', pack_id: '', quantity: null, reason: 'x' }))).toEqual([
    'pack_id',
    'quantity',
  ])
  expect(errorsOf({ kind: 'rejection', net_value: null, reason: 'x' })).toEqual({})
  expect(errorsOf({ returned: 1, net_value: 10_002, reason: 'x' })).toHaveProperty('net_value')
})

test('what is no number is an error of the kinds that ask for it, and of no other', () => {
  const unread = { returned: Number.NaN, quantity: Number.NaN, net_value: Number.NaN, reason: 'x' }
  expect(errorsOf({ ...unread, kind: 'rejection' })).toEqual({})
  expect(Object.keys(errorsOf({ ...unread, kind: 'return' })).sort()).toEqual(['net_value', 'returned'])
  expect(Object.keys(errorsOf({ ...unread, kind: 'mistake' })).sort()).toEqual(['net_value', 'quantity'])
})

test('a return is sent as what stays', () => {
  const values = { ...startOf(line, 'return'), returned: 3, net_value: valueLeft(line, 3), reason: 'Zwrot' }
  expect(correctionOf(2, line, values)).toEqual({
    version: 2,
    kind: 'return',
    reason: 'Zwrot',
    quantity: 1,
    net_value: 2500,
  })
  expect(valueLeft(line, 4)).toBe(0)
  expect(valueLeft(line, 9)).toBe(0)
})

test('a rejection says nothing but why', () => {
  const values = { ...startOf(line, 'rejection'), reason: 'Inny nabywca' }
  expect(correctionOf(2, line, values)).toEqual({ version: 2, kind: 'rejection', reason: 'Inny nabywca' })
})

test('more packs than the line has are not taken back, and a line has at least one', () => {
  expect(errorsOf({ returned: 50, reason: 'x' })).toEqual({
    returned: 'Na pozycji jest 4: wpisz od\u00a01 do\u00a04',
  })
  expect(errorsOf({ returned: 0, reason: 'x' })).toHaveProperty('returned')
  expect(errorsOf({ returned: 4, net_value: 0, reason: 'x' })).toEqual({})
  expect(errorsOf({ kind: 'mistake', quantity: 0, reason: 'x' })).toEqual({
    quantity: 'Liczba opakowań musi być od 1 do 1\u00a0000\u00a0000',
  })
})
