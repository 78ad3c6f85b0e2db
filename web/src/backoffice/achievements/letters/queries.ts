import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/letter-texts'

export type AdminLetterTexts = AnswerTo<typeof root>['data']
export type LetterTexts = Required<AdminLetterTexts['texts']>

export const letterTextsQuery = queryOptions({
  queryKey: ['backoffice', 'letter texts'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 0,
})

export function saveLetterTexts(version: number, texts: LetterTexts) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/update`, { body: { version, texts } })))
}

/** Saves a letter to somebody invented, with the stored texts. */
export function saveSample() {
  return saveAnswer(operatorApi.GET(`${root}/sample`, { parseAs: 'blob' }), 'list-gratulacyjny-wzor.pdf')
}
