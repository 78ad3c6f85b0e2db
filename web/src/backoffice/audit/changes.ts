import { type Measure, measures } from '../promotions/words'
import { fieldLabel } from './fields'
import { numberText } from './numbers'
import { isFormatted, textOf } from './texts'

/** What became of one field of a record. */
export interface Change {
  readonly field: string
  /** null where the field was not there. */
  readonly before: string | null
  readonly after: string | null
}

/** What rows are called that records name by their codes: by the field, then by the code. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

type Side = 'before' | 'after'

/** The fields of a subject's record that an act made, changed or took away, in the order of the record. */
export function changesOf(
  subject: string,
  before: unknown,
  after: unknown,
  names: Names = {},
): readonly Change[] {
  const [old, now] = [leavesOf(before), leavesOf(after)]
  const [was, is] = [tellerOf(subject, before, names, 'before'), tellerOf(subject, after, names, 'after')]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [stood, stands] = [old.get(path), now.get(path)]
    if (JSON.stringify(stood) === JSON.stringify(stands)) return []
    return [{ field: labelOf(subject, path), ...wordsOf(path, was(stood, path), is(stands, path)) }]
  })

  function wordsOf(path: string, before: string | null, after: string | null) {
    const isSame = before === after && isFormatted(subject, lastOf(path).key)
    return isSame ? { before: null, after: 'te same słowa, inny wygląd lub odnośniki' } : { before, after }
  }
}

/** Every value that is not a record itself, under the keys that lead to it; an empty one is none. */
function leavesOf(record: unknown): Map<string, unknown> {
  const leaves = new Map<string, unknown>()
  collect(record, '')
  return leaves

  function collect(value: unknown, path: string) {
    if (value === null || value === undefined || value === '') return
    if (Array.isArray(value)) {
      if (value.some(isRecord)) {
        for (const [index, item] of value.entries()) collect(item, `${path}#${index + 1}`)
      } else if (value.length > 0) leaves.set(path, value)
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) collect(item, path === '' ? key : `${path}.${key}`)
    } else leaves.set(path, value)
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Files whose records keep no more than the mark of a version. */
const versions: Readonly<Record<string, Readonly<Record<Side, string>>>> = {
  'representatives.photo': { before: 'poprzednie', after: 'nowe' },
  'settings.url': { before: 'poprzedni', after: 'nowy' },
}

/** What says the values of one of the two records. */
function tellerOf(subject: string, record: unknown, names: Names, side: Side) {
  const measure = measureOf(record)
  return (leaf: unknown, path: string): string | null => {
    if (leaf === undefined) return null
    const place = { subject, ...lastOf(path), measure }
    const version = versions[`${subject}.${place.key}`]
    if (version) return version[side]
    return (Array.isArray(leaf) ? leaf : [leaf]).map(told).join(', ')

    function told(value: unknown): string {
      if (typeof value === 'boolean') return value ? 'tak' : 'nie'
      if (typeof value === 'number') return numberText(value, place)
      const text = String(value)
      return names[place.key]?.[text] ?? textOf(text, place)
    }
  }
}

/** What a promotion counts; its record is its definition or holds it. */
function measureOf(record: unknown): Measure | undefined {
  const { definition, terms } = (record ?? {}) as { definition?: { terms?: unknown }; terms?: unknown }
  const { measure } = (terms ?? definition?.terms ?? {}) as { measure?: string }
  return measure !== undefined && Object.hasOwn(measures, measure) ? (measure as Measure) : undefined
}

/** "terms.mechanics#1.kind" → the field, and the one that holds it. */
function lastOf(path: string): { key: string; within: string } {
  const [key = '', within = ''] = path
    .split('.')
    .map((part) => part.replace(/#\d+$/, ''))
    .reverse()
  return { key, within }
}

/** "lines#2.points" → "Pozycja 2: Punkty". */
function labelOf(subject: string, path: string): string {
  const parts = path.split('.').map((part) => part.split('#'))
  const labels = parts.map(([key = '', index], place) => {
    const label = fieldLabel(subject, key, parts[place - 1]?.[0])
    return index === undefined ? label : `${label} ${index}`
  })
  return labels.filter((label) => label !== '').join(': ') || 'Wartość'
}
