import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'
import type { CorrectionStatus } from './model'

const root = '/api/v1/backoffice/einvoice-corrections'

const correctionsKey = ['backoffice', 'einvoice-corrections'] as const

/** Corrections that came as e-invoices, with keyset pagination; `all` selects every status. */
export function correctionsQuery(status: string) {
  return cursorListQuery({
    queryKey: [...correctionsKey, 'list', status],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(root, {
          params: { query: { ...(status !== 'all' && { status: status as CorrectionStatus }), ...next } },
          signal,
        }),
      ),
  })
}

export function correctionQuery(id: string) {
  return queryOptions({
    queryKey: [...correctionsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Dry run of applying a correction; nothing is stored. */
export async function checkApplying(id: string, version: number) {
  const { data } = await sendOnce(`einvoice-correction-check:${id}`, { version }, (headers) =>
    answer(
      operatorApi.POST(`${root}/{id}/apply`, {
        params: { path: { id }, header: headers, query: { check: true } },
        body: { version },
        headers,
      }),
    ),
  )
  return data
}

/** Changes the invoices' lines as the correction says; idempotent. */
export function applyCorrection(id: string, version: number) {
  return invalidateAfter(
    sendOnce(`einvoice-correction:${id}`, { version }, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/apply`, {
          params: { path: { id }, header: headers },
          body: { version },
          headers,
        }),
      ),
    ),
  )
}

/** Ends a correction without a change; the participant reads the reason. */
export function closeCorrection(id: string, version: number, reason: string) {
  return invalidateAfter(
    answer(
      operatorApi.POST(`${root}/{id}/close`, {
        params: { path: { id } },
        body: { version, reason },
      }),
    ),
  )
}
