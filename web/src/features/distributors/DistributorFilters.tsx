import type { ReactNode } from 'react'
import { noBreak } from '../../format/text'
import { FilterForm } from '../../ui/FilterForm'
import { type useListParams, useTypedFilter } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { DistributorSearch } from './DistributorSearch'
import { noFilters, type SearchIn, searchIn } from './list-query'
import type { OwnPlace } from './own-place'

interface FiltersProps extends Pick<ReturnType<typeof useListParams>, 'filter' | 'setFilters'> {
  own: OwnPlace
  /** Turns sorting by distance on or off. */
  onNearest: () => void
  /** The button of the map, where it does not stand beside the list. */
  mapButton: ReactNode
}

const searchTypes: readonly { readonly value: SearchIn; readonly label: string }[] = [
  { value: 'distributor_name', label: 'Nazwa' },
  { value: 'nip', label: 'NIP' },
  { value: 'city', label: 'Miejscowość' },
]

const invoiceOptions = [
  { value: '', label: 'Wszystkie' },
  { value: 'true', label: 'Trafiają same' },
  { value: 'false', label: 'Do zgłoszenia' },
]

/** The search, and the other filters of the list and the map, which a phone folds. */
export function DistributorFilters({ filter, setFilters, own, onNearest, mapButton }: FiltersProps) {
  const applied = { type: searchIn(filter('type')), search: filter('search') }
  const [typed, setTyped] = useTypedFilter(applied)
  const isByName = applied.search === '' || applied.type === 'distributor_name'
  const used = Number(!isByName) + Number(filter('edi') !== '')

  function apply(text: string) {
    setFilters({ type: text === '' ? null : typed.type, search: text })
  }

  function change(text: string) {
    setTyped({ ...typed, search: text })
    /* What is emptied, as by the cross in the field, filters no longer. */
    if (text === '' && applied.search !== '') apply('')
  }

  function clear() {
    setTyped({ type: 'distributor_name', search: '' })
    setFilters(noFilters)
  }

  return (
    <div className="xl:flex xl:items-end xl:gap-3">
      <DistributorSearch
        searchIn={typed.type}
        text={typed.search}
        onChange={change}
        onSearch={() => apply(typed.search.trim())}
        own={own}
        onNearest={onNearest}
      />
      <FilterForm
        label="Filtry dystrybutorów"
        used={used}
        onSearch={() => apply(typed.search.trim())}
        onClear={clear}
        columns="sm:grid-cols-[11rem_11rem_auto]"
        folds
        beside={mapButton}
      >
        <Select
          label="Szukaj według"
          value={typed.type}
          onChange={(type) => setTyped({ ...typed, type: searchIn(type) })}
          options={searchTypes}
        />
        <Select
          label="Faktury"
          value={filter('edi')}
          onChange={(edi) => setFilters({ edi })}
          options={invoiceOptions}
        />
        <p className="text-muted text-small sm:hidden">
          {noBreak('Gdy dystrybutor sam przysyła faktury, nie musisz ich zgłaszać.')}
        </p>
      </FilterForm>
    </div>
  )
}
