import { useQuery } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { messages } from '../../api/messages'
import { ListFiles } from '../../form/ListFiles'
import { noBreak } from '../../format/text'
import { useOnline } from '../../session/online'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { Table } from '../../ui/Table'
import { invoiceColumns } from './columns'
import { InvoiceFilters, noFilters } from './InvoiceFilters'
import { defaultSort, listQuery } from './list-query'
import { NoInvoices } from './NoInvoices'
import { detailsLink, fileLink } from './paths'
import { invoicesQuery, saveInvoices } from './queries'
import { listOf, scopeOf, type TabId, tabs } from './tabs'

/** One of the four lists, a page at a time. */
export function InvoiceList({ tab, season }: { tab: TabId; season: number }) {
  const [search] = useSearchParams()
  const { page, sort, onSort, filter, setFilters } = useListParams(defaultSort)
  const query = listQuery(page, sort, filter)
  const list = listOf(tab, season)
  const { data, error, refetch, isPlaceholderData } = useQuery(invoicesQuery(list, query))
  const isNarrowed = query.search !== undefined || query.edi !== undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p className="mb-4 text-muted">{scopeOf(tab, season)}</p>
        {/* There from the start, so that the list under them does not move as it comes. */}
        {!(error && !data) && data?.meta.total !== 0 && (
          <ListFiles
            key={JSON.stringify({ ...query, page: 1 })}
            save={(format) => saveInvoices(list, query, format)}
          />
        )}
      </div>
      <InvoiceFilters filter={filter} setFilters={setFilters} />
      {error && !data ? (
        <NotFetched onRetry={refetch} />
      ) : (
        <Table
          label={`Faktury: ${tabs[Number(tab)]?.label}`}
          columns={invoiceColumns(data?.data.fields ?? [], {
            details: (id) => detailsLink(search, id),
            file: (id) => fileLink(search, id),
          })}
          rows={data?.data.items}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={onSort}
          isBusy={isPlaceholderData}
          empty={<NoInvoices tab={tab} onClear={isNarrowed ? () => setFilters(noFilters) : null} />}
        />
      )}
      {data && <Pager meta={data.meta} />}
    </>
  )
}

/** In place of a list that no connection has brought; it comes by itself once there is one. */
function NotFetched({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline()
  return (
    <EmptyState
      icon={CloudOff}
      title={isOnline ? messages.unreachable : messages.offline}
      action={isOnline && <Button onPress={onRetry}>Spróbuj ponownie</Button>}
    >
      {isOnline
        ? `${messages.network}.`
        : noBreak('Tej listy nie ma jeszcze w telefonie. Pokażemy ją, gdy wróci zasięg.')}
    </EmptyState>
  )
}
