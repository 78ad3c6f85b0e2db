import labels from '../../../../../data/audit/labels.json'

/** Labels of the actions, in the order of the filter; the server's table of the log has the same. */
export const actions: Readonly<Record<string, string>> = labels.actions

/** Label of an action; one that has none is shown as it is stored. */
export function actionLabel(action: string): string {
  return actions[action] ?? action
}

/** Labels of what is acted on, by its table. */
export const subjects: Readonly<Record<string, string>> = labels.subjects

/**
 * "promocja „Żniwa”", "faktura nr 118", "sezon 2025": what was acted on, by its name or else the number of its row; many
 * at once have none.
 */
export function subjectLabel(subject: string, id: number, nameOfRow: string | null = null): string {
  const name = subjects[subject] ?? subject
  if (id === 0) return name
  if (nameOfRow !== null) return `${name} „${nameOfRow}”`
  return subject === 'seasons' ? `${name}\u00a0${id}` : `${name} nr\u00a0${id}`
}

/** The label of the text beside an event; most have a reason. */
export function noteLabel(subject: string, after: unknown): string {
  if (subject === 'exports') return 'Zestawienie'
  if (subject === 'tax_rules') return 'Podstawa prawna'
  if (subject !== 'orders') return 'Powód'
  const { status } = (after ?? {}) as { status?: unknown }
  return status === 'cancelled' || status === 'returned' ? 'Powód' : 'Wiadomość'
}
