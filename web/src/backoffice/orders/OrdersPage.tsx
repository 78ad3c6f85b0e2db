import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { formatMoney, formatPoints } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { type Column, Table } from '../../ui/Table'
import { ListFilters } from '../ListFilters'
import { ListFoot } from '../ListFoot'
import { type OrderItem, ordersQuery } from './queries'

const statuses = [
  { value: 'selected', label: 'Wybrane' },
  { value: 'in_progress', label: 'W toku' },
  { value: 'completed', label: 'Zrealizowane' },
  { value: 'cancelled', label: 'Anulowane' },
  { value: 'returned', label: 'Zwrócone' },
  { value: 'all', label: 'Wszystkie' },
]

const columns: readonly Column<OrderItem>[] = [
  {
    key: 'number',
    label: 'Numer',
    card: 'title',
    cell: ({ id, number }) => <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>{number}</Link>,
  },
  { key: 'reward', label: 'Nagroda', card: 'lead', cell: (row) => row.reward },
  { key: 'participant', label: 'Uczestnik', cell: (row) => `${row.participant}, NIP ${row.nip}` },
  { key: 'date', label: 'Data', card: 'left', cell: (row) => formatInstant(row.date) },
  { key: 'points', label: 'Punkty', card: 'right', align: 'end', cell: (row) => formatPoints(row.points) },
  {
    key: 'amount',
    label: 'Kwota',
    align: 'end',
    cell: ({ amount }) => (amount == null ? '—' : formatMoney(amount)),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/zamowienia`: orders by their state, newest first. */
export default function OrdersPage() {
  const [parameters] = useSearchParams()
  const status = parameters.get('status') ?? 'selected'
  const search = parameters.get('search') ?? ''
  const { data, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery(ordersQuery(status, search))
  return (
    <Card>
      <CardHead level={1} title="Zamówienia nagród" />
      <ListFilters
        statuses={statuses}
        initialStatus="selected"
        searchLabel="Numer zamówienia, NIP lub nazwisko"
      />
      <Table
        label="Zamówienia"
        columns={columns}
        rows={data?.pages.flatMap((page) => page.data.items)}
        rowKey={(row) => row.id}
        isBusy={isFetching}
        empty={<EmptyState icon={Inbox} title="Nie ma takich zamówień" />}
      />
      <ListFoot
        meta={data?.pages[0]?.meta}
        isFetching={isFetching}
        hasNextPage={hasNextPage}
        fetchNextPage={fetchNextPage}
      />
    </Card>
  )
}
