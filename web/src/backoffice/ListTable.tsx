import { createContext, useContext } from 'react'
import { Table, type TableProps } from '../ui/Table'
import { useListAddress } from './list-address'
import { chosenColumns } from './list-columns'
import type { ListName } from './saved-views'
import { ViewsToolbar } from './ViewsToolbar'

/** The list with saved views whose page this is; null on other pages. */
export const ListContext = createContext<ListName | null>(null)

/** The table of a page with saved views: their toolbar, and the columns of the address. */
export function ListTable<Row>(props: TableProps<Row>) {
  const list = useContext(ListContext)
  return list === null ? <Table {...props} /> : <ViewedTable list={list} {...props} />
}

function ViewedTable<Row>({ list, columns, ...table }: TableProps<Row> & { list: ListName }) {
  const { address } = useListAddress()
  return (
    <>
      <ViewsToolbar list={list} columns={columns} />
      <Table {...table} columns={chosenColumns(columns, address.columns)} />
    </>
  )
}
