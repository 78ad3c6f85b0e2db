import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { formatInstantDay } from '../../../format/dates'
import { formatNumber, formatPoints } from '../../../format/numbers'
import { pathTo } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, type StatusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import { participantsQuery, type Trip, type TripParticipant, type TripState } from './queries'

const colors: Record<TripState, StatusColor> = {
  unqualified: 'gray',
  qualified: 'yellow',
  short: 'orange',
  ordered: 'green',
  missed: 'red',
  lapsed: 'red',
  completed: 'green',
}

const columns: readonly Column<TripParticipant>[] = [
  {
    key: 'name',
    label: 'Uczestnik',
    card: 'title',
    cell: ({ id, name }) => <Link to={pathTo('/zaplecze/uczestnicy/:id', { id: String(id) })}>{name}</Link>,
  },
  { key: 'nip', label: 'NIP', cell: ({ nip }) => nip },
  {
    key: 'points',
    label: 'Punkty sezonu',
    align: 'end',
    cell: ({ points }) => formatPoints(points),
  },
  { key: 'held', label: 'Odłożone', align: 'end', cell: ({ held }) => formatPoints(held) },
  {
    key: 'missing',
    label: 'Brakuje',
    align: 'end',
    cell: ({ missing }) => formatPoints(missing),
  },
  {
    key: 'forfeited',
    label: 'Przepadło',
    align: 'end',
    onlyWide: true,
    cell: ({ forfeited }) => formatPoints(forfeited),
  },
  {
    key: 'order',
    label: 'Zamówienie',
    cell: ({ order }) =>
      order == null ? '—' : <Link to={pathTo('/zaplecze/zamowienia/:id', { id: order })}>Zobacz</Link>,
  },
  { key: 'changed', label: 'Zmiana', onlyWide: true, cell: ({ changed_at: at }) => formatInstantDay(at) },
  {
    key: 'state',
    label: 'Status',
    card: 'badge',
    cell: ({ state, state_text: label }) => <StatusBadge color={colors[state]} label={label} />,
  },
]

/** Participants of a trip by state; the filter is in the URL. */
export function TripParticipants({ trip }: { trip: Trip }) {
  const { filter, setFilter } = useListParams({ by: 'id', desc: false })
  const state = trip.counts.find((count) => count.state === filter('stan'))?.state ?? null
  const query = useInfiniteQuery(participantsQuery(trip.id, state))
  return (
    <ResourceList
      level={2}
      title="Uczestnicy"
      label="Uczestnicy wycieczki"
      query={query}
      columns={columns}
      empty={
        <EmptyState icon={Users} title="Nie ma takich uczestników">
          Pojawią się tutaj, gdy ich punkty w&nbsp;sezonie sięgną progu.
        </EmptyState>
      }
    >
      <div className="mb-4 max-w-form">
        <Select
          label="Status"
          value={state ?? ''}
          onChange={(value) => setFilter('stan', value === '' ? null : value)}
          options={[
            { value: '', label: 'Wszyscy' },
            ...trip.counts.map((count) => ({
              value: count.state,
              label: `${count.label} (${formatNumber(count.count)})`,
            })),
          ]}
        />
      </div>
    </ResourceList>
  )
}
