import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import type { AnswerTo, QueryOf } from '../../api/wire'
import type { Check } from './check'
import type { ProductListQuery } from './list-query'

export type Product = AnswerTo<'/api/v1/products'>['data']['items'][number]
export type Choices = AnswerTo<'/api/v1/product-filters'>['data']
export type Dictionary = AnswerTo<'/api/v1/product-availability/dictionary'>['data']
export type StockedBranch = AnswerTo<'/api/v1/product-availability'>['data']['items'][number]
type AvailabilityQuery = QueryOf<'/api/v1/product-availability'>

/** Everything that is known about products. */
const all = ['products'] as const

export function productsQuery(query: ProductListQuery) {
  return queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/products', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export const choicesQuery = queryOptions({
  queryKey: [...all, 'choices'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/product-filters', { signal }))).data,
  staleTime: 10 * 60_000,
  throwOnError: false,
})

export const dictionaryQuery = queryOptions({
  queryKey: [...all, 'dictionary'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/product-availability/dictionary', { signal }))).data,
  staleTime: 10 * 60_000,
})

/** Branches that sell the chosen products; an error is shown beside the form. */
export function availabilityQuery(check: Check, page: number) {
  const query: AvailabilityQuery = {
    products: check.products.join(','),
    [check.searchIn]: check.search,
    page,
  }
  return queryOptions({
    queryKey: [...all, 'availability', query],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/product-availability', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    enabled: check.products.length > 0 && check.search !== '',
    throwOnError: false,
  })
}

/** All branches of the active distributors, to find those nearest to a postcode. */
export const branchesQuery = queryOptions({
  queryKey: [...all, 'branches'],
  queryFn: async ({ signal }) =>
    (await answer(api.GET('/api/v1/distributors', { params: { query: {} }, signal }))).data.items,
  staleTime: 10 * 60_000,
  throwOnError: false,
})
