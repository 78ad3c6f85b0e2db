import { useQuery } from '@tanstack/react-query'
import { FilterForm } from '../../ui/FilterForm'
import type { useListParams } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { groups, noFilters } from './list-query'
import { type HistoryFilters, seasonsQuery } from './queries'

interface PointHistoryFiltersProps extends Pick<ReturnType<typeof useListParams>, 'setFilters'> {
  filters: HistoryFilters
}

/** The season and what moved the points; both apply at once. */
export function PointHistoryFilters({ filters, setFilters }: PointHistoryFiltersProps) {
  const { season, group } = filters
  const { data: known = [] } = useQuery(seasonsQuery)
  const seasons = season == null || known.includes(season) ? known : [season, ...known]
  return (
    <FilterForm
      label="Filtry historii punktów"
      used={[season, group].filter((value) => value != null).length}
      onSearch={() => undefined}
      onClear={() => setFilters(noFilters)}
      columns="sm:grid-cols-[10rem_16rem_auto]"
    >
      <Select
        label="Sezon"
        value={season == null ? '' : String(season)}
        onChange={(chosen) => setFilters({ season: chosen })}
        options={[
          { value: '', label: 'Wszystkie' },
          ...seasons.map((year) => ({ value: String(year), label: String(year) })),
        ]}
      />
      <Select
        label="Rodzaj zmiany"
        value={group ?? ''}
        onChange={(chosen) => setFilters({ group: chosen })}
        options={groups}
      />
    </FilterForm>
  )
}
