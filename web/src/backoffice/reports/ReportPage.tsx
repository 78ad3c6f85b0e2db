import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { counted } from '../../format/plural'
import { Card } from '../../ui/Card'
import { CollapsibleSection } from '../../ui/CollapsibleSection'
import { DescriptionItem, DescriptionList } from '../../ui/DescriptionList'
import { EmptyState } from '../../ui/EmptyState'
import { PageSkeleton } from '../../ui/Skeleton'
import { ExportButtons } from '../ExportButtons'
import { RecordHead } from '../RecordHead'
import { FigureTable } from './FigureTable'
import { headingOf } from './figures'
import { type Report, type ReportTable, reportQuery, reportsQuery } from './queries'
import { ReportChart } from './ReportChart'
import { ReportFilters } from './ReportFilters'
import { type ReportIndex, useReportChoice } from './report-choice'

/** `/zaplecze/raporty/:report`: the figures of a report as a chart and as a table, with their definitions. */
export default function ReportPage() {
  const key = useParams().report ?? ''
  const { data } = useQuery(reportsQuery)
  if (!data) return <PageSkeleton />
  const report = data.reports.find((one) => one.key === key)
  if (!report) return <UnknownReport name={key} season={data.season} />
  const { seasons, segments, season } = data
  return <ReportView key={report.key} report={report} {...{ seasons, segments, season }} />
}

/** A report that is not listed: the server's answer says so. */
function UnknownReport({ name, season }: { name: string; season: number }) {
  useQuery(reportQuery(name, season, 'season'))
  return <PageSkeleton />
}

interface ReportViewProps extends ReportIndex {
  report: Report
}

function ReportView({ report, ...index }: ReportViewProps) {
  const { season, by, segment, column } = useReportChoice(report, index)
  const { data, error, isPlaceholderData } = useQuery({
    ...reportQuery(report.key, Number(season), by, segment),
    placeholderData: keepPreviousData,
  })
  const refusal = error ? failureFrom(error).fields.segment_id?.[0] : undefined
  const table = refusal ? undefined : data
  if (!table && !refusal) return <PageSkeleton />
  const place = report.columns.findIndex(({ key }) => key === column)
  const narrowing = { report: report.key, season, by, segment_id: segment }
  return (
    <>
      <RecordHead
        title={table?.segment ? `${report.title}: ${table.segment.name}` : report.title}
        back={{ to: '/zaplecze/raporty', name: 'Raporty' }}
      />
      <p className="text-muted">
        {report.summary}
        {table?.segment && ` ${aboutSegment(table.segment)}`}
      </p>
      <Card>
        <ReportFilters report={report} {...index} segmentError={refusal} />
        {table && table.rows.length > 0 && (
          <div className="mt-4">
            <ExportButtons table="reports" narrowing={narrowing} />
          </div>
        )}
      </Card>
      {table && (
        <Card>
          {table.rows.length === 0 && <EmptyState icon={ChartColumn} title="Nie ma jeszcze czego policzyć" />}
          {table.rows.length > 0 && (
            <div className="flex flex-col gap-5">
              <ReportChart report={report} table={table} column={Math.max(place, 0)} />
              <FigureTable report={report} table={table} isBusy={isPlaceholderData} />
            </div>
          )}
        </Card>
      )}
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

/** Whose figures are shown, in a sentence. */
function aboutSegment({ name, members }: NonNullable<ReportTable['segment']>): string {
  const people = counted(members, ['uczestnik', 'uczestnicy', 'uczestników'])
  return `Tylko segment „${name}”: ${people}, którzy teraz do niego należą.`
}
