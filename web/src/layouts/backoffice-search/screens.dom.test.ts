import { expect, test } from 'vitest'
import type { Operator, Role } from '../../session/operator'
import { screensFor } from './screens'

const operator = (...roles: Role[]): Operator => ({
  email: 'ewa@plon.example',
  first_name: 'Ewa',
  last_name: 'Lis',
  roles,
})
const labels = (text: string, ...roles: Role[]) =>
  screensFor(operator(...roles), text).map(({ label }) => label.replace('\u00a0', ' '))

test.each([
  ['wartosci', ['Wartości od dnia']],
  ['WYPŁ', ['Wypłaty']],
  ['zap kop', ['Kopie zapasowe']],
  ['pliki i obr', ['Pliki i obrazy']],
  ['apasowe', []],
  ['fak dnia', []],
  ['', []],
])('"%s" finds screens by beginnings of words, without Polish marks: %j', (text, expected) => {
  expect(labels(text, 'administrator')).toEqual(expected)
})

test('a role finds only its own screens', () => {
  expect(labels('fa', 'moderator')).toEqual(['Faktury'])
  expect(labels('fa', 'finance')).toEqual([])
  expect(labels('zam', 'finance')).toEqual(['Zamówienia'])
  expect(labels('zam', 'moderator')).toEqual([])
  expect(labels('ust', 'editor')).toEqual([])
  expect(labels('prom', 'editor')).toEqual(['Promocje'])
})
