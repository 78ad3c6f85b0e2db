import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi, operatorBearer } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { sendTo } from '../../../form/target'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/representatives'

export type Representative = AnswerTo<typeof root>['data'][number]
type Person = BodyOf<`${typeof root}/{id}/update`>

/** Sales representatives, the active ones first. */
export const representativesQuery = queryOptions({
  queryKey: ['backoffice', 'representatives'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
})

/** Adds a representative, or updates the one with this id. */
export function saveRepresentative(id: number | null, body: Person) {
  return invalidateAfter(
    id === null
      ? answer(operatorApi.POST(root, { body }))
      : answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })),
  )
}

export function putPhoto(id: number, photo: File) {
  return invalidateAfter(
    sendTo<Representative>(
      { bearer: operatorBearer, path: `${root}/${id}/photo`, multipart: true },
      { photo },
    ),
  )
}

export function removePhoto(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/photo/remove`, { params: { path: { id } } })))
}

export function deactivate(id: number, successor: number | null) {
  const body = successor === null ? {} : { successor_id: successor }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/deactivate`, { params: { path: { id } }, body })),
  )
}

export function activate(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/activate`, { params: { path: { id } } })))
}

/** Assigns all participants whose postcode has the prefix to a representative. */
export function assignArea(id: number, postcode: string, onlyUnassigned: boolean) {
  const body = { postcode, only_unassigned: onlyUnassigned }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/assign`, { params: { path: { id } }, body })))
}
