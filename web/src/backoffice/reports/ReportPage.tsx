import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useParams } from 'react-router'
import { Card } from '../../ui/Card'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { EmptyState } from '../../ui/EmptyState'
import { useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { PageSkeleton } from '../../ui/Skeleton'
import { ExportButtons } from '../ExportButtons'
import { RecordHead } from '../RecordHead'
import { FigureTable } from './FigureTable'
import { headingOf } from './figures'
import { type Report, type Reports, reportQuery, reportsQuery } from './queries'
import { ReportChart } from './ReportChart'

/** `/zaplecze/raporty/:report`: the figures of a report as a chart and as a table, with their definitions. */
export default function ReportPage() {
  const key = useParams().report ?? ''
  const { data } = useQuery(reportsQuery)
  if (!data) return <PageSkeleton />
  const report = data.reports.find((one) => one.key === key)
  if (!report) return <UnknownReport name={key} season={data.season} />
  return <ReportView key={report.key} report={report} {...data} />
}

/** A report that is not listed: the server's answer says so. */
function UnknownReport({ name, season }: { name: string; season: number }) {
  useQuery(reportQuery(name, season, 'season'))
  return <PageSkeleton />
}

interface ReportViewProps {
  report: Report
  seasons: Reports['seasons']
  season: Reports['season']
}

function ReportView({ report, seasons, season: running }: ReportViewProps) {
  const { choice, setFilter } = useListParams({ by: 'label', desc: false })
  const groupings = report.groupings.map(({ by, title }) => ({ value: by, label: title }))
  const columns = report.columns.map((column) => ({ value: column.key, label: headingOf(column) }))
  const years = seasons.includes(running) ? seasons : [running, ...seasons]
  const options = years.map((year) => ({ value: String(year), label: String(year) }))
  const first = report.groupings[0]?.by ?? 'season'
  const by = report.groupings.find(({ by: one }) => one === choice('by', groupings, first))?.by ?? first
  const season = choice('season', options, String(running))
  const shown = choice('column', columns, columns[0]?.value ?? '')
  const { data: table, isPlaceholderData } = useQuery({
    ...reportQuery(report.key, Number(season), by),
    placeholderData: keepPreviousData,
  })
  const column = report.columns.findIndex(({ key }) => key === shown)
  if (!table) return <PageSkeleton />
  return (
    <>
      <RecordHead title={report.title} back={{ to: '/zaplecze/raporty', name: 'Raporty' }} />
      <p className="text-muted">{report.summary}</p>
      <Card>
        <div className="grid items-end gap-3 sm:grid-cols-2 xl:flex xl:*:w-60">
          {by !== 'season' && by !== 'age' && (
            <Select
              label="Sezon"
              value={season}
              onChange={(year) => setFilter('season', year === String(running) ? null : year)}
              options={options}
            />
          )}
          {groupings.length > 1 && (
            <Select
              label="Wiersze"
              value={by}
              onChange={(next) => setFilter('by', next === first ? null : next)}
              options={groupings}
            />
          )}
          <Select
            label="Wykres"
            value={shown}
            onChange={(next) => setFilter('column', next === columns[0]?.value ? null : next)}
            options={columns}
          />
        </div>
        {table.rows.length > 0 && (
          <div className="mt-4">
            <ExportButtons table="reports" narrowing={{ report: report.key, season, by }} />
          </div>
        )}
      </Card>
      <Card>
        {table.rows.length === 0 && <EmptyState icon={ChartColumn} title="Nie ma jeszcze czego policzyć" />}
        {table.rows.length > 0 && (
          <div className="flex flex-col gap-5">
            <ReportChart report={report} table={table} column={Math.max(column, 0)} />
            <FigureTable report={report} table={table} isBusy={isPlaceholderData} />
          </div>
        )}
      </Card>
      <Card>
        <CollapsibleSection title="Co znaczą liczby" isOpen>
          <DescriptionList>
            {report.columns.map((one) => (
              <DescriptionItem key={one.key} name={headingOf(one)}>
                {one.definition}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </CollapsibleSection>
      </Card>
    </>
  )
}
