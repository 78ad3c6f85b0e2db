import { align, type Pair } from './align'
import { fieldLabel } from './fields'
import { numberText } from './numbers'
import { isFormatted, textOf } from './texts'
import type { Vocabulary } from './vocabulary'

/** Change of one field of a record. */
export interface Change {
  readonly field: string
  /** null where the field was absent. */
  readonly before: string | null
  readonly after: string | null
}

/** Names of the rows that records refer to by code: by field, then by code. */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Terms in which records are shown. */
interface Terms {
  readonly vocabulary: Vocabulary
  readonly names?: Names
}

type Side = 'before' | 'after'

/** Fields of a subject's record that an action added, changed or removed, in the order of the record. */
export function changesOf(subject: string, before: unknown, after: unknown, terms: Terms): readonly Change[] {
  const { before: old, after: now } = leavesOf(before, after)
  const [was, is] = [
    formatterOf(subject, before, terms, 'before'),
    formatterOf(subject, after, terms, 'after'),
  ]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((path) => {
    const [stood, stands] = [old.get(path), now.get(path)]
    if (JSON.stringify(stood) === JSON.stringify(stands)) return []
    return [{ field: labelOf(subject, path), ...textsOf(path, was(stood, path), is(stands, path)) }]
  })

  function textsOf(path: string, before: string | null, after: string | null) {
    const isSame = before === after && isFormatted(subject, lastOf(path).key)
    return isSame ? { before: null, after: 'te same słowa, inny wygląd lub odnośniki' } : { before, after }
  }
}

/** Leaves of a record by path, before and after; empty values are omitted. */
function leavesOf(before: unknown, after: unknown): Readonly<Record<Side, ReadonlyMap<string, unknown>>> {
  const leaves = { before: new Map<string, unknown>(), after: new Map<string, unknown>() }
  walk({ before, after }, '')
  return leaves

  function walk(pair: Pair, path: string) {
    const values = [pair.before, pair.after]
    if (values.some((value) => Array.isArray(value) && value.some(isRecord))) return walkList(pair, path)
    for (const key of new Set(values.filter(isRecord).flatMap((record) => Object.keys(record))))
      walk({ before: at(pair.before, key), after: at(pair.after, key) }, path === '' ? key : `${path}.${key}`)
    collect('before', pair.before, path)
    collect('after', pair.after, path)
  }

  function walkList(pair: Pair, path: string) {
    for (const [index, entry] of align(listOf(pair.before), listOf(pair.after)).entries())
      walk(entry, `${path}#${index + 1}`)
  }

  function collect(side: Side, value: unknown, path: string) {
    const isNone = value === null || value === undefined || value === '' || isRecord(value)
    if (!isNone && !(Array.isArray(value) && value.length === 0)) leaves[side].set(path, value)
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function at(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Fields whose records hold only a file's version. */
const versions: Readonly<Record<string, Readonly<Record<Side, string>>>> = {
  'representatives.photo': { before: 'poprzednie', after: 'nowe' },
  'settings.url': { before: 'poprzedni', after: 'nowy' },
}

/** Formatter of the values on one side of a change. */
function formatterOf(subject: string, record: unknown, { vocabulary, names = {} }: Terms, side: Side) {
  return (leaf: unknown, path: string): string | null => {
    if (leaf === undefined) return null
    const place = { subject, ...lastOf(path), record }
    const version = versions[`${subject}.${place.key}`]
    if (version) return version[side]
    return (Array.isArray(leaf) ? leaf : [leaf]).map(changeText).join(', ')

    function changeText(value: unknown): string {
      if (typeof value === 'boolean') return value ? 'tak' : 'nie'
      if (typeof value === 'number') return numberText(vocabulary, value, place)
      const text = String(value)
      return names[place.key]?.[text] ?? textOf(vocabulary, text, place)
    }
  }
}

/** Last two keys of a path: the field, and the field around it ("terms.mechanics#1.kind"). */
function lastOf(path: string): { key: string; within: string } {
  const [key = '', within = ''] = path
    .split('.')
    .map((part) => part.replace(/#\d+$/, ''))
    .reverse()
  return { key, within }
}

/** Label of a path: "lines#2.points" is "Pozycja 2: Punkty". */
function labelOf(subject: string, path: string): string {
  const parts = path.split('.').map((part) => part.split('#'))
  const labels = parts.map(([key = '', index], place) => {
    const label = fieldLabel(subject, key, parts[place - 1]?.[0])
    return index === undefined ? label : `${label} ${index}`
  })
  return labels.filter((label) => label !== '').join(': ') || 'Wartość'
}
