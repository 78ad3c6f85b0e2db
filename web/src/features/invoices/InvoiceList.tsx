import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { modalHash } from '../../paths'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { Table } from '../../ui/Table'
import { invoiceColumns } from './columns'
import { InvoiceFilters, noFilters } from './InvoiceFilters'
import { defaultSort, listQuery } from './list-query'
import { NoInvoices } from './NoInvoices'
import { invoicesQuery } from './queries'
import { listOf, scopeOf, type TabId, tabs } from './tabs'

/** One of the four lists, a page at a time. */
export function InvoiceList({ tab, season }: { tab: TabId; season: number }) {
  const [search] = useSearchParams()
  const { page, sort, onSort, filter, setFilters } = useListParams(defaultSort)
  const query = listQuery(page, sort, filter)
  const { data, isPlaceholderData } = useQuery(invoicesQuery(listOf(tab, season), query))
  const isNarrowed = query.search !== undefined || query.edi !== undefined
  return (
    <>
      <p className="mb-4 text-muted">{scopeOf(tab, season)}</p>
      <InvoiceFilters filter={filter} setFilters={setFilters} />
      <Table
        label={`Faktury: ${tabs[Number(tab)]?.label}`}
        columns={invoiceColumns(data?.data.fields ?? [], (id) => detailsLink(search, id))}
        rows={data?.data.items}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        isBusy={isPlaceholderData}
        empty={<NoInvoices tab={tab} onClear={isNarrowed ? () => setFilters(noFilters) : null} />}
      />
      {data && <Pager meta={data.meta} />}
    </>
  )
}

/** Opens an invoice over the list as it stands. */
function detailsLink(search: URLSearchParams, id: string): string {
  const next = new URLSearchParams(search)
  next.set('id', id)
  return `?${next}${modalHash('szczegoly-faktury')}`
}
