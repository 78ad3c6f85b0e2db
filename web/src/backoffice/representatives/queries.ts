import { answer } from '../../api/client'
import { operatorApi, operatorBearer } from '../../api/operator-client'
import type { BodyOf } from '../../api/wire'
import { sendTo } from '../../form/target'
import { reloading } from '../reloading'
import type { Representative } from '../representatives'

const root = '/api/v1/backoffice/representatives'

type Person = BodyOf<`${typeof root}/{id}/update`>

/** Adds a representative, or changes the one with this id. */
export function save(id: number | null, body: Person) {
  return reloading(
    id === null
      ? answer(operatorApi.POST(root, { body }))
      : answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })),
  )
}

export function putPhoto(id: number, photo: File) {
  return reloading(
    sendTo<Representative>(
      { bearer: operatorBearer, path: `${root}/${id}/photo`, multipart: true },
      { photo },
    ),
  )
}

export function removePhoto(id: number) {
  return reloading(answer(operatorApi.POST(`${root}/{id}/photo/remove`, { params: { path: { id } } })))
}

export function deactivate(id: number, successor: number | null) {
  const body = successor === null ? {} : { successor_id: successor }
  return reloading(answer(operatorApi.POST(`${root}/{id}/deactivate`, { params: { path: { id } }, body })))
}

export function activate(id: number) {
  return reloading(answer(operatorApi.POST(`${root}/{id}/activate`, { params: { path: { id } } })))
}

/** Gives all participants whose postcode begins so to a representative. */
export function assignArea(id: number, postcode: string, onlyUnassigned: boolean) {
  const body = { postcode, only_unassigned: onlyUnassigned }
  return reloading(answer(operatorApi.POST(`${root}/{id}/assign`, { params: { path: { id } }, body })))
}
