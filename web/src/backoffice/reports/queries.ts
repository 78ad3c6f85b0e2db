import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { failureFrom } from '../../api/errors'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo } from '../../api/wire'
import { invalidateAfter } from '../invalidate-after'

const root = '/api/v1/backoffice/reports'
const monthly = '/api/v1/backoffice/monthly-reports'

export type Reports = AnswerTo<typeof root>['data']
export type Report = Reports['reports'][number]
export type ReportColumn = Report['columns'][number]
export type GroupBy = Report['groupings'][number]['by']
export type ReportTable = AnswerTo<`${typeof root}/{report}`>['data']
export type MonthlyReports = AnswerTo<typeof monthly>['data']
export type MonthlyReport = MonthlyReports['months'][number]
export type ReportRow = ReportTable['rows'][number]

/** The reports with their definitions, and the seasons that they may be about. */
export const reportsQuery = queryOptions({
  queryKey: ['backoffice', 'reports', 'list'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(root, { signal }))).data,
  staleTime: 5 * 60_000,
})

/** The figures of a report, of all participants or of a segment's members; a refused segment is no broken page. */
export function reportQuery(report: string, season: number, by: GroupBy, segment = '') {
  return queryOptions({
    queryKey: ['backoffice', 'reports', 'one', report, season, by, segment],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.GET(`${root}/{report}`, {
            params: {
              path: { report },
              query: { season, by, ...(segment && { segment_id: Number(segment) }) },
            },
            signal,
          }),
        )
      ).data,
    throwOnError: (thrown, query) => {
      const { kind, fields } = failureFrom(thrown)
      return query.state.data === undefined && kind !== 'cancelled' && !fields.segment_id
    },
  })
}

/** The reports of months that are over, and whether each new one comes to the operator. */
export const monthlyReportsQuery = queryOptions({
  queryKey: ['backoffice', 'reports', 'monthly'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(monthly, { signal }))).data,
})

/** Saves the report of a month, written as `2025-07`. */
export function saveMonthlyReport(month: string) {
  return saveAnswer(
    operatorApi.GET(`${monthly}/{month}`, { params: { path: { month } }, parseAs: 'blob' }),
    `raport-${month}.pdf`,
  )
}

/** Has each new report sent to the operator, or no longer. */
export function subscribeToMonthlyReports(subscribed: boolean) {
  const call = answer(operatorApi.POST(`${monthly}/subscription`, { body: { subscribed } }))
  return invalidateAfter(call, monthlyReportsQuery.queryKey)
}
