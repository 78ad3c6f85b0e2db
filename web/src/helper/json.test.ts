import { expect, test } from 'vitest'
import { beginningOf, jsonOf } from './json'

test('what is secret is covered, wherever it stands, and its absence is not', () => {
  const values = {
    nip: '5260250274',
    password: 'Plon#2025',
    old_password: '',
    inside: { auth_token: 'abc', password_set: true },
  }
  expect(JSON.parse(jsonOf(values))).toEqual({
    nip: '5260250274',
    password: '••••••••',
    old_password: '',
    inside: { auth_token: '••••••••', password_set: true },
  })
})

test('a file is told by its name, size and type', () => {
  const file = new File(['abc'], 'faktura.pdf', { type: 'application/pdf' })
  expect(JSON.parse(jsonOf({ file }))).toEqual({
    file: { name: 'faktura.pdf', size: 3, type: 'application/pdf' },
  })
})

test('the beginning of a long value is one line', () => {
  expect(beginningOf(jsonOf({ id: 5, name: 'Chabry' }), 12)).toBe('{ "id": 5, "…')
  expect(beginningOf(jsonOf({ id: 5 }))).toBe('{ "id": 5 }')
})
