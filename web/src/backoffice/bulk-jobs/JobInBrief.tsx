import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../format/numbers'
import { pathTo } from '../../paths'
import { Link } from '../../ui/Link'
import { Progress } from '../../ui/Progress'
import { Skeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { bulkJobQuery } from './queries'
import { useFreshLists } from './useFreshLists'

/** Progress of a job on the page that started it, with the way to its report. */
export function JobInBrief({ id }: { id: number }) {
  const { data: job } = useQuery(bulkJobQuery(id))
  useFreshLists(job)
  if (!job) return <Skeleton className="h-12" />
  const over = job.done + job.refused
  const text = `${formatNumber(over)} z\u00a0${formatNumber(job.records)}`
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="flex flex-wrap items-center gap-3 font-semibold">
        <StatusBadge color={statusColor(job.status.color)} label={job.status.label} />
        {job.status.code !== 'submitted' && `Gotowe: ${text}`}
        {job.refused > 0 && `, bez zmian: ${formatNumber(job.refused)}`}
      </p>
      {job.can_be_stopped && (
        <Progress label="Postęp zadania" value={over} max={Math.max(job.records, 1)} valueLabel={text} />
      )}
      <p>
        <Link to={pathTo('/zaplecze/zadania/:id', { id: String(id) })}>Zobacz zadanie</Link>
      </p>
    </div>
  )
}
