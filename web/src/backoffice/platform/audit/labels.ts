import labels from '../../../../../data/audit/labels.json'
import { upperFirst } from '../../../format/text'
import type { Option } from '../../../ui/Select'

/** Labels of the actions, in the order of the filter; the server's export uses the same. */
export const actions: Readonly<Record<string, string>> = labels.actions

/** Label of an action; an unknown code is shown as stored. */
export function actionLabel(action: string): string {
  return actions[action] ?? action
}

/** Labels of the subjects, by table. */
export const subjects: Readonly<Record<string, string>> = labels.subjects

/** Subjects as the choices of a filter, in Polish order. */
export const subjectOptions: readonly Option[] = Object.entries(subjects)
  .map(([value, name]) => ({ value, label: optionLabel(name) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pl'))

/** Name of a subject as a choice: "ustawienia, wersja" is followed by a number elsewhere. */
function optionLabel(name: string): string {
  return upperFirst(name.replace(/, wersja$/, ''))
}

/**
 * Subject of an event with its name or number: "promocja „Żniwa”", "faktura nr 118", "sezon 2025"; an event on many
 * rows has neither.
 */
export function subjectLabel(subject: string, id: number, nameOfRow: string | null = null): string {
  const name = subjects[subject] ?? subject
  if (id === 0) return name
  if (nameOfRow !== null) return `${name} „${nameOfRow}”`
  return subject === 'seasons' ? `${name}\u00a0${id}` : `${name} nr\u00a0${id}`
}

/** Label of the note of an event, a reason in most cases. */
export function noteLabel(subject: string, after: unknown): string {
  if (subject === 'exports') return 'Zestawienie'
  if (subject === 'tax_rules') return 'Podstawa prawna'
  if (subject !== 'orders') return 'Powód'
  const { status } = (after ?? {}) as { status?: unknown }
  return status === 'cancelled' || status === 'returned' ? 'Powód' : 'Wiadomość'
}
