import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/api-clients'

export type ListedApiClient = AnswerTo<typeof root>['data']['items'][number]
export type ApiScope = ListedApiClient['scopes'][number]['code']
export type NewApiClient = BodyOf<typeof root>
export type ApiClientChange = BodyOf<`${typeof root}/{id}/update`>
export type NewApiToken = BodyOf<`${typeof root}/{id}/tokens`>

/** Clients of the API, the newest first. */
export const apiClientsQuery = cursorListQuery({
  queryKey: ['backoffice', 'api-clients'],
  fetchPage: (next, signal) => answer(operatorApi.GET(root, { params: { query: next }, signal })),
})

export function addApiClient(body: NewApiClient) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function changeApiClient(id: number, body: ApiClientChange) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}

export function addApiToken(id: number, body: NewApiToken) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/tokens`, { params: { path: { id } }, body })))
}

export function disableApiClient(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/disable`, { params: { path: { id } } })))
}
