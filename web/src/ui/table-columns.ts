import type { ReactNode } from 'react'
import type { Column } from './Table'

/** A field of a row, as the list's answer describes it. */
export interface WireField {
  readonly key: string
  readonly label: string
  readonly sortable: boolean
  /** True for a column with a heading. */
  readonly header: boolean
  /** True for a field of the details that a row opens. */
  readonly details: boolean
}

/** The rendering of a column, whose name and order come from the answer. */
export type ColumnCell<Row> = Omit<Column<Row>, 'key' | 'label' | 'sortable'>

/** Columns named and ordered by the server and rendered by the screen; those without a rendering are left out. */
export function columnsOf<Row>(
  fields: readonly WireField[],
  cells: Record<string, ColumnCell<Row>>,
): Column<Row>[] {
  return fields.flatMap(({ key, label, sortable, header }) => {
    const column = cells[key]
    return column && header ? [{ key, label, sortable, ...column }] : []
  })
}

/** Renders a part of a row's details under its label; nothing where the row has none. */
export type DetailCell<Row> = (row: Row, label: string) => ReactNode

export interface Detail<Row> {
  readonly key: string
  readonly show: (row: Row) => ReactNode
}

/** Parts of a row's details, named and ordered by the server. */
export function detailsOf<Row>(
  fields: readonly WireField[],
  cells: Record<string, DetailCell<Row>>,
): Detail<Row>[] {
  return fields.flatMap(({ key, label, details }) => {
    const detail = cells[key]
    return detail && details ? [{ key, show: (row: Row) => detail(row, label) }] : []
  })
}
