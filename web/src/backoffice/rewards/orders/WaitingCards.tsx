import { useInfiniteQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { type Option, Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { type SentFilter, type WaitingGiftCard, waitingQuery } from './codes'
import { MakeList } from './MakeList'

const sentOptions: readonly (Option & { readonly value: SentFilter })[] = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'no', label: 'Jeszcze nie wysłane' },
  { value: 'yes', label: 'Wysłane do wydawcy' },
]

const columns: readonly Column<WaitingGiftCard>[] = [
  {
    key: 'number',
    label: 'Numer',
    card: 'title',
    cell: ({ id, number }) => <Link to={pathTo('/zaplecze/zamowienia/:id', { id })}>{number}</Link>,
  },
  {
    key: 'reward',
    label: 'Nagroda',
    card: 'lead',
    cell: ({ reward, variant }) => (variant ? `${reward}, ${variant}` : reward),
  },
  {
    key: 'participant',
    label: 'Uczestnik',
    cell: ({ participant, nip }) => `${participant}, NIP\u00a0${nip}`,
  },
  { key: 'date', label: 'Data', card: 'left', cell: ({ date }) => formatInstant(date) },
  {
    key: 'sent',
    label: 'Do wydawcy',
    cell: ({ sent }) => (sent ? `${formatInstant(sent.at)}, lista nr\u00a0${sent.list}` : 'jeszcze nie'),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** Cards that wait for their codes, and the button that lists them for their issuer. */
export function WaitingCards() {
  const { choice, setFilter } = useListParams({ by: 'id', desc: false })
  const sent = choice('sent', sentOptions, 'all') as SentFilter
  const query = useInfiniteQuery(waitingQuery(sent))
  return (
    <ResourceList
      level={2}
      title="Czekają na kod"
      action={<MakeList />}
      label="Karty, które czekają na kod"
      query={query}
      columns={columns}
      empty={
        sent === 'all' ? (
          <EmptyState icon={CreditCard} title="Żadna karta nie czeka na kod">
            Pojawi się tutaj, gdy uczestnik wybierze kartę w&nbsp;postaci kodu.
          </EmptyState>
        ) : (
          <EmptyState icon={CreditCard} title="Nie ma takich kart" />
        )
      }
    >
      <div className="mb-4 max-w-form">
        <Select
          label="Lista dla wydawcy"
          value={sent}
          onChange={(value) => setFilter('sent', value === 'all' ? null : value)}
          options={sentOptions}
        />
      </div>
    </ResourceList>
  )
}
