import { useQuery } from '@tanstack/react-query'
import { ListFiles } from '../../form/ListFiles'
import { Card } from '../../ui/Card'
import { useListParams } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { Skeleton } from '../../ui/Skeleton'
import { filtersIn, noFilters } from './list-query'
import { PointEquation } from './PointEquation'
import { PointHistoryFilters } from './PointHistoryFilters'
import { NoEntries, PointHistoryList } from './PointHistoryList'
import { pointHistoryQuery, savePointHistory } from './queries'

/** `/historia-punktow`: every movement of the participant's points, and how they add up. */
export default function PointHistoryPage() {
  const { page, filter, setFilters } = useListParams({ by: 'at', desc: true })
  const filters = filtersIn(filter)
  const { data, isPlaceholderData } = useQuery(pointHistoryQuery({ page, ...filters }))
  const isFiltered = Object.keys(filters).length > 0
  return (
    <>
      <PageHead title="Historia punktów" />
      <Card>
        {data ? <PointEquation summary={data.data.summary} /> : <Skeleton className="h-48 w-full sm:h-15" />}
      </Card>
      <Card>
        <div className="xl:flex xl:flex-wrap xl:items-end xl:justify-between xl:gap-x-5">
          <PointHistoryFilters filters={filters} setFilters={setFilters} />
          {data && data.meta.total > 0 && (
            <ListFiles key={JSON.stringify(filters)} save={(format) => savePointHistory(filters, format)} />
          )}
        </div>
        <PointHistoryList
          entries={data?.data.items}
          isBusy={isPlaceholderData}
          empty={
            <NoEntries
              isPastEnd={data !== undefined && data.meta.total > 0}
              onClear={isFiltered ? () => setFilters(noFilters) : null}
            />
          }
        />
        {data && <Pager meta={data.meta} />}
      </Card>
    </>
  )
}
