import { queryOptions } from '@tanstack/react-query'
import { answer, api } from '../api/client'
import { queryClient } from '../api/query-client'
import type { AnswerTo, Program } from '../api/wire'
import { accountType, profileQuery } from './session'

/** The data of the calculation: the season's rates, and the participant's standing. */
export type CalculatorData = AnswerTo<'/api/v1/calculator'>['data']

/* Prefetched for the time without a connection; stale at once, so that the calculator's page fetches it again. */
export const calculatorQuery = queryOptions({
  queryKey: ['calculator'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/calculator', { params: { query: { program: ownProgramme() } }, signal })))
      .data,
  staleTime: 0,
})

function ownProgramme(): Program {
  return queryClient.getQueryData(profileQuery.queryKey)?.account_type ?? accountType
}
