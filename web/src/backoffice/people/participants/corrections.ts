import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/corrections'

export type PendingCorrection = AnswerTo<typeof root>['data'][number]

/** Corrections of points that wait for a second operator, of one participant or of all. */
export function pendingCorrectionsQuery(participant: number | null) {
  return queryOptions({
    queryKey: ['backoffice', 'corrections', participant],
    queryFn: async ({ signal }) => {
      const query = participant === null ? {} : { participant }
      return (await answer(operatorApi.GET(root, { params: { query }, signal }))).data
    },
    staleTime: 0,
  })
}

/** Approves a correction, idempotently; a fresh code signs the approval. */
export function approveCorrection(id: number, code: string) {
  return invalidateAfter(
    sendOnce(`correction:${id}:approve`, {}, (headers) =>
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

export function refuseCorrection(id: number, reason: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/refuse`, { params: { path: { id } }, body: { reason } })),
  )
}
