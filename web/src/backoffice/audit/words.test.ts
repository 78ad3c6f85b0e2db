import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { actions, fieldLabel, subjectLabel, valueLabel } from './words'

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

const subjects = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/subject(?::| =) \("([a-z_]+)"/g)].map(([, name = '']) => name),
  ),
)

test('everything that is acted on has a word', () => {
  expect(subjects.size).toBeGreaterThan(25)
  expect([...subjects].filter((subject) => subjectLabel(subject, 7) === `${subject}\u00a07`)).toEqual([])
})

const recorded = new Set(
  sources
    .flatMap((source) => source.match(/audit::record\([^;]*;/g) ?? [])
    .flatMap((code) => [...code.matchAll(/"([a-zA-Z_0-9]+)": /g)].map(([, key = '']) => key)),
)

test('every field that is written down beside an act has a word', () => {
  expect(recorded.size).toBeGreaterThan(5)
  expect([...recorded].filter((key) => fieldLabel(key) === key)).toEqual([])
})

test('states, ways and groups are told in words', () => {
  const states = ['waiting', 'queued', 'failed', 'refused', 'uploaded', 'previewed', 'posting', 'disabled']
  expect(states.filter((state) => valueLabel('status', state, 'imports') === state)).toEqual([])
  expect(valueLabel('by', 'sms', 'invitations')).toBe('SMS')
  expect(valueLabel('account_type', 'program.partner', 'invitations')).toBe('partnerzy')
  expect(valueLabel('name', 'waiting', 'imports')).toBe('waiting')
})
