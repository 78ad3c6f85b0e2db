import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { isFirstLoad, rowsOf } from '../list-query'
import { ResourceList } from '../ResourceList'
import { JobsToApproveSection } from './JobsToApprove'
import { approvalsQuery, type BulkJob, bulkJobsQuery, pollTime } from './queries'
import { statusOf, statusOptions } from './statuses'

const columns: readonly Column<BulkJob>[] = [
  {
    key: 'title',
    label: 'Zadanie',
    card: 'title',
    cell: ({ id, title }) => (
      <Link to={pathTo('/zaplecze/zadania/:id', { id: String(id) })}>{noBreak(title)}</Link>
    ),
  },
  { key: 'records', label: 'Wszystkich', align: 'end', cell: ({ records }) => formatNumber(records) },
  { key: 'done', label: 'Zmienione', align: 'end', cell: ({ done }) => formatNumber(done) },
  { key: 'refused', label: 'Bez zmian', align: 'end', cell: ({ refused }) => formatNumber(refused) },
  { key: 'started', label: 'Początek', cell: ({ started_at }) => formatInstant(started_at) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

/** `/zaplecze/zadania`: the operator's bulk jobs, the newest first. */
export default function BulkJobsPage() {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const status = statusOf(filter('status'))
  const query = useInfiniteQuery({
    ...bulkJobsQuery(status),
    refetchInterval: ({ state }) =>
      rowsOf(state)?.some(({ can_be_stopped }) => can_be_stopped) ? pollTime : false,
  })
  const approvals = useQuery(approvalsQuery)
  if (isFirstLoad(approvals)) return <PageSkeleton />
  return (
    <ResourceList
      title="Zadania zbiorcze"
      query={query}
      columns={columns}
      empty={
        status === null ? (
          <EmptyState icon={ListChecks} title="Nie ma jeszcze żadnego zadania">
            Zadanie zaczyna się na liście, na przykład zamówień: zmienia naraz wszystko, co znalazły jej
            filtry.
          </EmptyState>
        ) : (
          <EmptyState icon={ListChecks} title="Nie ma takich zadań" />
        )
      }
    >
      <JobsToApproveSection />
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
