import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { PageSkeleton } from '../../ui/Skeleton'
import { MonthlyReports } from './MonthlyReports'
import { monthlyReportsQuery, reportsQuery } from './queries'

/** `/zaplecze/raporty`: the reports, each with the question that it answers. */
export default function ReportsPage() {
  const { data } = useQuery(reportsQuery)
  const { data: monthly } = useQuery(monthlyReportsQuery)
  if (!data || !monthly) return <PageSkeleton />
  return (
    <>
      <PageHead
        title="Raporty"
        about="Liczby programu. Żaden raport nie zawiera danych osobowych uczestników."
      />
      <ul className="grid items-stretch gap-5 md:grid-cols-2 2xl:grid-cols-3">
        {data.reports.map(({ key, title, summary }) => (
          <li key={key}>
            <Card>
              <h2 className="mb-2 font-bold text-h2">
                <Link to={`/zaplecze/raporty/${key}`}>{title}</Link>
              </h2>
              <p className="text-muted">{summary}</p>
            </Card>
          </li>
        ))}
      </ul>
      <MonthlyReports {...monthly} />
    </>
  )
}
