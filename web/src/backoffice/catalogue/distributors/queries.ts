import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { operatorApi } from '../../../api/operator-client'
import { type AnswerTo, type BodyOf, type DraftOf, type QueryOf, unchecked } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/distributors'
const branches = '/api/v1/backoffice/branches'
const unknownSellers = '/api/v1/backoffice/unknown-sellers'

export type DistributorItem = AnswerTo<typeof root>['data']['items'][number]
export type Distributor = AnswerTo<`${typeof root}/{id}`>['data']
export type UnknownSeller = AnswerTo<typeof unknownSellers>['data']['items'][number]
export type DistributorForm = BodyOf<typeof root>
export type Branch = AnswerTo<`${typeof branches}/{id}`>['data']
type BranchForm = BodyOf<`${typeof root}/{id}/branches`>
export type BranchDraft = DraftOf<BranchForm>
export type Narrowing = Omit<QueryOf<typeof root>, 'cursor'>

const key = ['backoffice', 'distributors'] as const

/** Distributors for operators, with keyset pagination. */
export function distributorsQuery(narrowing: Narrowing) {
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

export function distributorQuery(id: number) {
  return queryOptions({
    queryKey: [...key, id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** Sellers of participants' e-invoices who are no distributors of the programme. */
export function unknownSellersQuery(page: number) {
  return queryOptions({
    queryKey: ['backoffice', 'unknown-sellers', page],
    queryFn: ({ signal }) => answer(operatorApi.GET(unknownSellers, { params: { query: { page } }, signal })),
  })
}

export function branchQuery(id: number) {
  return queryOptions({
    queryKey: ['backoffice', 'branches', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${branches}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
  })
}

/** All packs of the programme, for aliases. */
export const packsQuery = queryOptions({
  queryKey: ['backoffice', 'packs', 'all'],
  queryFn: async ({ signal }) => {
    const call = operatorApi.GET('/api/v1/backoffice/packs', { params: { query: {} }, signal })
    return (await answer(call)).data
  },
})

export function addDistributor(body: DistributorForm) {
  return invalidateAfter(answer(operatorApi.POST(root, { body })))
}

export function updateDistributor(id: number, version: number, distributor: DistributorForm) {
  const body = { version, distributor }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/update`, { params: { path: { id } }, body })))
}

export function addBranch(id: number, draft: BranchDraft) {
  const body = unchecked<BranchForm>(draft)
  return invalidateAfter(
    answer(operatorApi.POST(`${root}/{id}/branches`, { params: { path: { id } }, body })),
  )
}

export function updateBranch(id: number, version: number, draft: BranchDraft) {
  const body = { version, branch: unchecked<BranchForm>(draft) }
  return invalidateAfter(
    answer(operatorApi.POST(`${branches}/{id}/update`, { params: { path: { id } }, body })),
  )
}

/** Removes a branch without invalidating its query: the page navigates away first. */
export function removeBranch(id: number, version: number) {
  return answer(operatorApi.POST(`${branches}/{id}/remove`, { params: { path: { id } }, body: { version } }))
}

/** Replaces the products of a branch. */
export function setAvailability(id: number, version: number, products: readonly number[]) {
  const body = { version, product_ids: [...products] }
  return invalidateAfter(
    answer(operatorApi.POST(`${branches}/{id}/availability`, { params: { path: { id } }, body })),
  )
}

export function addAlias(id: number, draft: DraftOf<BodyOf<`${typeof root}/{id}/aliases`>>) {
  const body = unchecked<BodyOf<`${typeof root}/{id}/aliases`>>(draft)
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/aliases`, { params: { path: { id } }, body })))
}

export function removeAlias(id: number, alias: number) {
  const params = { path: { id, alias } }
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/aliases/{alias}/remove`, { params })))
}
