import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf } from '../../../api/wire'

export type Proposal = AnswerTo<'/api/v1/setup/link', 'post'>['data']
export type SetupValues = Omit<BodyOf<'/api/v1/setup'>, 'token' | 'season'>

/** The link's validity and the form's first values; its failure says why the link is of no use. */
export function proposalQuery(token: string) {
  return queryOptions({
    queryKey: ['setup', token],
    queryFn: async ({ signal }) => {
      const call = operatorApi.POST('/api/v1/setup/link', { body: { token }, errorHandle: false, signal })
      return (await answer(call)).data
    },
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
}

/** Sets the portal up; sent again it has the same effect and answer. */
export function setUp(token: string, season: number, values: SetupValues) {
  const body = { token, season, ...values }
  return answer(operatorApi.POST('/api/v1/setup', { body, errorHandle: false }))
}
