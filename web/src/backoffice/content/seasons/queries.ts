import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/seasons'

type Seasons = AnswerTo<typeof root>['data']
export type Season = Seasons['items'][number]
type SeasonForm = BodyOf<typeof root>['season']

export const seasonsQuery = queryOptions({
  queryKey: ['backoffice', 'seasons'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

export function addSeason(year: number, season: SeasonForm) {
  return invalidateAfter(answer(operatorApi.POST(root, { body: { year, season } })))
}

export function saveSeason({ year, version }: Season, season: SeasonForm) {
  const params = { path: { year } }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{year}/update`, { params, body: { version, season } })),
  )
}

/** Copies the rates and prices that a season lacks from another. */
/** Deletes a draft to which nothing refers, with its rates and prices. */
export function deleteSeason({ year, version }: Season) {
  const call = operatorApi.POST(`${root}/{year}/delete`, { params: { path: { year } }, body: { version } })
  return invalidateAfter(answer(call))
}

export function copySeason(year: number, from: number) {
  const params = { path: { year } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{year}/copy`, { params, body: { from } })))
}
