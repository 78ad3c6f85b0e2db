import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ResourceList } from '../../ResourceList'
import { type DataRequest, requestsQuery } from './queries'
import { RequestDetails } from './RequestDetails'

const statuses = [
  { value: 'waiting', label: 'Oczekujące' },
  { value: 'done', label: 'Wykonane' },
  { value: 'rejected', label: 'Odrzucone' },
  { value: 'cancelled', label: 'Cofnięte' },
  { value: 'all', label: 'Wszystkie' },
]
const initialStatus = 'waiting'

const kinds: Record<string, string> = { export: 'Kopia danych', erasure: 'Usunięcie danych' }

/** Participant with company and NIP; after an erasure the NIP is a pseudonym and is omitted. */
function participantOf({ participant, company_name, nip }: DataRequest): string {
  return /^\d+$/.test(nip) ? `${participant}, ${company_name}, NIP ${nip}` : participant
}

const columns: readonly Column<DataRequest>[] = [
  { key: 'kind', label: 'Wniosek', card: 'title', cell: ({ kind }) => kinds[kind] ?? kind },
  {
    key: 'participant',
    label: 'Uczestnik',
    card: 'lead',
    cell: participantOf,
  },
  { key: 'date', label: 'Złożony', card: 'left', cell: (row) => formatInstant(row.date) },
  {
    key: 'closed_at',
    label: 'Zamknięty',
    cell: ({ closed_at }) => (closed_at ? formatInstant(closed_at) : '—'),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/wnioski-o-dane`: copies of data that participants downloaded, and requests for erasure. */
export default function RequestsPage() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const status = filter('status') || initialStatus
  const query = useInfiniteQuery(requestsQuery(status))
  return (
    <ResourceList
      title="Wnioski o dane"
      query={query}
      columns={columns}
      details={(request) => <RequestDetails request={request} />}
      empty={
        <EmptyList
          icon={Inbox}
          filters={['status']}
          none="Żaden wniosek nie czeka"
          notFound="Nie ma takich wniosków"
        >
          Uczestnik składa wniosek w&nbsp;swoim profilu. Zakończone pokaże filtr.
        </EmptyList>
      }
    >
      <div className="mb-4 max-w-form">
        <Select
          label="Status"
          value={status}
          onChange={(next) => setFilter('status', next === initialStatus ? null : next)}
          options={statuses}
        />
      </div>
    </ResourceList>
  )
}
