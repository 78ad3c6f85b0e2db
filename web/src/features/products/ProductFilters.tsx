import { useQuery } from '@tanstack/react-query'
import { SearchButton } from '../../form/SearchButton'
import { FilterForm } from '../../ui/FilterForm'
import { type useListParams, useTypedFilter } from '../../ui/list-params'
import { SearchField } from '../../ui/SearchField'
import { type Option, Select } from '../../ui/Select'
import { filterNames, noFilters } from './list-query'
import { type Choices, choicesQuery } from './queries'

type Params = Pick<ReturnType<typeof useListParams>, 'filter' | 'setFilters' | 'sort' | 'onSort'>

const orders: readonly Option[] = [
  { value: 'name', label: 'Nazwa od A do Ż' },
  { value: 'points', label: 'Najwięcej punktów za litr lub kg' },
  { value: 'brand', label: 'Marka' },
  { value: 'category', label: 'Kategoria' },
]

/** Filters of the list; a choice applies at once, the text on submit. */
export function ProductFilters({ filter, setFilters, sort, onSort }: Params) {
  const { data: choices } = useQuery(choicesQuery)
  const used = filterNames.filter((name) => filter(name) !== '').length
  const [typed, setTyped] = useTypedFilter(filter('search'))

  function clear() {
    setTyped('')
    setFilters(noFilters)
  }
  const select = (name: keyof typeof noFilters, label: string, all: string, of?: Choices['brands']) => (
    <Select
      label={label}
      value={filter(name)}
      onChange={(value) => setFilters({ [name]: value })}
      options={[{ value: '', label: all }, ...optionsOf(of ?? [], filter(name))]}
    />
  )

  return (
    <FilterForm
      label="Filtry produktów"
      used={used}
      onSearch={() => setFilters({ search: typed.trim() })}
      onClear={clear}
      columns="sm:grid-cols-2 xl:grid-cols-4"
      isCard
      folds
    >
      <div className="flex items-end gap-2 sm:col-span-2 xl:col-span-3">
        <div className="min-w-0 grow">
          <SearchField label="Nazwa produktu" value={typed} onChange={setTyped} />
        </div>
        <SearchButton />
      </div>
      <Select
        label="Kolejność"
        value={sort.by}
        onChange={(by) => onSort({ by, desc: by === 'points' })}
        options={orders}
      />
      {select('crops', 'Uprawa', 'Wszystkie uprawy', choices?.crops)}
      {select('category', 'Kategoria', 'Wszystkie kategorie', choices?.categories)}
      {select('brand', 'Marka', 'Wszystkie marki', choices?.brands)}
      {select('volume', 'Opakowanie', 'Wszystkie opakowania', choices?.volumes)}
    </FilterForm>
  )
}

/** The server's choices, with the one of the address added where no product has it. */
function optionsOf(choices: Choices['brands'], chosen: string): Option[] {
  const options = choices.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: chosen }]
}
