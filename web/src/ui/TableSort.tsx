import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { Sort } from './list-params'
import { Select } from './Select'

interface SortableColumn {
  readonly key: string
  readonly label: string
  readonly sortable?: boolean
  readonly align?: 'end'
  readonly onlyWide?: boolean
  /** `action` for a column of buttons, which are not printed. */
  readonly card?: string
}

interface SortProps {
  sort: Sort
  onSort: (sort: Sort) => void
}

interface HeaderCellProps extends Partial<SortProps> {
  column: SortableColumn
}

/** Classes of a cell; one for wide tables only is hidden in others. */
export function cellDisplay(onlyWide = false): string {
  return onlyWide ? '@table:hidden @wide:table-cell' : '@table:table-cell'
}

/** A heading, with a button that toggles the sort order where the column is sortable. */
export function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const isSorted = sort?.by === column.key
  const direction = isSorted ? (sort.desc ? 'descending' : 'ascending') : 'none'
  const canSort = column.sortable === true && sort !== undefined && onSort !== undefined
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={canSort ? direction : undefined}
      className={`sticky top-(--table-top,0px) ${column.onlyWide ? 'hidden @wide:table-cell' : ''} z-10 bg-line-soft px-3 font-semibold first:rounded-l-control last:rounded-r-control ${column.align === 'end' ? 'text-right' : ''} ${column.card === 'action' ? 'print:hidden' : ''}`}
    >
      {canSort ? (
        <button
          type="button"
          onClick={() => onSort({ by: column.key, desc: isSorted ? !sort.desc : false })}
          className={`inline-flex min-h-control cursor-pointer items-center gap-2 py-1.5 ${column.align === 'end' ? 'flex-row-reverse text-right' : 'text-left'}`}
        >
          {column.label}
          <SortIcon direction={direction} />
        </button>
      ) : (
        <span className="inline-flex min-h-control items-center py-1.5">{column.label}</span>
      )}
    </th>
  )
}

function SortIcon({ direction }: { direction: 'ascending' | 'descending' | 'none' }) {
  if (direction === 'none') return <ArrowUpDown aria-hidden className="size-4 shrink-0 text-field" />
  return direction === 'descending' ? (
    <ArrowDown aria-hidden className="size-4 shrink-0" />
  ) : (
    <ArrowUp aria-hidden className="size-4 shrink-0" />
  )
}

interface SortSelectProps extends SortProps {
  columns: readonly SortableColumn[]
  /** True while the rows load, and maybe the columns with them; the list keeps its height. */
  isOnItsWay: boolean
}

/** List of sort orders for cards, which have no headings to press. */
export function SortSelect({ columns, sort, onSort, isOnItsWay }: SortSelectProps) {
  const options = columns
    .filter((column) => column.sortable)
    .flatMap(({ key, label }) => [
      { value: `${key}:asc`, label: `${label} – rosnąco` },
      { value: `${key}:desc`, label: `${label} – malejąco` },
    ])
  if (options.length === 0)
    return isOnItsWay ? <span aria-hidden className="@table:hidden mb-3 block h-18" /> : null
  const current = `${sort.by}:${sort.desc ? 'desc' : 'asc'}`
  const isOffered = options.some(({ value }) => value === current)
  return (
    <div className="@table:hidden mb-3">
      <Select
        label="Sortuj według"
        value={isOffered ? current : ''}
        placeholder={isOffered ? undefined : 'Domyślna kolejność'}
        onChange={(choice) => {
          const [by, order] = choice.split(':')
          if (by) onSort({ by, desc: order === 'desc' })
        }}
        options={options}
      />
    </div>
  )
}
