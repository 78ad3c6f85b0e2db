import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { sendOnce } from '../../api/idempotency'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../api/wire'
import { invalidateAfter } from '../invalidate-after'
import { cursorListQuery } from '../list-query'

const root = '/api/v1/backoffice/promotions'
const previewPath = '/api/v1/backoffice/promotion-preview'
const calendarPath = '/api/v1/backoffice/promotion-calendar'

export type PromotionItem = AnswerTo<typeof root>['data']['items'][number]
export type EditedPromotion = AnswerTo<`${typeof root}/{id}/editor`>['data']
export type Definition = BodyOf<typeof root>['definition']
export type Terms = Definition['terms']
export type Prompt = NonNullable<Definition['prompt']>
export type Mechanic = Terms['mechanics'][number]
export type Revision = EditedPromotion['revisions'][number]
export type PromotionPreview = AnswerTo<typeof previewPath, 'post'>['data']
export type PromotionCalendar = AnswerTo<typeof calendarPath>['data']
export type CalendarPromotion = PromotionCalendar['promotions'][number]
export type PromotionOptions = AnswerTo<'/api/v1/backoffice/promotion-options'>['data']
export type Simulation = AnswerTo<`${typeof root}/{id}/simulations`>['data'][number]
type ResultsPage = AnswerTo<`${typeof root}/{id}/results`>['data']
export type PromotionResult = ResultsPage['items'][number]
export type PromotionSummary = AnswerTo<`${typeof root}/{id}/results/summary`>['data']
export type ResultDetails = AnswerTo<`${typeof root}/{id}/results/{participant}`>['data']
export type ResultsOf = NonNullable<QueryOf<`${typeof root}/{id}/results`>['state']>
export type ResultsNarrowing = Omit<QueryOf<`${typeof root}/{id}/results`>, 'cursor'>
export type NewPromotion = BodyOf<typeof root>
export type Narrowing = Omit<QueryOf<typeof root>, 'cursor'>

/** Polling interval while a simulation or a recount is running, in milliseconds. */
const pollTime = 1000

const key = ['backoffice', 'promotions'] as const

/** Promotions for operators, with keyset pagination. */
export function promotionsQuery(narrowing: Narrowing) {
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

/** Promotions of a season by their days; without a season those of the one that runs. */
export function calendarQuery(season: number | undefined) {
  const query = season === undefined ? {} : { season }
  return queryOptions({
    queryKey: [...key, 'calendar', query],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(calendarPath, { params: { query }, signal }))).data,
    placeholderData: keepPreviousData,
  })
}

/** Options of the editor: seasons, values of the scope, and promotions. */
export const promotionOptionsQuery = queryOptions({
  queryKey: [...key, 'words'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/promotion-options', { signal }))).data,
})

export function promotionQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/editor`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.recount?.finished === false ? pollTime : false),
  })
}

/** The page and the prompt of a definition that may not be saved yet. */
export function previewQuery(body: BodyOf<typeof previewPath>) {
  return queryOptions({
    queryKey: [...key, 'preview', body],
    queryFn: async ({ signal }) => (await answer(operatorApi.POST(previewPath, { body, signal }))).data,
  })
}

export function simulationsQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'simulations'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/simulations`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'running') ? pollTime : false,
  })
}

/** Query of the totals that a promotion has brought, beside its simulation. */
export function summaryQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id, 'results', 'summary'],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}/results/summary`, { params: { path: { id } }, signal })))
        .data,
  })
}

/** Participants of a promotion, with keyset pagination. */
export function resultsQuery(id: number, narrowing: ResultsNarrowing) {
  return cursorListQuery({
    queryKey: [...key, id, 'results', narrowing],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/{id}/results`, {
          params: {
            path: { id },
            query: { ...narrowing, ...next },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
}

/** One participant's result, with a page of the purchases in the promotion's scope. */
export function resultQuery(id: number, participant: number, page: number) {
  return queryOptions({
    queryKey: [...key, id, 'results', participant, page],
    queryFn: ({ signal }) =>
      answer(
        operatorApi.GET(`${root}/{id}/results/{participant}`, {
          params: { path: { id, participant }, query: { page } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
}

/** Pays out a remainder that no card settles, by a transfer of the next batch; idempotent. */
export function payRemainder(
  id: number,
  participant: number,
  body: BodyOf<`${typeof root}/{id}/results/{participant}/pay`>,
) {
  const path = { id, participant }
  return invalidateAfter(
    sendOnce(`pay-remainder:${id}:${participant}`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/results/{participant}/pay`, {
          params: { path, header: headers },
          body,
          headers,
        }),
      ),
    ),
  )
}

export function addPromotion(body: NewPromotion) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

/**
 * Saves a draft on top of the version that the form was filled from (optimistic locking); null before the first save.
 */
export function saveDraft(id: number, version: number | null, definition: Definition) {
  const params = { path: { id } }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/draft`, { params, body: { version, definition } })),
  )
}

export function discardDraft(id: number, version: number) {
  const params = { path: { id } }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/draft/discard`, { params, body: { version } })),
  )
}

/** Deletes a promotion that was never published. */
export function deletePromotion(id: number, version: number) {
  const params = { path: { id } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/delete`, { params, body: { version } })))
}

export function publishDraft(id: number, version: number) {
  const params = { path: { id } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/publish`, { params, body: { version } })))
}

/** Schedules the publication of the draft; the hour is Poland's. */
export function scheduleDraft(id: number, body: BodyOf<`${typeof root}/{id}/schedule`>) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/schedule`, { params: { path: { id } }, body })),
  )
}

export function cancelSchedule(id: number, version: number) {
  const params = { path: { id } }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/schedule/cancel`, { params, body: { version } })),
  )
}

export function setWithdrawn(id: number, withdrawn: boolean) {
  const params = { path: { id } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/withdraw`, { params, body: { withdrawn } })))
}

export function recountPromotion(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/recount`, { params: { path: { id } } })))
}

export function copyPromotion(id: number, body: BodyOf<`${typeof root}/{id}/copy`>) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/copy`, { params: { path: { id } }, body })))
}

export function beginSimulation(id: number, season: number) {
  const params = { path: { id } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/simulations`, { params, body: { season } })))
}

export function cancelSimulation(id: number, simulation: number) {
  const params = { path: { id, simulation } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/simulations/{simulation}/cancel`, { params })))
}
