import { useState } from 'react'
import type { Column } from '../ui/Table'
import { beginningOf, jsonOf } from './json'
import type { Toggle } from './toggles'

/** The columns of a table with the chosen extras; null without any. */
export function columnsWith(on: readonly Toggle[]) {
  const isNamed = on.includes('columns')
  const hasExample = on.includes('examples')
  if (!isNamed && !hasExample) return null
  return <Row,>(columns: readonly Column<Row>[]): readonly Column<Row>[] => {
    const shown = isNamed ? columns.map(named) : columns
    return hasExample ? [...shown, example()] : shown
  }
}

/** Places on a card that show the column's label, and so its key. */
const labelled: readonly Column<never>['card'][] = [undefined, 'line', 'foot']

function named<Row>(column: Column<Row>): Column<Row> {
  const { key, label, cell, card } = column
  const text = `${label} [${key}]`
  if (labelled.includes(card)) return { ...column, label: text }
  return {
    ...column,
    label: text,
    cell: (row) => (
      <>
        <span className="@table:hidden font-normal text-muted text-small">[{key}] </span>
        {cell(row)}
      </>
    ),
  }
}

function example<Row>(): Column<Row> {
  return { key: 'example', label: 'Przykład', cell: (row) => <Example row={row} />, card: 'foot' }
}

/** The row's JSON, shortened, in full on a press. */
function Example({ row }: { row: unknown }) {
  const [isWhole, setWhole] = useState(false)
  const json = jsonOf(row)
  return (
    <span className="block min-w-40 font-normal">
      <code className={`wrap-anywhere block text-small ${isWhole ? 'whitespace-pre-wrap' : ''}`}>
        {isWhole ? json : beginningOf(json)}
      </code>
      <button
        type="button"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        className="relative min-h-11 cursor-pointer font-semibold text-brand-text hover:underline"
      >
        {isWhole ? 'Zwiń dane' : 'Rozwiń dane'}
      </button>
    </span>
  )
}
