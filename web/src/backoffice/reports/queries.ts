import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo } from '../../api/wire'

const root = '/api/v1/backoffice/reports'

export type Reports = AnswerTo<typeof root>['data']
export type Report = Reports['reports'][number]
export type ReportColumn = Report['columns'][number]
export type GroupBy = Report['groupings'][number]['by']
export type ReportTable = AnswerTo<`${typeof root}/{report}`>['data']
export type ReportRow = ReportTable['rows'][number]

/** The reports with their definitions, and the seasons that they may be about. */
export const reportsQuery = queryOptions({
  queryKey: ['backoffice', 'reports', 'list'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 5 * 60_000,
})

/** The figures of a report. */
export function reportQuery(report: string, season: number, by: GroupBy) {
  return queryOptions({
    queryKey: ['backoffice', 'reports', 'one', report, season, by],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.GET(`${root}/{report}`, {
            params: { path: { report }, query: { season, by } },
            signal,
          }),
        )
      ).data,
  })
}
