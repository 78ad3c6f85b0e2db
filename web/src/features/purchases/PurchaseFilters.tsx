import { SearchButton } from '../../form/SearchButton'
import { FilterForm } from '../../ui/FilterForm'
import { type useListParams, useTypedFilter } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'

interface PurchaseFiltersProps extends Pick<ReturnType<typeof useListParams>, 'setFilters'> {
  season: number
  seasons: readonly number[]
  search: string
}

/** The season, which applies at once to the whole page, and the search of the list. */
export function PurchaseFilters({ season, seasons, search, setFilters }: PurchaseFiltersProps) {
  const [typed, setTyped] = useTypedFilter(search)
  const options = seasons.includes(season) ? seasons : [season, ...seasons]

  function clear() {
    setTyped('')
    setFilters({ search: null })
  }

  return (
    <FilterForm
      label="Filtry zakupów"
      used={search === '' ? 0 : 1}
      onSearch={() => setFilters({ search: typed.trim() })}
      onClear={clear}
      columns={`sm:grid-cols-[12rem_minmax(0,1fr)] ${search === '' ? '' : 'xl:grid-cols-[12rem_minmax(0,1fr)_auto]'}`}
    >
      <Select
        label="Sezon"
        value={String(season)}
        onChange={(chosen) => setFilters({ season: chosen === String(seasons[0]) ? null : chosen })}
        options={options.map((year) => ({ value: String(year), label: String(year) }))}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Produkt lub dystrybutor" type="search" value={typed} onChange={setTyped} />
        </div>
        <SearchButton />
      </div>
    </FilterForm>
  )
}
