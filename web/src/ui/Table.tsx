import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { columnsHelper } from './helper'
import type { Sort } from './list-params'
import { Skeleton } from './Skeleton'
import { cellDisplay, HeaderCell, SortSelect } from './TableSort'

/** The place of a cell once the row is a card; `parts` places the parts of a `TitleAndLead`. */
type CardPlace =
  | 'title'
  | 'badge'
  | 'lead'
  | 'left'
  | 'right'
  | 'line'
  | 'foot'
  | 'action'
  | 'parts'
  | 'hidden'

export interface Column<Row> {
  readonly key: string
  readonly label: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  readonly align?: 'end'
  readonly card?: CardPlace
  /** Leaves the column out of a narrow table; cards have room for it. */
  readonly onlyWide?: boolean
  /** Shown behind the value on a card, which has no heading. */
  readonly unit?: string
}

export interface TableProps<Row> {
  /** Accessible name of the table. */
  label: string
  columns: readonly Column<Row>[]
  /** undefined while the first rows load. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string | number
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** True while newer rows load and the previous ones are shown. */
  isBusy?: boolean
  /** Details that a row opens under itself, one row at a time. */
  details?: (row: Row) => ReactNode
  /** The key of the row whose details are open at first. */
  initiallyOpen?: string | number
  /** Shown in place of "Brak danych". */
  empty?: ReactNode
}

/**
 * A table that becomes a list of cards where its container is narrower than 720 px. The elements stay the same; roles
 * are explicit because browsers drop them from a table with another `display`.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, rowKey, sort, onSort, isBusy = false, details, initiallyOpen, empty } = props
  const [open, setOpen] = useState<string | number | null>(initiallyOpen ?? null)
  const helper = columnsHelper.use()
  const columns = helper ? helper(props.columns) : props.columns
  const span = columns.length + (details ? 1 : 0)
  return (
    <div className={`@container relative ${helper ? 'overflow-x-auto [--table-top:0px]' : ''}`}>
      {isBusy && (
        <span
          aria-hidden
          className="absolute inset-x-0 -top-2 h-1 origin-left animate-load rounded-full bg-brand"
        />
      )}
      {sort && onSort && rows?.length !== 0 && (
        <SortSelect columns={columns} sort={sort} onSort={onSort} isOnItsWay={rows === undefined} />
      )}
      <table
        role="table"
        aria-label={label}
        aria-busy={isBusy || rows === undefined}
        className="@table:table block w-full border-collapse text-left tabular-nums aria-busy:cursor-progress"
      >
        <thead role="rowgroup" className="hidden @table:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {details && (
              <th role="columnheader" scope="col" className="rounded-r-control bg-line-soft px-3">
                <span className="sr-only">Szczegóły</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="flex flex-col gap-3 @table:table-row-group">
          {rows === undefined && (
            <Message span={span}>
              Ładowanie...
              <Skeleton className="mt-4 h-96 w-full" />
            </Message>
          )}
          {rows?.length === 0 && <Message span={span}>{empty ?? 'Brak danych'}</Message>}
          {rows?.map((row) => {
            const key = rowKey(row)
            const isOpen = open === key
            return (
              <Fragment key={key}>
                <Row row={row} columns={columns}>
                  {details && <DetailsToggle isOpen={isOpen} onToggle={() => setOpen(isOpen ? null : key)} />}
                </Row>
                {details && isOpen && <Details span={span}>{details(row)}</Details>}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Shown in an empty cell; a card leaves it out. */
const nothing = '—'

const inTable = '@table:w-auto @table:px-3 @table:font-normal @table:text-ink @table:[&_label]:-my-cell-label'

/** Stretches the title's link over its card, below the card's other links and buttons. */
const pressedAnywhere = '@max-table:[&_a]:after:absolute @max-table:[&_a]:after:inset-0'
const pressedItself = '[&_:is(a,button,label)]:relative'

const places: Record<CardPlace, string> = {
  title: 'order-1 font-semibold proportional-nums @table:tabular-nums',
  badge: 'order-2 whitespace-nowrap @table:whitespace-normal',
  lead: 'order-3 w-full',
  left: 'order-4 text-muted',
  right: 'order-5 ml-auto font-bold',
  line: 'order-6 w-full text-muted',
  foot: 'order-7 grow basis-[calc(100%-3.5rem)] text-muted',
  action: 'relative order-8 -my-2 -mr-2 ml-auto',
  parts: 'contents',
  hidden: 'hidden',
}

/** A cell's title with a text under it, which on a card has a line of its own, under the badge too. */
export function TitleAndLead({ children, lead }: { children: ReactNode; lead: ReactNode }) {
  return (
    <>
      <div className="order-1 min-w-0 grow basis-40 font-semibold wrap-anywhere">{children}</div>
      <div className="order-3 w-full text-muted text-small">{lead}</div>
    </>
  )
}

function Row<R>({ row, columns, children }: { row: R; columns: readonly Column<R>[]; children: ReactNode }) {
  return (
    <tr
      role="row"
      className="relative flex flex-wrap items-center justify-between gap-x-2 gap-y-1 rounded-card border border-line bg-surface p-3 @table:table-row @table:h-row @table:rounded-none @table:border-0 @table:border-b @table:p-0 hover:border-field @table:hover:border-line @table:hover:bg-page"
    >
      {columns.map(({ key, label, cell, align, card = 'line', onlyWide, unit }) => {
        const content = cell(row)
        const isPointless = card !== 'title' && content === nothing
        return (
          <td
            key={key}
            role="cell"
            className={`min-w-0 ${places[card]} ${card === 'title' || card === 'parts' ? pressedAnywhere : pressedItself} ${inTable} ${cellDisplay(onlyWide)} ${align === 'end' ? '@table:text-right' : ''} ${isPointless ? '@max-table:hidden' : ''} ${card === 'action' ? '@table:py-action-cell print:hidden' : '@table:py-cell'}`}
          >
            {(card === 'line' || card === 'foot') && <span className="@table:hidden">{label}: </span>}
            {content}
            {unit && <span className="@table:hidden">{`\u00a0${unit}`}</span>}
          </td>
        )
      })}
      {children}
    </tr>
  )
}

function DetailsToggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <td
      role="cell"
      className={`order-9 w-full @table:table-cell @table:w-auto @table:text-right ${pressedItself}`}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="inline-flex min-h-control cursor-pointer items-center gap-1 -ml-2 rounded-control px-2 font-semibold text-brand-text @table:ml-0 hover:underline"
      >
        Szczegóły
        <ChevronDown aria-hidden className={`size-5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
    </td>
  )
}

function Details({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr role="row" className="block @table:table-row">
      <td
        role="cell"
        colSpan={span}
        className="block rounded-card bg-line-soft p-4 @table:table-cell @table:rounded-none"
      >
        {children}
      </td>
    </tr>
  )
}

function Message({ span, children }: { span: number; children: ReactNode }) {
  return (
    <tr role="row" className="block @table:table-row">
      <td role="cell" colSpan={span} className="block @table:table-cell px-3 py-6 text-center text-muted">
        {children}
      </td>
    </tr>
  )
}
