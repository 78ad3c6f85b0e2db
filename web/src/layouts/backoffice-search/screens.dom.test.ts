import { expect, test } from 'vitest'
import { sections } from '../../sections'
import type { Operator, Role } from '../../session/operator'
import { screensFor, sectionsFor } from './screens'

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

const parts = (text: string, ...roles: Role[]) =>
  sectionsFor(operator(...roles), text).map(({ path }) => path)

test.each([
  ['limit punk', ['/zaplecze/wartosci#limit-punktow']],
  ['darowizn', ['/zaplecze/ustawienia#rachunek-darowizn', '/zaplecze/ustawienia#wyplaty']],
  ['ksef', ['/zaplecze/ustawienia#program']],
  ['E-MAIL', ['/zaplecze/ustawienia#program']],
  ['kolory', ['/zaplecze/ustawienia#wyglad']],
  ['ryczalt', ['/zaplecze/podatki/zasady#zasady-podatku']],
  ['passk', ['/zaplecze/moje-konto#klucze-dostepu']],
  ['kody zapas', ['/zaplecze/moje-konto#drugi-skladnik']],
  ['imit', []],
  ['', []],
])('"%s" finds sections by their headings and what they are about: %j', (text, expected) => {
  expect(parts(text, 'administrator')).toEqual(expected)
})

test('a role finds the sections of its own screens alone', () => {
  expect(parts('kolory', 'finance')).toEqual([])
  expect(parts('darowizn', 'editor')).toEqual([])
  expect(parts('ryczalt', 'finance')).toEqual(['/zaplecze/podatki/zasady#zasady-podatku'])
  expect(parts('ryczalt', 'moderator')).toEqual([])
  expect(parts('kroki', 'editor')).toEqual(['/zaplecze/strona-glowna#jak-to-dziala'])
  expect(parts('gesto', 'support')).toEqual(['/zaplecze/moje-konto#widok-zaplecza'])
})

test('each anchor is of one section, and an administrator finds them all by their headings', () => {
  const all = sections.map(({ path, id }) => `${path}#${id}`)
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  const found = sections.flatMap(({ title }) => parts(title, 'administrator'))
  expect(all.filter((path) => !found.includes(path))).toEqual([])
})
