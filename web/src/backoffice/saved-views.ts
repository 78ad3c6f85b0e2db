import { queryOptions } from '@tanstack/react-query'
import { answer } from '../api/client'
import { operatorApi } from '../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../api/wire'
import { invalidateAfter } from './invalidate-after'
import { savedQueryOf } from './list-address'

const root = '/api/v1/backoffice/views'

export type SavedView = AnswerTo<typeof root>['data'][number]
/** Lists with views that operators save. */
export type ListName = QueryOf<typeof root>['list']

const key = ['backoffice', 'views'] as const

/** The operator's own views of a list; a failure is shown in the list's menu alone. */
export function viewsQuery(list: ListName) {
  return queryOptions({
    queryKey: [...key, list],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(root, { params: { query: { list } }, signal }))).data,
    staleTime: 300_000,
    retry: false,
    throwOnError: false,
  })
}

/** Saves a view: a new one for null, else in place of the one with this id. */
export function saveView(id: number | null, view: BodyOf<typeof root>) {
  const body = { ...view, query: savedQueryOf(view.query ?? '') }
  return invalidateAfter(
    id === null
      ? answer(operatorApi.POST(root, { body }))
      : answer(operatorApi.POST(`${root}/{id}`, { params: { path: { id } }, body })),
    key,
  )
}

export function deleteView(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/delete`, { params: { path: { id } } })), key)
}
