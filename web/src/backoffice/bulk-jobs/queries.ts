import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import { operatorApi } from '../../api/operator-client'
import type { paths } from '../../api/schema.gen'
import type { AnswerTo } from '../../api/wire'
import { invalidateAfter } from '../invalidate-after'
import { cursorListQuery } from '../list-query'

const root = '/api/v1/backoffice/bulk-jobs'
const approvals = '/api/v1/backoffice/bulk-job-approvals'

export type BulkJob = AnswerTo<`${typeof root}/{id}`>['data']
export type JobStatus = NonNullable<NonNullable<paths[typeof root]['get']['parameters']['query']>['status']>
export type BulkJobRefusal = AnswerTo<`${typeof root}/{id}/refusals`>['data']['items'][number]

/** Polling interval while a job runs, in milliseconds. */
export const pollTime = 1000

/** Polling interval while a job waits for a second person, in milliseconds. */
const waitTime = 20_000

const jobsKey = ['backoffice', 'bulk-jobs'] as const

/** The operator's jobs of a status, or all of them, the newest first, with keyset pagination. */
export function bulkJobsQuery(status: JobStatus | null) {
  return cursorListQuery({
    queryKey: [...jobsKey, 'list', status],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(root, { params: { query: { ...(status && { status }), ...next } }, signal })),
  })
}

export function bulkJobQuery(id: number) {
  return queryOptions({
    queryKey: [...jobsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.can_be_stopped) return pollTime
      return data?.status.code === 'submitted' ? waitTime : false
    },
  })
}

/** Records that a job has left as they were; `refused` is their number, so that the list follows it. */
export function refusalsQuery(id: number, refused: number) {
  return cursorListQuery({
    queryKey: [...jobsKey, 'refusals', id, refused],
    fetchPage: (next, signal) =>
      answer(operatorApi.GET(`${root}/{id}/refusals`, { params: { path: { id }, query: next }, signal })),
  })
}

export function stopBulkJob(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/stop`, { params: { path: { id } } })))
}

/** Jobs that wait for a second person with one of the operator's roles, also the operator's own. */
export const approvalsQuery = queryOptions({
  queryKey: [...jobsKey, 'approvals'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(approvals, { signal }))).data,
  staleTime: 0,
})

/** Approves a job, idempotently; a fresh code signs the approval. */
export function approveBulkJob(id: number, code: string) {
  return invalidateAfter(
    sendOnce(`bulk-job:${id}:approve`, {}, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/approve`, {
          params: { path: { id }, header: headers },
          body: { code },
          headers,
        }),
      ),
    ),
  )
}

export function refuseBulkJob(id: number, reason: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/refuse`, { params: { path: { id } }, body: { reason } })),
  )
}

export function withdrawBulkJob(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/withdraw`, { params: { path: { id } } })))
}
