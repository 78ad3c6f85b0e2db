import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useParams } from 'react-router'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { Column } from '../../ui/Table'
import { RecordHead } from '../RecordHead'
import { ResourceList } from '../ResourceList'
import { useHeadingAfter } from '../useHeadingAfter'
import { Approval, Decided } from './Approval'
import { type BulkJob, type BulkJobRefusal, bulkJobQuery, refusalsQuery } from './queries'
import { StopButton } from './StopButton'
import { useFreshLists } from './useFreshLists'

/** `/zaplecze/zadania/:id`: the progress of a bulk job, and the report of what it has left as it was. */
export default function BulkJobPage() {
  const id = Number(useParams().id)
  const { data: job } = useQuery(bulkJobQuery(id))
  const heading = useHeadingAfter(job?.status.code)
  useFreshLists(job)
  if (!job) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={job.title}
        ref={heading}
        badge={<StatusBadge color={statusColor(job.status.color)} label={job.status.label} />}
        actions={job.can_be_stopped && <StopButton id={job.id} />}
        back={{ to: '/zaplecze/zadania', name: 'Zadania zbiorcze' }}
      />
      {job.status.code === 'submitted' ? <Approval job={job} /> : <ProgressCard job={job} />}
      {job.refused > 0 && <Refusals job={job} />}
    </>
  )
}

function ProgressCard({ job }: { job: BulkJob }) {
  const over = job.done + job.refused
  const text = `${formatNumber(over)} z\u00a0${formatNumber(job.records)}`
  return (
    <Card>
      <div className="mb-4 empty:hidden">
        {job.error && <Alert tone="warning">{job.error}</Alert>}
        <Decided job={job} />
      </div>
      {job.can_be_stopped && (
        <div className="mb-4">
          <p role="status" className="mb-2 font-semibold">
            {`Gotowe: ${text}`}
          </p>
          <Progress label="Postęp zadania" value={over} max={Math.max(job.records, 1)} valueLabel={text} />
        </div>
      )}
      <DescriptionList>
        <DescriptionItem name="Zmienione">{formatNumber(job.done)}</DescriptionItem>
        <DescriptionItem name="Bez zmian">{formatNumber(job.refused)}</DescriptionItem>
        {!job.can_be_stopped && over < job.records && (
          <DescriptionItem name="Nietknięte">{formatNumber(job.records - over)}</DescriptionItem>
        )}
        <DescriptionItem name="Początek">{formatInstant(job.started_at)}</DescriptionItem>
        {job.finished_at && <DescriptionItem name="Koniec">{formatInstant(job.finished_at)}</DescriptionItem>}
      </DescriptionList>
    </Card>
  )
}

const columns: readonly Column<BulkJobRefusal>[] = [
  {
    key: 'record',
    label: 'Czego dotyczy',
    card: 'title',
    cell: ({ label, page }) => (page ? <Link to={page}>{label}</Link> : label),
  },
  { key: 'reason', label: 'Dlaczego bez zmian', card: 'lead', cell: ({ reason }) => reason },
]

function Refusals({ job }: { job: BulkJob }) {
  return (
    <ResourceList
      level={2}
      title="Bez zmian"
      query={useInfiniteQuery(refusalsQuery(job.id, job.refused))}
      columns={columns}
      empty={<EmptyState icon={ListChecks} title="Wszystko jest zmienione" />}
    />
  )
}
