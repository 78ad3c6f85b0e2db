import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/tax'

export type TaxTotal = AnswerTo<`${typeof root}/totals`>['data']['items'][number]
export type TaxSums = TaxTotal['sums']
export type Narrowing = Omit<NonNullable<QueryOf<`${typeof root}/totals`>>, 'cursor'>
export type Treatment = NonNullable<Narrowing['treatment']>
export type TaxRecords = AnswerTo<`${typeof root}/participants/{id}`>['data']
export type TaxRecord = TaxRecords['items'][number]
export type TaxScope = AnswerTo<`${typeof root}/rules`>['data'][number]
export type TaxRule = TaxScope['versions'][number]
export type RewardWorth = AnswerTo<`${typeof root}/worth`>['data']['items'][number]
type NewRule = BodyOf<`${typeof root}/rules`>

const key = ['backoffice', 'tax'] as const

/** The report of a year, page by page of its cursor; no year is the one that runs. */
export function totalsQuery(narrowing: Narrowing) {
  return infiniteQueryOptions({
    queryKey: [...key, 'totals', narrowing],
    queryFn: ({ signal, pageParam }) =>
      answer(
        operatorApi.GET(`${root}/totals`, {
          params: { query: { ...narrowing, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.meta.next_cursor ?? null,
    /* The sums and the filters stay where they are while another narrowing is read. */
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A participant's records of a year; no year is the latest with any. */
export function recordsQuery(id: number, year: number | null) {
  return infiniteQueryOptions({
    queryKey: [...key, 'participant', id, year],
    queryFn: ({ signal, pageParam }) =>
      answer(
        operatorApi.GET(`${root}/participants/{id}`, {
          params: {
            path: { id },
            query: {
              ...(year === null ? {} : { year }),
              ...(pageParam === null ? {} : { cursor: pageParam }),
            },
          },
          signal,
        }),
      ),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.meta.next_cursor ?? null,
    staleTime: 0,
  })
}

/** The rules of every kind of reward and of every promotion. */
export const rulesQuery = queryOptions({
  queryKey: [...key, 'rules'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(`${root}/rules`, { signal }))).data,
})

/** The rewards that are no money, with what one is worth. */
export const worthQuery = infiniteQueryOptions({
  queryKey: [...key, 'worth'],
  queryFn: ({ signal, pageParam }) =>
    answer(
      operatorApi.GET(`${root}/worth`, {
        params: { query: pageParam === null ? {} : { cursor: pageParam } },
        signal,
      }),
    ),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.meta.next_cursor ?? null,
})

export function addRule(body: NewRule) {
  return invalidateAfter(
    sendOnce('tax-rule', body, (headers) =>
      answer(operatorApi.POST(`${root}/rules`, { params: { header: headers }, body, headers })),
    ),
  )
}

/** Enters the value of a prize that had none when it was given, once. */
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

/** Sets what a reward is worth, for prizes that are given from then on. */
export function setWorth(id: number, value: string) {
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/worth/{id}`, { params: { path: { id } }, body: { value } })),
  )
}
