import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api } from '../../api/client'
import { saveAnswer } from '../../api/download'
import type { AnswerTo, QueryOf } from '../../api/wire'
import type { FileFormat } from '../../form/ListFiles'

type PointHistory = AnswerTo<'/api/v1/point-history'>
export type HistoryEntry = PointHistory['data']['items'][number]
export type PointSummary = PointHistory['data']['summary']
type HistoryQuery = QueryOf<'/api/v1/point-history'>
export type HistoryFilters = Pick<HistoryQuery, 'season' | 'group'>

/** A page of the history, keyed under `profile`, because it goes stale with the points. */
export function pointHistoryQuery(query: HistoryQuery) {
  return queryOptions({
    queryKey: ['profile', 'point history', query],
    queryFn: ({ signal }) => answer(api.GET('/api/v1/point-history', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Seasons in which the participant has invoices, and the current one, the latest first. */
export const seasonsQuery = queryOptions({
  queryKey: ['invoices', 'purchases', 'months', 'current'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/my-shopping/months', { signal }))).data,
  select: ({ seasons }) => seasons,
  throwOnError: false,
})

/** Saves the filtered history as a file. */
export function savePointHistory(filters: HistoryFilters, format: FileFormat): Promise<void> {
  return saveAnswer(
    format === 'pdf'
      ? api.GET('/api/v1/point-history/pdf', { params: { query: filters }, parseAs: 'blob' })
      : api.GET('/api/v1/point-history/export', {
          params: { query: { ...filters, format } },
          parseAs: 'blob',
        }),
    `historia-punktow.${format}`,
  )
}
