import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { pathTo } from '../../../paths'
import { ButtonLink, Link } from '../../../ui/Link'
import { choiceIn, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { EmptyList } from '../../EmptyList'
import { ListFilters } from '../../ListFilters'
import { ResourceList } from '../../ResourceList'
import { kindNames } from './kinds'
import { type RequestItem, requestsQuery } from './queries'

const statuses = [
  { value: 'pending', label: 'Oczekujące' },
  { value: 'accepted', label: 'Przyjęte' },
  { value: 'refused', label: 'Odrzucone' },
  { value: 'all', label: 'Wszystkie' },
]

const kinds = [
  { value: 'all', label: 'Wszystkie' },
  { value: 'participation', label: 'Prośby o\u00a0zaproszenie' },
  { value: 'partner', label: 'Rejestracje partnerów' },
]

const columns: readonly Column<RequestItem>[] = [
  {
    key: 'person',
    label: 'Kto',
    card: 'title',
    cell: ({ id, person }) => (
      <Link to={pathTo('/zaplecze/zgloszenia/:id', { id: String(id) })}>{person}</Link>
    ),
  },
  { key: 'company', label: 'Nazwa', card: 'lead', cell: (row) => `${row.company_name}, NIP ${row.nip}` },
  { key: 'city', label: 'Miejscowość', cell: (row) => row.city },
  { key: 'kind', label: 'Rodzaj', cell: (row) => kindNames[row.kind] },
  { key: 'date', label: 'Data', card: 'left', cell: (row) => formatInstant(row.date) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/zgloszenia`: requests to take part, the longest waiting first. */
export default function RequestsPage() {
  const [parameters] = useSearchParams()
  const { setFilter } = useListParams({ by: 'id', desc: true })
  const kind = parameters.get('kind') ?? 'all'
  const status = choiceIn(parameters, 'status', statuses, 'pending')
  const search = parameters.get('search') ?? ''
  const query = useInfiniteQuery(requestsQuery({ kind, status, search }))
  return (
    <ResourceList
      title="Zgłoszenia"
      action={<ButtonLink to="/zaplecze/zgloszenia/zaproszenie">Zaproś</ButtonLink>}
      query={query}
      hasViews
      columns={columns}
      empty={
        <EmptyList
          icon={Inbox}
          filters={['status', 'kind', 'search']}
          none="Żadne zgłoszenie nie czeka"
          notFound="Nie ma takich zgłoszeń"
        >
          Rozpatrzone pokaże filtr. Gospodarstwo, firmę lub partnera zaprosisz przyciskiem Zaproś.
        </EmptyList>
      }
    >
      <ListFilters statuses={statuses} initialStatus="pending" searchLabel="NIP">
        <Select
          label="Rodzaj"
          value={kind}
          onChange={(next) => setFilter('kind', next === 'all' ? null : next)}
          options={kinds}
        />
      </ListFilters>
    </ResourceList>
  )
}
