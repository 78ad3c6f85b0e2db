import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/home-page'

export type AdminHomePage = AnswerTo<typeof root>['data']
export type HomeFigure = AdminHomePage['figures'][number]
export type HomeTexts = Required<AdminHomePage['texts']>

export const homePageQuery = queryOptions({
  queryKey: ['backoffice', 'content', 'home page'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

export function saveHomePage(version: number, texts: HomeTexts) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/update`, { body: { version, texts } })))
}
