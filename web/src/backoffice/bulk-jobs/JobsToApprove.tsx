import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../format/dates'
import { pathTo } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { approvalsQuery, type BulkJob } from './queries'

const title = 'Zadania do zatwierdzenia'

/** Card of the dashboard with the jobs that wait for a second person; nothing where none does. */
export function JobsToApprove() {
  const jobs = useJobsToApprove()
  if (jobs.length === 0) return null
  return (
    <Card>
      <CardHead title={title} />
      <JobList jobs={jobs} />
    </Card>
  )
}

/** The same within the list of jobs. */
export function JobsToApproveSection() {
  const jobs = useJobsToApprove()
  if (jobs.length === 0) return null
  return (
    <section className="mb-5 rounded-card border border-line bg-page p-4">
      <h2 className="mb-2 font-bold text-h2">{title}</h2>
      <JobList jobs={jobs} />
    </section>
  )
}

function useJobsToApprove(): readonly BulkJob[] {
  return useQuery(approvalsQuery).data ?? []
}

/** Jobs, each linked to its page, with what it would move and who started it. */
function JobList({ jobs }: { jobs: readonly BulkJob[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {jobs.map(({ id, title, summary, started_by, started_at, can_be_withdrawn }) => (
        <li key={id}>
          <Link to={pathTo('/zaplecze/zadania/:id', { id: String(id) })}>{title}</Link>
          <span className="block">{summary}</span>
          <span className="block text-muted text-small">
            {can_be_withdrawn ? 'Twoje: zatwierdzi je inna osoba' : `Rozpoczyna: ${started_by}`},{' '}
            {formatInstant(started_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
