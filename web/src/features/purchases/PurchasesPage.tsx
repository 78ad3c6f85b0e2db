import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/Card'
import { useListParams } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { PageSkeleton } from '../../ui/Skeleton'
import { defaultSort, listQuery, seasonIn } from './list-query'
import { PurchaseFilters } from './PurchaseFilters'
import { PurchaseList } from './PurchaseList'
import { monthsQuery } from './queries'
import { SeasonChart } from './SeasonChart'
import { SeasonSums } from './SeasonSums'

/** `/moje-zakupy`: a season's accepted purchases, by month and by product. */
export default function PurchasesPage() {
  const { page, sort, onSort, filter, setFilters } = useListParams(defaultSort)
  const { data: season } = useQuery(monthsQuery(seasonIn(filter('season'))))
  return (
    <>
      <PageHead title="Moje zakupy" />
      <Card>
        {season ? (
          <>
            <PurchaseFilters
              season={season.season}
              seasons={season.seasons}
              search={filter('search')}
              setFilters={setFilters}
            />
            <SeasonSums total={season.total} />
          </>
        ) : (
          <PageSkeleton />
        )}
      </Card>
      {season && (
        <Card>
          <SeasonChart season={season} />
        </Card>
      )}
      <Card>
        <PurchaseList
          query={listQuery(page, sort, filter)}
          sort={sort}
          onSort={onSort}
          onClear={filter('search') === '' ? null : () => setFilters({ search: null })}
        />
      </Card>
    </>
  )
}
