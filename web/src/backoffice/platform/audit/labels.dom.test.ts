import { expect, test } from 'vitest'
import openapi from '../../../../../openapi.json'
import { vocabulary } from '../../dashboard/audit-log/vocabulary'
import { fieldLabel } from './fields'
import { actions, noteLabel, subjectLabel, subjectOptions, subjects } from './labels'
import { areaOf } from './portal'
import schema from './schema.gen.json'
import { subjectPage } from './subject-pages'
import { codedFieldsOf, codeLabel } from './vocabulary'

interface Field {
  readonly name: string
  readonly codes?: readonly string[]
  readonly fields?: readonly Field[]
}

interface Event {
  readonly action: string
  readonly subject: string
  readonly before: string | null
  readonly after: string | null
}

const events: readonly Event[] = schema.events
const records: Readonly<Record<string, readonly Field[]>> = schema.records

/** Field of an event's record, with the field around it. */
interface Placed extends Field {
  readonly event: Event
  readonly within: string
}

const placed = events.flatMap((event) =>
  [event.before, event.after].flatMap((record) => placedIn(event, records[record ?? ''] ?? [], '')),
)

function placedIn(event: Event, fields: readonly Field[], within: string): Placed[] {
  return fields.flatMap((field) => [
    { ...field, event, within },
    ...placedIn(event, field.fields ?? [], field.name),
  ])
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort()
}

test('every action and every subject has its label, and no label stands for one that nobody records', () => {
  expect(sorted(events.map(({ action }) => action))).toEqual(Object.keys(actions).sort())
  expect(sorted(events.map(({ subject }) => subject))).toEqual(Object.keys(subjects).sort())
})

test('every field of a record has a label', () => {
  expect(sorted(placed.map(({ name }) => name)).length).toBeGreaterThan(150)
  const missing = placed.filter(({ event, name, within }) => fieldLabel(event.subject, name, within) === name)
  expect(missing.map(({ event, name, within }) => `${event.action}: ${within}.${name}`)).toEqual([])
})

test('every code of a closed list is told in words', () => {
  const missing = placed.flatMap(({ event: { action, subject }, name, codes = [] }) =>
    codes
      .filter((code) => codeLabel(vocabulary, subject, name, code) === undefined)
      .map((code) => `${action}: ${name} ${code}`),
  )
  expect(missing).toEqual([])
})

/** A promotion's drawing is free text to the server. */
const isOpen = (field: string) => field === 'promotions.picture'

test('every field whose codes have words is exported with its closed list', () => {
  const coded = placed.filter(({ codes }) => codes).map(({ event, name }) => `${event.subject}.${name}`)
  expect(sorted(coded)).toEqual(sorted(codedFieldsOf(vocabulary).filter((field) => !isOpen(field))))
})

test('every column that an import is mapped to is known', () => {
  expect(records.MappingRecord?.length).toBeGreaterThan(25)
})

test('every call of a participant belongs to a part of the portal that has a name', () => {
  const paths: Record<
    string,
    Record<string, { security?: readonly { readonly [scheme: string]: readonly string[] | undefined }[] }>
  > = openapi.paths
  const isSeated = (bearers: readonly string[] | undefined) => bearers?.includes('participant') ?? false
  const seated = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).some(({ security }) => security?.some(({ bearer }) => isSeated(bearer)))
      ? [path]
      : [],
  )
  expect(seated.length).toBeGreaterThan(40)
  expect(seated.filter((path) => areaOf(path) === undefined)).toEqual([])
})

test('what is acted on is named by its number, a season by its year, many at once by none', () => {
  expect(subjectLabel('invoices', 118)).toBe('faktura nr\u00a0118')
  expect(subjectLabel('seasons', 2025)).toBe('sezon\u00a02025')
  expect(subjectLabel('exports', 0)).toBe('zestawienie')
  expect(subjectLabel('card_codes', 0)).toBe('kody kart')
})

test('every subject has its page, but for those that no page shows', () => {
  const entry = { id: 1, at: '', action: '', before: null, after: null, subject_id: 7, subject_key: '7' }
  const without = Object.keys(subjects).filter(
    (subject) => subjectPage({ ...entry, subject, subject_name: 'Nazwa' }) === null,
  )
  expect(without.sort()).toEqual(['exports', 'invitations', 'participant_notes', 'sessions'])
})

test('the choices of the filter are the subjects in Polish order, each with a capital letter', () => {
  const labels = subjectOptions.map(({ label }) => label)
  expect(labels).toHaveLength(Object.keys(subjects).length)
  expect(labels[0]).toBe('Adresy newslettera')
  expect(labels).toContain('Ustawienia')
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'pl')))
})

test('the text beside an action is called what it is', () => {
  expect(noteLabel('participants', { status: 'disabled' })).toBe('Powód')
  expect(noteLabel('exports', { format: 'csv' })).toBe('Zestawienie')
  expect(noteLabel('tax_rules', null)).toBe('Podstawa prawna')
  expect(['cancelled', 'completed'].map((status) => noteLabel('orders', { status }))).toEqual([
    'Powód',
    'Wiadomość',
  ])
})
