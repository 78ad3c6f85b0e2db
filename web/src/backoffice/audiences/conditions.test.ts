import { describe, expect, test } from 'vitest'
import { countable, newCondition, toRequest, valuesOf } from './conditions'
import type { Condition } from './queries'

const conditions: Condition[] = [
  { kind: 'purchases', season: 2025, unit: 'L', brand: 'DOVVO', product: null, from: 12_500, to: null },
  { kind: 'promotion', promotion: 4, took_part: false },
  { kind: 'level', level: 50_000, reached: true },
  { kind: 'voivodeships', voivodeships: ['lubelskie', 'łódzkie'] },
  { kind: 'account', account: 'company' },
  { kind: 'last_invoice', last: 'before', days: 30 },
  { kind: 'last_invoice', last: 'never', days: null },
  { kind: 'joined', from: '2025-01-01', to: null },
  { kind: 'consent', channel: 'sms', given: true },
  { kind: 'points', from: null, to: 1_500 },
]

describe('the conditions of a segment', () => {
  test('come back from their fields as they were', () => {
    const values = valuesOf({ name: 'Duzi', description: '', conditions })
    expect(toRequest(values)).toEqual({ valid: true, value: { name: 'Duzi', description: '', conditions } })
  })

  test('are refused at the field that is no number', () => {
    const wrong = { ...newCondition('purchases', '2025'), from: 'dużo', to: '1,2345' }
    const days = { ...newCondition('last_invoice'), days: '1,5' }
    const result = toRequest({ name: '', description: '', conditions: [wrong, days] })
    expect(result.valid ? {} : Object.keys(result.errors)).toEqual([
      'conditions.0.from',
      'conditions.0.to',
      'conditions.1.days',
    ])
  })

  test('are counted once each of them says something', () => {
    expect(countable([])).toEqual([])
    expect(countable([newCondition('voivodeships')])).toBeNull()
    expect(countable([newCondition('purchases', '2025')])).toBeNull()
    expect(countable([{ ...newCondition('points'), from: 'x' }])).toBeNull()
    expect(countable([newCondition('account')])).toEqual([{ kind: 'account', account: 'farm' }])
  })
})
