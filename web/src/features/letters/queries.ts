import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { failureFrom } from '../../api/errors'
import { messages } from '../../api/messages'
import type { AnswerTo, QueryOf } from '../../api/wire'
import { showError } from '../../ui/toast-queue'

export type Letter = AnswerTo<'/api/v1/user/congratulatory-letters'>['data']['items'][number]
type LettersQuery = QueryOf<'/api/v1/user/congratulatory-letters'>

export function lettersQuery(query: LettersQuery) {
  return queryOptions({
    queryKey: ['letters', query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/user/congratulatory-letters', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Saves the letter of a level. */
export function useLetter() {
  return useMutation({
    mutationFn: (level: number) =>
      saveAnswer(
        api.GET('/api/v1/user/congratulatory-letters/{level}/file', {
          params: { path: { level } },
          parseAs: 'blob',
        }),
        `list-gratulacyjny-${level}.pdf`,
      ),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
}
