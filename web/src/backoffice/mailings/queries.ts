import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { invalidateAfter } from '../invalidate-after'
import { cursorListQuery } from '../list-query'

const root = '/api/v1/backoffice/mailings'

export type MailingItem = AnswerTo<typeof root>['data']['items'][number]
export type Mailing = AnswerTo<`${typeof root}/{id}`>['data']
export type MailingForm = BodyOf<typeof root>
export type MailingResults = AnswerTo<`${typeof root}/{id}/results`>['data']

/** Status of a mailing by which the list is filtered. */
export type MailingStatus = 'draft' | 'submitted' | 'scheduled' | 'sending' | 'sent' | 'stopped'

const key = ['backoffice', 'mailings'] as const

/** Interval at which a mailing that goes out is read again, in milliseconds. */
const whileSending = 5_000

export function mailingsQuery(status: string) {
  return cursorListQuery({
    queryKey: [...key, 'list', status],
    fetchPage: (next, signal) => {
      const query = { ...(status && { status: status as MailingStatus }), ...next }
      return answer(operatorApi.GET(root, { params: { query }, signal }))
    },
  })
}

export function mailingQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? whileSending : false),
    staleTime: 0,
  })
}

function isUnderWay(mailing: Mailing | undefined): boolean {
  return mailing?.status.code === 'scheduled' || mailing?.status.code === 'sending'
}

export function mailingResultsQuery(id: number, isSending: boolean) {
  return queryOptions({
    queryKey: [...key, id, 'results'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/results`, { params: { path: { id } }, signal }))).data,
    refetchInterval: isSending ? whileSending : false,
    staleTime: 0,
  })
}

export function addMailing(body: MailingForm) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function updateMailing(id: number, version: number, mailing: MailingForm) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body: { version, mailing } })),
  )
}

export function deleteMailing({ id, version }: Mailing) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/delete`, { params: { path: { id } }, body: { version } })),
  )
}

export function tryMailing({ id }: Mailing) {
  return answer(operatorApi.POST(`${root}/{id}/try`, { params: { path: { id } } }))
}

export function submitMailing({ id, version }: Mailing) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/submit`, { params: { path: { id } }, body: { version } })),
  )
}

export function approveMailing({ id, version }: Mailing) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/approve`, { params: { path: { id } }, body: { version } })),
  )
}

export function returnMailing({ id, version }: Mailing, reason: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/return`, { params: { path: { id } }, body: { version, reason } })),
  )
}

export function stopMailing({ id, version }: Mailing, reason: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/stop`, { params: { path: { id } }, body: { version, reason } })),
  )
}
