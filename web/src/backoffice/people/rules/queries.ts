import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { operatorApi, operatorBearer } from '../../../api/operator-client'
import { withProgress } from '../../../api/upload'
import type { AnswerTo } from '../../../api/wire'
import { toFormData } from '../../../form/multipart'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/rules'

export type RulesVersion = AnswerTo<typeof root>['data'][number]

export interface NewRules {
  valid_from: string
  file: File | null
}

/** All versions of the programme's rules, the newest first. */
export const rulesQuery = queryOptions({
  queryKey: ['backoffice', 'rules'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

/** Uploads rules that are in force from a day on, and reports the progress. */
export function addRules(rules: NewRules, onProgress: (part: number) => void) {
  return invalidateAfter(
    answer(
      operatorApi.POST(root, {
        body: { ...rules, file: rules.file?.name ?? '' },
        bodySerializer: () => toFormData(rules),
        fetch: operatorBearer.sendBy(withProgress(onProgress)),
      }),
    ),
  )
}

/** Withdraws planned rules. */
export function withdrawRules(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/withdraw`, { params: { path: { id } } })))
}

/** Saves the file of a version in any state. */
export function saveRules({ id, valid_from: day }: RulesVersion) {
  return saveAnswer(
    operatorApi.GET(`${root}/{id}/file`, { params: { path: { id } }, parseAs: 'blob' }),
    `regulamin-${day}.pdf`,
  )
}
