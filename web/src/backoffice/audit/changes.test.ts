import { expect, test } from 'vitest'
import { changesOf } from './changes'

test('only what differs is told', () => {
  expect(
    changesOf(
      'operators',
      { status: 'active', email: 'a@plon.example' },
      { status: 'disabled', email: 'a@plon.example' },
    ),
  ).toEqual([{ field: 'Status', before: 'aktywny', after: 'wyłączony' }])
})

test('what is new and what is gone is told by the missing side', () => {
  expect(changesOf('operators', null, { email: 'a@plon.example' })).toEqual([
    { field: 'Adres e-mail', before: null, after: 'a@plon.example' },
  ])
  expect(changesOf('operators', { email: 'a@plon.example' }, {})).toEqual([
    { field: 'Adres e-mail', before: 'a@plon.example', after: null },
  ])
})

test('an empty value is no value', () => {
  expect(changesOf('operators', { note: '', roles: [] }, { note: null })).toEqual([])
})

test('lists of words are one value, lists of records a value each', () => {
  expect(changesOf('operators', { roles: ['editor'] }, { roles: ['editor', 'finance'] })).toEqual([
    { field: 'Role', before: 'redaktor', after: 'redaktor, finanse' },
  ])
  expect(
    changesOf(
      'operators',
      { lines: [{ points: 10 }, { points: 20 }] },
      { lines: [{ points: 10 }, { points: 25 }, { points: 5 }] },
    ),
  ).toEqual([
    { field: 'Pozycja 2: Punkty', before: '20', after: '25' },
    { field: 'Pozycja 3: Punkty', before: null, after: '5' },
  ])
})

test('days, instants, money and yes or no are told as they are read', () => {
  expect(
    changesOf(
      'operators',
      {},
      { date: '2025-08-20', expires_at: '2025-08-20T07:15:00Z', amount: 124050, active: false },
    ),
  ).toEqual([
    { field: 'Data', before: null, after: '20.08.2025' },
    { field: 'Ważne do', before: null, after: '20.08.2025, 09:15' },
    { field: 'Kwota', before: null, after: '1\u00a0240,50\u00a0zł' },
    { field: 'Aktywne', before: null, after: 'nie' },
  ])
})

test('a field without a Polish name keeps its own', () => {
  expect(changesOf('operators', {}, { odd_key: 1 })).toEqual([{ field: 'odd_key', before: null, after: '1' }])
})

test('whoever may not sign in is called as on their own page', () => {
  const change = (subject: string) => changesOf(subject, {}, { status: 'disabled' })[0]?.after
  expect([change('operators'), change('participants')]).toEqual(['wyłączony', 'zablokowany'])
})
