import { Select } from '../../ui/Select'
import type { Report } from './queries'
import { optionsOf, type ReportIndex, useReportChoice } from './report-choice'

interface ReportFiltersProps extends ReportIndex {
  report: Report
  /** The reason why the chosen segment has no figures. */
  segmentError: string | undefined
}

/** Filters of a report: season, segment, rows, and the column of its chart. */
export function ReportFilters({ report, segmentError, ...index }: ReportFiltersProps) {
  const { season, by, column, segment, choose } = useReportChoice(report, index)
  const { seasons, groupings, columns, segments } = optionsOf(report, index)
  const isGone = segment !== '' && !segments.some(({ value }) => value === segment)
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 xl:flex xl:*:w-60">
      {by !== 'season' && by !== 'age' && (
        <Select
          label="Sezon"
          value={season}
          onChange={(year) => choose('season', year, String(index.season))}
          options={seasons}
        />
      )}
      {report.of_segments && (segments.length > 1 || isGone) && (
        <Select
          label="Segment"
          value={segment}
          onChange={(next) => choose('segment', next, '')}
          options={isGone ? [...segments, { value: segment, label: `Nr ${segment}` }] : segments}
          error={segmentError}
        />
      )}
      {groupings.length > 1 && (
        <Select
          label="Wiersze"
          value={by}
          onChange={(next) => choose('by', next, groupings[0]?.value ?? '')}
          options={groupings}
        />
      )}
      <Select
        label="Wykres"
        value={column}
        onChange={(next) => choose('column', next, columns[0]?.value ?? '')}
        options={columns}
      />
    </div>
  )
}
