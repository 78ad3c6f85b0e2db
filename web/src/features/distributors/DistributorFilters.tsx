import { LocateFixed } from 'lucide-react'
import { SearchButton } from '../../form/SearchButton'
import { noBreak } from '../../format/text'
import { Button } from '../../ui/Button'
import { FilterForm } from '../../ui/FilterForm'
import { type useListParams, useTypedFilter } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { noFilters, type SearchIn, searchIn } from './list-query'
import type { OwnPlace } from './own-place'

interface FiltersProps extends Pick<ReturnType<typeof useListParams>, 'filter' | 'setFilters'> {
  own: OwnPlace
  /** Turns sorting by distance on or off. */
  onNearest: () => void
}

const searchTypes: readonly { readonly value: SearchIn; readonly label: string }[] = [
  { value: 'distributor_name', label: 'Nazwa' },
  { value: 'nip', label: 'NIP' },
  { value: 'city', label: 'Miejscowość' },
]

const labels: Record<SearchIn, string> = {
  distributor_name: 'Dystrybutor lub oddział',
  nip: 'NIP dystrybutora',
  city: 'Miejscowość',
}

const ediOptions = [
  { value: '', label: 'Wszyscy' },
  { value: 'true', label: 'Z EDI' },
  { value: 'false', label: 'Bez EDI' },
]

/** The filters of the list and the map, and the way to the nearest. */
export function DistributorFilters({ filter, setFilters, own, onNearest }: FiltersProps) {
  const applied = { type: searchIn(filter('type')), search: filter('search') }
  const [typed, setTyped] = useTypedFilter(applied)
  const used = [applied.search, filter('edi')].filter((value) => value !== '').length

  function search() {
    const text = typed.search.trim()
    setFilters({ type: text === '' ? null : typed.type, search: text })
  }

  function clear() {
    setTyped({ type: 'distributor_name', search: '' })
    setFilters(noFilters)
  }

  return (
    <FilterForm
      label="Filtry dystrybutorów"
      used={used}
      onSearch={search}
      onClear={clear}
      columns="sm:grid-cols-2 xl:grid-cols-[11rem_minmax(0,1fr)_10rem_auto]"
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
            label={labels[typed.type]}
            type="search"
            value={typed.search}
            onChange={(text) => setTyped({ ...typed, search: text })}
          />
        </div>
        <SearchButton />
      </div>
      <Select
        label="EDI"
        value={filter('edi')}
        onChange={(edi) => setFilters({ edi })}
        options={ediOptions}
      />
      <Button
        variant={own.kind === 'known' ? 'primary' : 'secondary'}
        aria-pressed={own.kind === 'known'}
        isPending={own.kind === 'asking'}
        icon={<LocateFixed aria-hidden className="size-5" />}
        onPress={onNearest}
      >
        Najbliżej mnie
      </Button>
      <p className="text-muted text-small sm:col-span-2 xl:col-span-4">
        {noBreak(
          own.kind === 'known'
            ? 'Lista zaczyna się od najbliższego oddziału. Twoje położenie zostaje w tej przeglądarce.'
            : 'Od dystrybutorów z EDI Twoje faktury trafiają do programu same.',
        )}
      </p>
    </FilterForm>
  )
}
