import { useListParams } from '../../ui/list-params'
import type { Option } from '../../ui/Select'
import { headingOf } from './figures'
import type { GroupBy, Report, Reports } from './queries'

/** Subjects that the reports may be about. */
export type ReportIndex = Pick<Reports, 'seasons' | 'segments' | 'season'>

/** The choice of a report's figures, which is in the address. */
export function useReportChoice(report: Report, index: ReportIndex) {
  const { choice, filter, setFilter } = useListParams({ by: 'label', desc: false })
  const { groupings, columns, seasons } = optionsOf(report, index)
  const first = report.groupings[0]?.by ?? 'season'
  const chosen = choice('by', groupings, first)
  const by: GroupBy = report.groupings.find((one) => one.by === chosen)?.by ?? first
  return {
    season: choice('season', seasons, String(index.season)),
    by,
    column: choice('column', columns, columns[0]?.value ?? ''),
    /* A segment that is gone stays chosen, so that the server says so instead of showing the figures of all. */
    segment: report.of_segments && /^\d+$/.test(filter('segment')) ? filter('segment') : '',
    /** Chooses a value; the one that is shown without a choice leaves the address. */
    choose: (name: string, value: string, initial: string) =>
      setFilter(name, value === initial ? null : value),
  }
}

/** Returns the options that can be chosen for a report. */
export function optionsOf(report: Report, { seasons, season, segments }: ReportIndex) {
  const years = seasons.includes(season) ? seasons : [season, ...seasons]
  return {
    seasons: years.map((year): Option => ({ value: String(year), label: String(year) })),
    groupings: report.groupings.map(({ by, title }): Option => ({ value: by, label: title })),
    columns: report.columns.map((column): Option => ({ value: column.key, label: headingOf(column) })),
    segments: [
      { value: '', label: 'Wszyscy uczestnicy' },
      ...segments.map(({ id, name }): Option => ({ value: String(id), label: name })),
    ],
  }
}
