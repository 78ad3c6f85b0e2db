import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import { type AnswerTo, type BodyOf, type DraftOf, unchecked } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

export type ConsentHistory = AnswerTo<'/api/v1/backoffice/consents'>['data'][number]
export type ConsentVersion = ConsentHistory['versions'][number]
type NewVersion = BodyOf<'/api/v1/backoffice/consents/versions'>

/** All consents with all versions, in the order in which participants see them. */
export const consentsQuery = queryOptions({
  queryKey: ['backoffice', 'consents'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/consents', { signal }))).data,
})

/** Publishes a version on top of the one that the operator has seen (optimistic locking). */
export async function publishVersion(version: NewVersion) {
  const done = await answer(operatorApi.POST('/api/v1/backoffice/consents/versions', { body: version }))
  await queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey })
  return done
}

const root = '/api/v1/backoffice/consents'

export type ConsentDraft = AnswerTo<`${typeof root}/drafts`>['data'][number]
export type ConsentProposal = AnswerTo<`${typeof root}/proposals`>['data'][number]
type DraftForm = BodyOf<`${typeof root}/drafts`>

/** Consents that have no version yet. */
export const draftsQuery = queryOptions({
  queryKey: ['backoffice', 'consents', 'drafts'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(`${root}/drafts`, { signal }))).data,
})

/** One draft, for the optimistic lock of its form. */
export function draftQuery(id: number) {
  return queryOptions({
    queryKey: ['backoffice', 'consents', 'drafts', id],
    queryFn: async ({ signal }) => {
      const drafts = (await answer(operatorApi.GET(`${root}/drafts`, { signal }))).data
      const draft = drafts.find((one) => one.id === id)
      if (!draft) throw new Error('the draft was deleted or published')
      return draft
    },
  })
}

/** Proposals that come with the program, filled with the programme's names. */
export const proposalsQuery = queryOptions({
  queryKey: ['backoffice', 'consents', 'proposals'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(`${root}/proposals`, { signal }))).data,
  staleTime: 0,
})

/** Saves a draft; null adds one. */
export function saveDraft(id: number | null, draft: DraftOf<DraftForm>) {
  const body = unchecked<DraftForm>(draft)
  return invalidateAfter(
    id === null
      ? answer(operatorApi.POST(`${root}/drafts`, { body }))
      : answer(operatorApi.POST(`${root}/drafts/{id}/update`, { params: { path: { id } }, body })),
  )
}

export function deleteDraft({ id, version }: ConsentDraft) {
  const call = operatorApi.POST(`${root}/drafts/{id}/delete`, { params: { path: { id } }, body: { version } })
  return invalidateAfter(answer(call))
}

/** Publishes drafts, all or none. */
export function publishDrafts(drafts: readonly ConsentDraft[]) {
  const body = { drafts: drafts.map(({ id, version }) => ({ id, version })) }
  return invalidateAfter(answer(operatorApi.POST(`${root}/drafts/publish`, { body })))
}

export function takeProposals(slugs: string[]) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/proposals`, { body: { slugs } })))
}

export function reorderConsents(body: BodyOf<`${typeof root}/reorder`>) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/reorder`, { body })))
}

export function retireConsent(body: BodyOf<`${typeof root}/retire`>) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/retire`, { body })))
}
