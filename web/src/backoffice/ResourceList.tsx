import type { ReactNode } from 'react'
import { Card, CardHead } from '../ui/Card'
import { Table, type TableProps } from '../ui/Table'
import { ListFooter } from './ListFooter'
import { ListTable } from './ListTable'
import { type ListQuery, rowsOf } from './list-query'

interface ResourceTableProps<Row> extends Omit<TableProps<Row>, 'rows' | 'isBusy'> {
  /** Result of `useInfiniteQuery`. */
  query: ListQuery<Row>
  /** Label of the button that loads the next page. */
  moreLabel?: string
  /** Set for the list of a page with saved views: it has their toolbar, and the columns of the address. */
  hasViews?: boolean
}

/** Table of an infinite query's rows, with their number and the button that loads the next page. */
export function ResourceTable<Row>({
  query,
  moreLabel,
  hasViews = false,
  ...table
}: ResourceTableProps<Row>) {
  const ShownTable = hasViews ? ListTable : Table
  return (
    <>
      <ShownTable {...table} rows={rowsOf(query)} isBusy={query.isFetching} />
      <ListFooter query={query} {...(moreLabel && { moreLabel })} />
    </>
  )
}

interface ResourceListProps<Row> extends Omit<ResourceTableProps<Row>, 'label' | 'rowKey'> {
  title: string
  /** Level of the heading: 2 where the list is one card of a page. */
  level?: 1 | 2
  /** Button or link beside the title. */
  action?: ReactNode
  /** Accessible name of the table; default: the title. */
  label?: string
  /** Filters and messages above the table. */
  children?: ReactNode
  /** Content below the table, such as exports; it comes with the rows, which would push it away. */
  footer?: ReactNode
}

/** Key of a row; default: its `id`, so that rows without one must name another. */
type RowKey<Row> = Row extends { readonly id: string | number }
  ? Partial<Pick<TableProps<Row>, 'rowKey'>>
  : Pick<TableProps<Row>, 'rowKey'>

/** Card of a list: title, filters, table with pagination. */
export function ResourceList<Row>(props: ResourceListProps<Row> & RowKey<Row>) {
  const { title, level = 1, action, label = title, rowKey = idOf, children, footer, ...table } = props
  return (
    <Card>
      <CardHead level={level} title={title} action={action} />
      {children}
      <ResourceTable {...table} label={label} rowKey={rowKey} />
      {table.query.data !== undefined && footer}
    </Card>
  )
}

/** Default key; `RowKey` admits it only for rows with an `id`. */
function idOf(row: unknown): string | number {
  return (row as { id: string | number }).id
}
