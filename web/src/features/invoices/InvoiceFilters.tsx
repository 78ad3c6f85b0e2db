import { SearchButton } from '../../form/SearchButton'
import { FilterForm } from '../../ui/FilterForm'
import { type useListParams, useTypedFilter } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { searchIn } from './list-query'

type Params = Pick<ReturnType<typeof useListParams>, 'filter' | 'setFilters'>

const searchTypes = [
  { value: 'document_name', label: 'Numer faktury' },
  { value: 'distributor_name', label: 'Dystrybutor' },
]

const sources = [
  { value: '', label: 'Wszystkie' },
  { value: 'false', label: 'Zgłoszone przeze mnie' },
  { value: 'true', label: 'Przysłane przez dystrybutora' },
]

export const noFilters = { type: null, search: null, edi: null } as const

/** Filters of a list; the source applies at once, the text on submit. */
export function InvoiceFilters({ filter, setFilters }: Params) {
  const applied = { type: searchIn(filter('type')), search: filter('search') }
  const used = [applied.search, filter('edi')].filter((value) => value !== '').length
  const [typed, setTyped] = useTypedFilter(applied)

  function search() {
    const text = typed.search.trim()
    setFilters({ type: text === '' ? null : typed.type, search: text })
  }

  function clear() {
    setTyped({ type: 'document_name', search: '' })
    setFilters(noFilters)
  }

  return (
    <FilterForm
      label="Filtry faktur"
      used={used}
      onSearch={search}
      onClear={clear}
      columns={`sm:grid-cols-2 ${used > 0 ? 'xl:grid-cols-[12rem_minmax(0,1fr)_15rem_auto]' : 'xl:grid-cols-[12rem_minmax(0,1fr)_15rem]'}`}
      folds
    >
      <Select
        label="Szukaj według"
        value={typed.type}
        onChange={(type) => setTyped({ ...typed, type: searchIn(type) })}
        options={searchTypes}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField
            label={typed.type === 'document_name' ? 'Numer faktury' : 'Nazwa dystrybutora'}
            type="search"
            value={typed.search}
            onChange={(text) => setTyped({ ...typed, search: text })}
          />
        </div>
        <SearchButton />
      </div>
      <Select
        label="Źródło"
        value={filter('edi')}
        onChange={(edi) => setFilters({ edi })}
        options={sources}
      />
    </FilterForm>
  )
}
