import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const list = '/api/v1/backoffice/values'

export type ProgrammeValues = AnswerTo<typeof list>['data']
export type ListedValue = ProgrammeValues['items'][number]
export type ValueCode = ListedValue['code']

/** Values of all days, the newest first, with those that hold today. */
export const valuesQuery = cursorListQuery({
  queryKey: ['backoffice', 'values'],
  fetchPage: (next, signal) => answer(operatorApi.GET(list, { params: { query: next }, signal })),
  staleTime: 0,
})

export function planValue(body: BodyOf<typeof list>) {
  return invalidateAfter(answer(operatorApi.POST(list, { body })))
}

export function withdrawValue(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${list}/{id}/withdraw`, { params: { path: { id } } })))
}
