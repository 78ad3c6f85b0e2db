import type { Column } from '../ui/Table'

/** The parts of a column that choosing it needs. */
export type ListColumn = Pick<Column<never>, 'key' | 'label' | 'card'>

/** Key of the column that is always shown, because it leads to the record: the one that titles a card. */
export function fixedKeyOf(columns: readonly ListColumn[]): string | undefined {
  return (columns.find(({ card }) => card === 'title') ?? columns[0])?.key
}

/**
 * The keys that a list knows, each once and with the column that is always shown; none for all columns in the usual
 * order.
 */
export function knownKeys(columns: readonly ListColumn[], keys: readonly string[]): readonly string[] {
  const usual = columns.map(({ key }) => key)
  const known = [...new Set(keys)].filter((key) => usual.includes(key))
  if (known.length === 0) return []
  const fixed = fixedKeyOf(columns)
  const shown = fixed === undefined || known.includes(fixed) ? known : [fixed, ...known]
  return shown.join() === usual.join() ? [] : shown
}

/** The columns of the keys, in their order; one that was chosen is shown in a narrow table too. */
export function chosenColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[],
): readonly Column<Row>[] {
  const shown = knownKeys(columns, keys)
  if (shown.length === 0) return columns
  return shown.flatMap((key) => {
    const column = columns.find((one) => one.key === key)
    return column ? [{ ...column, onlyWide: false }] : []
  })
}
