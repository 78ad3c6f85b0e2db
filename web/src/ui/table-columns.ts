import type { Column } from './Table'

/** A column as a list's answer describes it. */
export interface WireField {
  readonly key: string
  readonly label: string
  readonly sortable: boolean
}

/** How a column is drawn; the answer gives its name and order. */
export type ColumnLook<Row> = Omit<Column<Row>, 'key' | 'label' | 'sortable'>

/** The server names and orders the columns; the screen says how each is drawn. A column it cannot draw is left out. */
export function columnsOf<Row>(
  fields: readonly WireField[],
  looks: Record<string, ColumnLook<Row>>,
): Column<Row>[] {
  return fields.flatMap(({ key, label, sortable }) => {
    const look = looks[key]
    return look ? [{ key, label, sortable, ...look }] : []
  })
}
