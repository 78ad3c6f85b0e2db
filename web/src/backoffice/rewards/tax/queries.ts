import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { type AnswerTo, type BodyOf, type DraftOf, type QueryOf, unchecked } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/tax'

export type TaxTotal = AnswerTo<`${typeof root}/totals`>['data']['items'][number]
export type TaxSums = TaxTotal['sums']
export type Narrowing = Omit<NonNullable<QueryOf<`${typeof root}/totals`>>, 'cursor'>
export type Treatment = NonNullable<Narrowing['treatment']>
export type TaxRecords = AnswerTo<`${typeof root}/participants/{id}`>['data']
export type TaxRecord = TaxRecords['items'][number]
export type TaxScope = AnswerTo<`${typeof root}/rules`>['data'][number]
export type TaxRule = TaxScope['versions'][number]
export type RewardValue = AnswerTo<`${typeof root}/taxable-values`>['data']['items'][number]
type NewRule = BodyOf<`${typeof root}/rules`>

const key = ['backoffice', 'tax'] as const

/** Report of a year, with keyset pagination; no year is the current one. */
export function totalsQuery(narrowing: Narrowing) {
  return cursorListQuery({
    queryKey: [...key, 'totals', narrowing],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/totals`, {
          params: { query: { ...narrowing, ...next } },
          signal,
        }),
      ),
    /* Previous totals and filters stay while others are loading. */
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Participant's records of a year; null is the latest year with any. */
export function recordsQuery(id: number, year: number | null) {
  return cursorListQuery({
    queryKey: [...key, 'participant', id, year],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/participants/{id}`, {
          params: {
            path: { id },
            query: {
              ...(year === null ? {} : { year }),
              ...next,
            },
          },
          signal,
        }),
      ),
    staleTime: 0,
  })
}

/** Tax rules of every kind of reward and every promotion. */
export const rulesQuery = queryOptions({
  queryKey: [...key, 'rules'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(`${root}/rules`, { signal }))).data,
})

/** Non-monetary rewards with their values. */
export const rewardValuesQuery = cursorListQuery({
  queryKey: [...key, 'taxable-values'],
  fetchPage: (next, signal) =>
    answer(
      operatorApi.GET(`${root}/taxable-values`, {
        params: { query: next },
        signal,
      }),
    ),
})

export function addRule(draft: DraftOf<NewRule>) {
  const body = unchecked<NewRule>(draft)
  return invalidateAfter(
    sendOnce('tax-rule', body, (headers) =>
      answer(operatorApi.POST(`${root}/rules`, { params: { header: headers }, body, headers })),
    ),
  )
}

/** Enters the value of a prize that was given without one; it cannot be changed later. */
export function enterValue(id: number, value: string) {
  const body = { value }
  return invalidateAfter(
    sendOnce(`tax-value:${id}`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/records/{id}/value`, {
          params: { path: { id }, header: headers },
          body,
          headers,
        }),
      ),
    ),
  )
}

/** Sets the value of a reward, for prizes given from now on. */
export function setRewardValue(id: number, value: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/taxable-values/{id}`, { params: { path: { id } }, body: { value } })),
  )
}
