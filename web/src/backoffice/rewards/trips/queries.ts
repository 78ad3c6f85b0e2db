import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { type AnswerTo, type BodyOf, type DraftOf, type QueryOf, unchecked } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/trips'

export type TripItem = AnswerTo<typeof root>['data']['items'][number]
export type Trip = AnswerTo<`${typeof root}/{id}`>['data']
type TripForm = BodyOf<`${typeof root}/{id}/update`>
export type TripParticipant = AnswerTo<`${typeof root}/{id}/participants`>['data']['items'][number]
export type TripState = NonNullable<QueryOf<`${typeof root}/{id}/participants`>['state']>

const key = ['backoffice', 'trips'] as const

/** Trips of all seasons, with keyset pagination. */
export const tripsQuery = cursorListQuery({
  queryKey: [...key, 'list'],
  fetchPage: (next, signal) => answer(operatorApi.GET(root, { params: { query: next }, signal })),
})

export function tripQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Participants of a trip; null selects every state. */
export function participantsQuery(id: number, state: TripState | null) {
  return cursorListQuery({
    queryKey: [...key, id, 'participants', state],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/{id}/participants`, {
          params: {
            path: { id },
            query: { ...(state ? { state } : {}), ...next },
          },
          signal,
        }),
      ),
  })
}

export function copyTrip(id: number, body: BodyOf<`${typeof root}/{id}/copy`>) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/copy`, { params: { path: { id } }, body })))
}

/** Adds a trip as a draft, with its reward. */
export function addTrip(draft: DraftOf<BodyOf<typeof root>>) {
  const body = unchecked<BodyOf<typeof root>>(draft)
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

/** Deletes a trip that was never published, with its reward. */
export function deleteTrip({ id, version }: Trip) {
  const call = operatorApi.POST(`${root}/{id}/delete`, { params: { path: { id } }, body: { version } })
  return invalidateAfter(answer(call))
}

export function updateTrip(id: number, draft: DraftOf<TripForm>) {
  const body = unchecked<TripForm>(draft)
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}
