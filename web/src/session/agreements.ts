import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import { Failure, failureFrom } from '../api/errors'
import { messages } from '../api/messages'
import type { AnswerTo } from '../api/wire'

export type Agreement = AnswerTo<'/api/v1/user/agreements'>['data'][number]

/** What the participant is asked to agree to, each in its latest version, with the answers. */
export const agreementsQuery = queryOptions({
  queryKey: ['agreements'],
  queryFn: async ({ signal }) => {
    try {
      return (await answer(api.GET('/api/v1/user/agreements', { signal }))).data
    } catch (thrown) {
      throw withoutAgreements(failureFrom(thrown))
    }
  },
})

/** A screen cannot go on without them and says so in the specification's words (§8). */
function withoutAgreements(failure: Failure): Failure {
  if (failure.kind !== 'refused' && failure.kind !== 'server') return failure
  const body = { message: messages.noAgreements }
  return new Failure(failure.kind, { status: failure.status, body, cause: failure })
}
