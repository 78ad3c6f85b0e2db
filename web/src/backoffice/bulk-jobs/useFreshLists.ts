import { useEffect } from 'react'
import { queryClient } from '../../api/query-client'
import type { BulkJob } from './queries'

/** Has the lists of the back office show what the job has changed, once it is over. */
export function useFreshLists(job: BulkJob | undefined) {
  const isOver = job !== undefined && !job.can_be_stopped && job.status.code !== 'submitted'
  useEffect(() => {
    if (isOver) queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  }, [isOver])
}
