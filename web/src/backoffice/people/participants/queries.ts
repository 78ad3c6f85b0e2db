import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'
import type { Channels } from '../registration/invitation'

const root = '/api/v1/backoffice/participants'

export type ParticipantItem = AnswerTo<typeof root>['data']['items'][number]
export type Participant = AnswerTo<`${typeof root}/{id}`>['data']
export type Transfer = AnswerTo<`${typeof root}/{id}/transfers`>['data']['items'][number]
export type Invoice = AnswerTo<`${typeof root}/{id}/invoices`>['data']['items'][number]
export type Order = AnswerTo<`${typeof root}/{id}/orders`>['data']['items'][number]
export type Letter = AnswerTo<`${typeof root}/{id}/letters`>['data']['items'][number]
export type Consent = AnswerTo<`${typeof root}/{id}/consents`>['data'][number]
export type Referral = AnswerTo<`${typeof root}/{id}/referrals`>['data']['items'][number]
export type KsefConnectionState = AnswerTo<`${typeof root}/{id}/ksef-connection`>['data']
export type Session = AnswerTo<`${typeof root}/{id}/sessions`>['data']['items'][number]
export type AuditEvent = AnswerTo<`${typeof root}/{id}/history`>['data']['items'][number]
export type Correction = BodyOf<`${typeof root}/{id}/corrections`>
export type Details = BodyOf<`${typeof root}/{id}/details`>
export type ParticipantsFound = QueryOf<`${typeof root}/bulk-job`>
export type ParticipantJob = BodyOf<`${typeof root}/bulk-job`>
export type Narrowing = Omit<QueryOf<typeof root>, 'cursor'>

const key = ['backoffice', 'participants'] as const

/** Participants for operators, with keyset pagination. */
export function participantsQuery(narrowing: Narrowing) {
  return cursorListQuery({
    queryKey: [...key, 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(root, {
          params: { query: { ...narrowing, ...next } },
          signal,
        }),
      ),
  })
}

/** Number of the participants that a job over a list would concern. */
export function jobPreviewQuery(query: ParticipantsFound) {
  return queryOptions({
    queryKey: [...key, 'job-preview', query],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/bulk-job`, { params: { query }, signal }))).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Starts a job that gives participants a message, a note or a representative; idempotent. */
export function startParticipantJob(job: ParticipantJob) {
  return invalidateAfter(
    sendOnce('participant-job', job, (headers) =>
      answer(operatorApi.POST(`${root}/bulk-job`, { params: { header: headers }, body: job, headers })),
    ),
  )
}

export function participantQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'card'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

export function transfersQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'transfers', page],
    queryFn: ({ signal }) =>
      answer(
        operatorApi.GET(`${root}/{id}/transfers`, { params: { path: { id }, query: { page } }, signal }),
      ),
  })
}

export function invoicesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'invoices', page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/{id}/invoices`, { params: { path: { id }, query: { page } }, signal })),
  })
}

export function ordersQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'orders', page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/{id}/orders`, { params: { path: { id }, query: { page } }, signal })),
  })
}

export function lettersQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'letters', page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/{id}/letters`, { params: { path: { id }, query: { page } }, signal })),
  })
}

export function saveLetter(id: number, level: number) {
  const call = operatorApi.GET(`${root}/{id}/letters/{level}/file`, {
    params: { path: { id, level } },
    parseAs: 'blob',
  })
  return saveAnswer(call, `list-gratulacyjny-${level}.pdf`)
}

export function consentsQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'consents'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/consents`, { params: { path: { id } }, signal }))).data,
  })
}

/** A page of the participants who registered by a partner's link. */
export function referralsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'referrals', page],
    queryFn: ({ signal }) =>
      answer(
        operatorApi.GET(`${root}/{id}/referrals`, { params: { path: { id }, query: { page } }, signal }),
      ),
  })
}

export function sessionsQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'sessions', page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/{id}/sessions`, { params: { path: { id }, query: { page } }, signal })),
    staleTime: 0,
  })
}

export function signInLocksQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'sign-in-locks'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/sign-in-locks`, { params: { path: { id } }, signal }))).data
        .locks,
    staleTime: 0,
  })
}

export function ksefConnectionQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'ksef-connection'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/ksef-connection`, { params: { path: { id } }, signal })))
        .data,
    staleTime: 0,
    throwOnError: false,
  })
}

export function notesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'notes', page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/{id}/notes`, { params: { path: { id }, query: { page } }, signal })),
  })
}

export function historyQuery(id: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'history', page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/{id}/history`, { params: { path: { id }, query: { page } }, signal })),
    staleTime: 0,
  })
}

export function block(id: number, reason: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/block`, { params: { path: { id } }, body: { reason } })),
  )
}

export function unblock(id: number, reason: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/unblock`, { params: { path: { id } }, body: { reason } })),
  )
}

/** Ends one session, or all of them for null. */
export function endSessions(id: number, session: number | null, reason: string) {
  const body = { reason }
  return invalidateAfter(
    session === null
      ? answer(operatorApi.POST(`${root}/{id}/sessions/end`, { params: { path: { id } }, body }))
      : answer(
          operatorApi.POST(`${root}/{id}/sessions/{session}/end`, {
            params: { path: { id, session } },
            body,
          }),
        ),
  )
}

/** Lifts the locks of a participant's sign-in. */
export function liftSignInLocks(id: number, reason: string) {
  return invalidateAfter(
    answer(
      operatorApi.POST(`${root}/{id}/sign-in-locks/lift`, { params: { path: { id } }, body: { reason } }),
    ),
  )
}

export function assign(id: number, representative: number | null) {
  const body = representative === null ? {} : { representative_id: representative }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/representative`, { params: { path: { id } }, body })),
  )
}

/** Corrects details; omitted fields stay as they are. */
export function correctDetails(id: number, body: Details) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/details`, { params: { path: { id } }, body })))
}

export function addNote(id: number, content: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/notes`, { params: { path: { id } }, body: { content } })),
  )
}

/** Invites to register, or to the first sign-in where an account without a password exists. */
export function invite(nip: string, to: Channels) {
  const body = { nip, ...(to.email && { email: to.email }), ...(to.phone && { phone: to.phone }) }
  return invalidateAfter(
    sendOnce(`invitation:${nip}`, body, (headers) =>
      answer(
        operatorApi.POST('/api/v1/backoffice/invitations', { body, params: { header: headers }, headers }),
      ),
    ),
  )
}

/** Dry run of a correction; nothing is stored. */
export async function checkCorrection(id: number, correction: Correction) {
  const { data } = await sendOnce(`correction-check:${id}`, correction, (headers) =>
    answer(
      operatorApi.POST(`${root}/{id}/corrections`, {
        params: { path: { id }, header: headers, query: { check: true } },
        body: correction,
        headers,
      }),
    ),
  )
  return data
}

/** Corrects points; idempotent, so a retry has no second effect. */
export function correct(id: number, correction: Correction) {
  return invalidateAfter(
    sendOnce(`correction:${id}`, correction, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/corrections`, {
          params: { path: { id }, header: headers },
          body: correction,
          headers,
        }),
      ),
    ),
  )
}
