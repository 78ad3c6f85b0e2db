import { useState } from 'react'
import type { Sort } from '../../ui/list-params'
import { type Column, Table } from '../../ui/Table'
import { formatFigure, headingOf, labelOf } from './figures'
import type { Report, ReportRow, ReportTable } from './queries'

interface FigureTableProps {
  report: Report
  table: ReportTable
  isBusy: boolean
}

/** The last row of the table, under which the sums stand. */
const totalLabel = 'Razem'

/** The rows of a report, which each column sorts; the sums stay last. */
export function FigureTable({ report, table, isBusy }: FigureTableProps) {
  const [sort, setSort] = useState<Sort>({ by: '', desc: false })
  const total = { label: totalLabel, figures: table.total }
  const hasTotal = table.total.some((figure) => figure !== null) && table.rows.length > 1
  const rows = sorted(table.rows, sort, report)
  const title = report.groupings.find(({ by }) => by === table.by)?.title ?? ''
  const columns: readonly Column<ReportRow>[] = [
    {
      key: 'label',
      label: title,
      card: 'title',
      sortable: true,
      cell: (row) => (row === total ? <strong>{row.label}</strong> : labelOf(row.label, table.by)),
    },
    ...report.columns.map(
      (column, place): Column<ReportRow> => ({
        key: column.key,
        label: headingOf(column),
        align: 'end',
        card: 'line',
        sortable: true,
        cell: (row) => {
          const text = formatFigure(row.figures[place], column.unit)
          return row === total ? <strong>{text}</strong> : text
        },
      }),
    ),
  ]
  return (
    <Table
      label={report.title}
      columns={columns}
      rows={hasTotal ? [...rows, total] : rows}
      rowKey={(row) => (row === total ? totalLabel : `row ${row.label}`)}
      sort={sort}
      onSort={setSort}
      isBusy={isBusy}
    />
  )
}

/** Rows by a column; as they came until one is chosen. */
function sorted(rows: readonly ReportRow[], { by, desc }: Sort, report: Report): readonly ReportRow[] {
  if (by === '') return rows
  const place = report.columns.findIndex(({ key }) => key === by)
  const ordered = [...rows].sort((one, other) =>
    place === -1
      ? one.label.localeCompare(other.label, 'pl')
      : (one.figures[place] ?? -1) - (other.figures[place] ?? -1),
  )
  return desc ? ordered.reverse() : ordered
}
