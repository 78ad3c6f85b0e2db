import { formatDay, formatInstant } from '../../format/dates'
import { formatAmount } from '../../format/numbers'
import { fieldLabel, isMoney, valueLabel } from './words'

/** What became of one field of a record. */
export interface Change {
  readonly field: string
  /** null where the field was not there. */
  readonly before: string | null
  readonly after: string | null
}

/** The fields of a subject's record that an act made, changed or took away, in the order of the record. */
export function changesOf(subject: string, before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [leavesOf(subject, before), leavesOf(subject, after)]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths.flatMap((path) => {
    const change = { field: labelOf(path), before: old.get(path) ?? null, after: now.get(path) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

/** Every value that is not a record itself, under the keys that lead to it. */
function leavesOf(subject: string, record: unknown): Map<string, string> {
  const leaves = new Map<string, string>()
  collect(record, '')
  return leaves

  function collect(value: unknown, path: string) {
    if (value === null || value === undefined || value === '') return
    if (Array.isArray(value)) {
      if (value.some(isRecord)) {
        for (const [index, item] of value.entries()) collect(item, `${path}#${index + 1}`)
      } else if (value.length > 0)
        leaves.set(path, value.map((item) => wordFor(item, path, subject)).join(', '))
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) collect(item, path === '' ? key : `${path}.${key}`)
    } else leaves.set(path, wordFor(value, path, subject))
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function wordFor(value: unknown, path: string, subject: string): string {
  if (typeof value === 'boolean') return value ? 'tak' : 'nie'
  if (typeof value === 'number')
    return isMoney(lastKey(path)) ? `${formatAmount(value)}\u00a0zł` : String(value)
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatInstant(text)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text)
  return valueLabel(lastKey(path), text, subject)
}

function lastKey(path: string): string {
  return path.split('.').at(-1)?.replace(/#\d+$/, '') ?? ''
}

/** "lines#2.points" → "Pozycje 2: Punkty". */
function labelOf(path: string): string {
  if (path === '') return 'Wartość'
  return path
    .split('.')
    .map((part) => {
      const [key = '', index] = part.split('#')
      return index === undefined ? fieldLabel(key) : `${fieldLabel(key)} ${index}`
    })
    .join(': ')
}
