import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions, noteLabel, subjectLabel, subjects } from './words'

const server = join(import.meta.dirname, '../../../../crates/server/src')

const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.rs'))
  .map((path) => readFileSync(join(server, path), 'utf8'))

const literal = /"([a-z_]+\.[a-z_]+)"/g

/** How the server's code names an act: as a field or variable, to one of the helpers that make an `Act`, by a match. */
const forms = [
  /\baction(?::| =)[^;]*/g,
  /\b(?:on_\w+|act|begin)\([^;"]*"[a-z_.]+"/g,
  /\((?:operator(?:\.id)?|who\.id), "[a-z_.]+"\)/g,
  /\("[a-z_.]+", (?:None|Some\((?!&?self)|note)/g,
  /\baudited\([^;"]*"[a-z_.]+"/g,
  /=> \("[a-z_.]+", "/g,
  /\b(?:record|end)\((?:tx, |&app, \()?"[a-z_.]+"/g,
  /\bPayoutAct::\w+ => "[a-z_.]+"/g,
]

const acts = new Set(
  sources.flatMap((source) =>
    forms.flatMap((form) =>
      (source.match(form) ?? []).flatMap((code) => [...code.matchAll(literal)].map(([, act = '']) => act)),
    ),
  ),
)

/** Only the name is there: an order that is cancelled leaves its batch with no act of an operator. */
acts.delete('payouts.cancel')

test('every act that the server writes down has words, and no words stand for an act that nobody does', () => {
  expect([...acts].sort()).toEqual(Object.keys(actions).sort())
})

const actedOn = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/subject(?::| =) \("([a-z_]+)"/g)].map(([, name = '']) => name),
  ),
)

test('everything that is acted on has a word', () => {
  expect(actedOn.size).toBeGreaterThan(25)
  expect([...actedOn].filter((subject) => !Object.hasOwn(subjects, subject))).toEqual([])
})

test('what is acted on is named by its number, a season by its year, many at once by none', () => {
  expect(subjectLabel('invoices', 118)).toBe('faktura nr\u00a0118')
  expect(subjectLabel('seasons', 2025)).toBe('sezon\u00a02025')
  expect(subjectLabel('exports', 0)).toBe('zestawienie')
  expect(subjectLabel('card_codes', 0)).toBe('kody kart')
})

test('the text beside an act is called what it is', () => {
  expect(noteLabel('participants', { status: 'disabled' })).toBe('Powód')
  expect(noteLabel('exports', { format: 'csv' })).toBe('Zestawienie')
  expect(noteLabel('tax_rules', null)).toBe('Podstawa prawna')
  expect(['cancelled', 'completed'].map((status) => noteLabel('orders', { status }))).toEqual([
    'Powód',
    'Wiadomość',
  ])
})
