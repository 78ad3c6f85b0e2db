import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/products'

export type ProductItem = AnswerTo<typeof root>['data']['items'][number]
export type Product = AnswerTo<`${typeof root}/{id}`>['data']
export type Pack = Product['packs'][number]
export type Rate = Product['rates'][number]
export type ProductForm = BodyOf<typeof root>
export type Narrowing = Omit<QueryOf<typeof root>, 'cursor'>

const key = ['backoffice', 'products'] as const

/** Products for operators, with keyset pagination. */
export function productsQuery(narrowing: Narrowing) {
  return cursorListQuery({
    queryKey: [...key, 'list', narrowing],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(root, {
          params: { query: { ...narrowing, ...next } },
          signal,
        }),
      ),
  })
}

/** Options of the form: brands, categories and crops in use, and seasons. */
export const productOptionsQuery = queryOptions({
  queryKey: [...key, 'words'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/product-options', { signal }))).data,
})

export function productQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

export function addProduct(body: ProductForm) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function updateProduct(id: number, version: number, product: ProductForm) {
  const body = { version, product }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}

/** Adds a pack, or updates the one with this id. */
export function savePack(id: number, pack: number | null, body: BodyOf<`${typeof root}/{id}/packs`>) {
  return invalidateAfter(
    pack === null
      ? answer(operatorApi.POST(`${root}/{id}/packs`, { params: { path: { id } }, body }))
      : answer(
          operatorApi.POST(`${root}/{id}/packs/{pack}/update`, { params: { path: { id, pack } }, body }),
        ),
  )
}

export function removePack(id: number, version: number, pack: number) {
  const params = { path: { id, pack } }
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/packs/{pack}/remove`, { params, body: { version } })),
  )
}

export function setRate(id: number, season: number, body: BodyOf<`${typeof root}/{id}/rates/{season}`>) {
  const params = { path: { id, season } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/rates/{season}`, { params, body })))
}
