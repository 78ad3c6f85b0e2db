import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { formatInstant } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { EventFilters, useEventFilter } from './EventFilters'
import { FailedSignIns } from './FailedSignIns'
import { accountLabel, kinds, reasonLabel, sides } from './labels'
import { eventsQuery, type SecurityEvent } from './queries'

const columns: readonly Column<SecurityEvent>[] = [
  {
    key: 'at',
    label: 'Kiedy',
    card: 'left',
    cell: (row) => <span className="whitespace-nowrap">{formatInstant(row.at)}</span>,
  },
  { key: 'kind', label: 'Zdarzenie', card: 'title', cell: (row) => kinds[row.kind] },
  { key: 'account', label: 'Konto', card: 'lead', cell: (row) => <Account event={row} /> },
  { key: 'side', label: 'Gdzie', cell: (row) => sides[row.side] },
  { key: 'network', label: 'Sieć', cell: (row) => row.network || '—' },
  {
    key: 'count',
    label: 'Liczba',
    align: 'end',
    card: 'line',
    cell: (row) => formatNumber(row.count),
  },
]

/** `/zaplecze/bezpieczenstwo`: failed sign-ins by hour, and the security events, the newest first. */
export default function SecurityEventsPage() {
  const filter = useEventFilter()
  const query = useInfiniteQuery(eventsQuery(filter))
  const isNarrowed = Object.values(filter).some((value) => value !== '')
  return (
    <>
      <h1 className="font-bold text-h1">Bezpieczeństwo</h1>
      <FailedSignIns />
      <ResourceList
        level={2}
        title="Zdarzenia"
        label="Zdarzenia bezpieczeństwa"
        query={query}
        columns={columns}
        details={(row) => <Details event={row} />}
        empty={
          <EmptyState icon={ShieldCheck} title={isNarrowed ? 'Nic nie znaleziono' : 'Nic się nie wydarzyło'}>
            {isNarrowed
              ? 'Zmień filtry albo je wyczyść.'
              : 'Tutaj zobaczysz nieudane logowania, odmowy dostępu i\u00a0przekroczone limity.'}
          </EmptyState>
        }
      >
        <EventFilters />
      </ResourceList>
    </>
  )
}

function Account({ event }: { event: SecurityEvent }) {
  const label = accountLabel(event)
  if (!event.participant) return label
  return <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(event.participant.id) })}>{label}</Link>
}

function Details({ event: { detail, request, request_id, session } }: { event: SecurityEvent }) {
  return (
    <DescriptionList>
      {detail !== '' && <DescriptionItem name="Powód">{reasonLabel(detail)}</DescriptionItem>}
      {request !== '' && <DescriptionItem name="Żądanie">{request}</DescriptionItem>}
      {request_id !== '' && (
        <DescriptionItem name="Numer żądania w logu serwera">{request_id}</DescriptionItem>
      )}
      {session !== null && session !== undefined && (
        <DescriptionItem name="Numer sesji">{session}</DescriptionItem>
      )}
    </DescriptionList>
  )
}
