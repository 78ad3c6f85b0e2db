import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/levels'

export type Level = AnswerTo<typeof root>['data'][number]

/** Levels from the lowest on. */
export const levelsQuery = queryOptions({
  queryKey: ['backoffice', 'levels'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

export function addLevel(level: number, bonus: number) {
  return invalidateAfter(answer(operatorApi.POST(root, { body: { level, bonus_points: bonus } })))
}

/** Changes a bonus under optimistic locking. */
export function changeBonus({ level, bonus_points: seen }: Level, bonus: number) {
  const call = operatorApi.POST(`${root}/{level}/update`, {
    params: { path: { level } },
    body: { bonus_points: bonus, seen },
  })
  return invalidateAfter(answer(call))
}

export function deleteLevel(level: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{level}/delete`, { params: { path: { level } } })))
}
