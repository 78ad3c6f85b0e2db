import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/payouts'

export type PayoutItem = AnswerTo<typeof root>['data']['items'][number]
export type PayoutStatus = NonNullable<QueryOf<typeof root>['status']>
export type Payout = AnswerTo<`${typeof root}/{id}`>['data']
export type PayoutAction = Payout['acts'][number]
export type PayoutEvent = Payout['history'][number]
export type PayoutFile = Payout['files'][number]
export type Transfer = AnswerTo<`${typeof root}/{id}/transfers`>['data']['items'][number]
export type ReadyTransfers = AnswerTo<`${typeof root}/ready`>['data']
export type Candidate = AnswerTo<`${typeof root}/candidates`>['data']['items'][number]
export type WhiteListProgress = NonNullable<AnswerTo<`${typeof root}/{id}/white-list`>['data']['progress']>
export type TransferWait = NonNullable<Candidate['wait']>
type Change = BodyOf<`${typeof root}/{id}/change`>

const key = ['backoffice', 'payouts'] as const

/** Batches, with keyset pagination; null selects every status. */
export function payoutsQuery(status: PayoutStatus | null) {
  return cursorListQuery({
    queryKey: [...key, 'list', status],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(root, {
          params: {
            query: { ...(status ? { status } : {}), ...next },
          },
          signal,
        }),
      ),
  })
}

/** Transfers without a batch, the oldest first. */
export const candidatesQuery = cursorListQuery({
  queryKey: [...key, 'candidates'],
  fetchPage: (next, signal) =>
    answer(
      operatorApi.GET(`${root}/candidates`, {
        params: { query: next },
        signal,
      }),
    ),
  staleTime: 0,
})

export function payoutQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Transfers of a batch, including those taken out. */
export function transfersQuery(id: number) {
  return cursorListQuery({
    queryKey: [...key, id, 'transfers'],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/{id}/transfers`, {
          params: { path: { id }, query: next },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

/** Progress of the check against the register of VAT payers; null where it is not configured. */
export function whiteListQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'white-list'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/white-list`, { params: { path: { id } }, signal }))).data
        .progress ?? null,
    staleTime: 0,
  })
}

/** Checks all accounts of a batch against the register, portion by portion; partial results are cached. */
export async function checkWhiteList(id: number, signal: AbortSignal) {
  const { queryKey } = whiteListQuery(id)
  for (let progress = null as WhiteListProgress | null; ; ) {
    const call = operatorApi.POST(`${root}/{id}/white-list`, { params: { path: { id } }, signal })
    const now = (await answer(call)).data.progress ?? null
    queryClient.setQueryData(queryKey, now)
    await queryClient.invalidateQueries({ queryKey: transfersQuery(id).queryKey })
    if (!now || now.checked >= now.accounts || now.checked === progress?.checked) return
    progress = now
  }
}

/** Count of all transfers that can go now. */
export const readyQuery = queryOptions({
  queryKey: [...key, 'ready'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(`${root}/ready`, { signal }))).data,
  staleTime: 0,
  gcTime: 0,
})

/** Proposes the orders, or all that can go now as the operator saw them, in as many batches as they need; idempotent. */
export function proposePayouts(body: BodyOf<typeof root>) {
  return invalidateInAnyCase(
    sendOnce('payout', body, (headers) =>
      answer(operatorApi.POST(root, { params: { header: headers }, body, headers })),
    ),
  )
}

/** Adds and removes transfers of a batch, by the public ids of their orders. */
export function changePayout(id: number, body: Change) {
  return invalidateInAnyCase(
    answer(operatorApi.POST(`${root}/{id}/change`, { params: { path: { id } }, body })),
  )
}

export function withdrawPayout(id: number, body: BodyOf<`${typeof root}/{id}/withdraw`>) {
  return invalidateInAnyCase(
    answer(operatorApi.POST(`${root}/{id}/withdraw`, { params: { path: { id } }, body })),
  )
}

/**
 * Approves a batch with a fresh code, which is no part of the idempotency key, so that a retry may bring the next one.
 */
export function approvePayout(id: number, version: number, code: string) {
  return invalidateInAnyCase(
    sendOnce(`payout:${id}:approve`, { version }, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/approve`, {
          params: { path: { id }, header: headers },
          body: { version, code },
          headers,
        }),
      ),
    ),
  )
}

export function exportPayout(id: number, body: BodyOf<`${typeof root}/{id}/export`>) {
  return invalidateInAnyCase(
    sendOnce(`payout:${id}:export`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/export`, { params: { path: { id }, header: headers }, body, headers }),
      ),
    ),
  )
}

export function confirmPayout(id: number, version: number) {
  const body = { version }
  return invalidateInAnyCase(
    sendOnce(`payout:${id}:confirm`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/confirm`, {
          params: { path: { id }, header: headers },
          body,
          headers,
        }),
      ),
    ),
  )
}

/** Records that the bank has returned a transfer; its points are refunded once. */
export function returnTransfer(id: number, body: BodyOf<`${typeof root}/{id}/return`>) {
  return invalidateInAnyCase(
    sendOnce(`payout:${id}:return`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/return`, { params: { path: { id }, header: headers }, body, headers }),
      ),
    ),
  )
}

type Form = QueryOf<`${typeof root}/{id}/file`>

/** Downloads a file of the batch for the bank; its bytes never change. */
export function savePayoutFile(id: number, { format, encoding }: PayoutFile) {
  const query = { format, encoding } as Form
  const call = operatorApi.GET(`${root}/{id}/file`, { params: { path: { id }, query }, parseAs: 'blob' })
  return saveAnswer(call, `paczka-${id}`)
}

/** Invalidates the queries after a refusal as well, since it means that the batch on the screen is stale. */
async function invalidateInAnyCase<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await invalidateAfter(call)
  } catch (thrown) {
    void queryClient.invalidateQueries({ queryKey: key })
    throw thrown
  }
}
