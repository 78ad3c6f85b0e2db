import { formatNumber } from '../../format/numbers'
import { BarChart } from '../../ui/BarChart'
import { chartValue, formatWithUnit, headingOf, isTime, labelOf, shortLabelOf } from './figures'
import type { GroupBy, Report, ReportTable } from './queries'

interface ReportChartProps {
  report: Report
  table: ReportTable
  /** Index of the column whose figures are drawn. */
  column: number
}

/** Words before the name of a row of time. */
const periods: Partial<Record<GroupBy, string>> = { week: 'tydzień od', month: 'miesiąc' }

/** The most bars of a chart of things; a table has them all. */
const mostBars = 15

/** A column of a report as bars: upright ones where rows follow in time, else lying ones with the names beside them. */
export function ReportChart({ report, table, column: place }: ReportChartProps) {
  const column = report.columns[place]
  if (!column) return null
  const { unit } = column
  const label = `${report.title}: ${headingOf(column)}`
  if (isTime(table.by))
    return (
      <BarChart
        label={label}
        bars={table.rows.map(({ label: name, figures }) => ({
          key: name,
          label: shortLabelOf(name, table.by),
          name: `${periods[table.by] ?? 'sezon'} ${labelOf(name, table.by)}`,
          value: chartValue(figures[place], unit),
        }))}
        format={(value) => formatWithUnit(storedValue(value, unit), unit)}
        formatTick={formatNumber}
      />
    )
  const rows = table.rows
    .map(({ label: name, figures }) => ({ name, figure: figures[place] ?? 0 }))
    .sort((one, other) => other.figure - one.figure)
  const largest = Math.max(...rows.map(({ figure }) => figure), 1)
  return (
    <figure aria-label={label}>
      <ul className="grid gap-y-2 sm:grid-cols-[minmax(0,14rem)_1fr] sm:items-center sm:gap-x-3 sm:gap-y-1">
        {rows.slice(0, mostBars).map(({ name, figure }) => (
          <li key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid sm:items-center">
            <span className="text-small sm:text-right">{name}</span>
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className="h-5 rounded-control bg-brand"
                style={{ width: `${(Math.max(figure, 0) / largest) * 70}%` }}
              />
              <span className="whitespace-nowrap text-small tabular-nums">
                {formatWithUnit(figure, unit)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {rows.length > mostBars && (
        <figcaption className="mt-2 text-muted text-small">
          {`Na wykresie ${mostBars} największych z\u00a0${formatNumber(rows.length)}; w\u00a0tabeli są wszystkie.`}
        </figcaption>
      )}
    </figure>
  )
}

/** The stored figure of a chart's value. */
function storedValue(value: number, unit: Parameters<typeof formatWithUnit>[1]): number {
  if (unit === 'grosze') return Math.round(value * 100)
  return unit === 'millilitres' || unit === 'grams' ? Math.round(value * 1000) : value
}
