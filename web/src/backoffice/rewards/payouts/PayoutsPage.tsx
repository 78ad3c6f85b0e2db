import { useInfiniteQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { formatMoney, formatNumber } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink, Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { statusOf, statusOptions } from './copy'
import { type PayoutItem, payoutsQuery } from './queries'

const columns: readonly Column<PayoutItem>[] = [
  {
    key: 'number',
    label: 'Paczka',
    card: 'title',
    cell: ({ id }) => <Link to={pathTo('/zaplecze/wyplaty/:id', { id: String(id) })}>{`nr\u00a0${id}`}</Link>,
  },
  { key: 'date', label: 'Data', card: 'left', cell: ({ proposed_at: at }) => formatInstant(at) },
  { key: 'by', label: 'Proponuje', card: 'lead', cell: ({ proposed_by: by }) => by },
  {
    key: 'transfers',
    label: 'Przelewy',
    align: 'end',
    cell: ({ transfers }) => formatNumber(transfers),
  },
  { key: 'amount', label: 'Suma', card: 'right', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/wyplaty`: batches of transfers, the newest first. */
export default function PayoutsPage() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const status = statusOf(filter('status'))
  const query = useInfiniteQuery(payoutsQuery(status))
  return (
    <ResourceList
      title="Wypłaty"
      action={<ButtonLink to="/zaplecze/wyplaty/nowa">Przygotuj wypłatę</ButtonLink>}
      label="Paczki przelewów"
      query={query}
      hasViews
      columns={columns}
      empty={
        status === null ? (
          <EmptyState icon={Banknote} title="Nie było jeszcze wypłat">
            Przelewy z&nbsp;zamówień wychodzą do banku w&nbsp;paczkach: jedna osoba paczkę proponuje, druga ją
            zatwierdza.
          </EmptyState>
        ) : (
          <EmptyState icon={Banknote} title="Nie ma takich paczek" />
        )
      }
    >
      <div className="mb-4 max-w-form">
        <Select
          label="Status"
          value={status ?? ''}
          onChange={(value) => setFilter('status', value === '' ? null : value)}
          options={statusOptions}
        />
      </div>
    </ResourceList>
  )
}
