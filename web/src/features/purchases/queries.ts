import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { saveAnswer } from '../../api/download'
import type { paths } from '../../api/schema.gen'
import type { AnswerTo } from '../../api/wire'
import type { FileFormat } from '../../form/ListFiles'

export type Purchase = AnswerTo<'/api/v1/my-shopping'>['data']['items'][number]
export type PurchaseDetails = AnswerTo<'/api/v1/my-shopping/details/{group}/{distributor}'>['data']
export type PurchaseRow = PurchaseDetails['rows'][number]
export type SeasonOfPurchases = AnswerTo<'/api/v1/my-shopping/months'>['data']
export type PurchaseQuery = NonNullable<paths['/api/v1/my-shopping']['get']['parameters']['query']>

/** Key under `invoices`, because purchases come from invoices and go stale with them. */
const all = ['invoices', 'purchases'] as const

export function purchasesQuery(query: PurchaseQuery) {
  return queryOptions({
    queryKey: [...all, query],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/my-shopping', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Saves all of the filtered list, in its order, as a file. */
export function savePurchases({ page: _, ...query }: PurchaseQuery, format: FileFormat): Promise<void> {
  return saveAnswer(
    format === 'pdf'
      ? api.GET('/api/v1/my-shopping/pdf', { params: { query }, parseAs: 'blob' })
      : api.GET('/api/v1/my-shopping/export', {
          params: { query: { ...query, format } },
          parseAs: 'blob',
        }),
    `zakupy.${format}`,
  )
}

/** A season month by month; without a season the current one. */
export function monthsQuery(season: number | undefined) {
  return queryOptions({
    queryKey: [...all, 'months', season ?? 'current'],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/v1/my-shopping/months', { params: { query: { season } }, signal }))).data,
    placeholderData: keepPreviousData,
  })
}

/** The invoices behind a row; their modal shows failures itself. */
export function detailsQuery(group: number, distributor: number, season: number | undefined) {
  return queryOptions({
    queryKey: [...all, 'details', group, distributor, season ?? 'current'],
    queryFn: async ({ signal }) =>
      (
        await answer(
          api.GET('/api/v1/my-shopping/details/{group}/{distributor}', {
            params: { path: { group, distributor }, query: { season } },
            signal,
          }),
        )
      ).data,
    throwOnError: false,
  })
}
