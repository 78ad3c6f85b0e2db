import type { FormEvent } from 'react'
import { SearchButton } from '../../form/SearchButton'
import { type useListParams, useTyped } from '../../ui/list-params'
import { Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'

interface PurchaseFiltersProps extends Pick<ReturnType<typeof useListParams>, 'setFilters'> {
  season: number
  seasons: readonly number[]
  search: string
}

/** The season, which changes everything on the page at once, and the words that the list is searched for. */
export function PurchaseFilters({ season, seasons, search, setFilters }: PurchaseFiltersProps) {
  const [typed, setTyped] = useTyped(search)
  const options = seasons.includes(season) ? seasons : [season, ...seasons]

  function submit(event: FormEvent) {
    event.preventDefault()
    setFilters({ search: typed.trim() })
  }

  return (
    <form
      aria-label="Filtry zakupów"
      onSubmit={submit}
      className="mb-4 grid items-end gap-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <Select
        label="Sezon"
        value={String(season)}
        onChange={(chosen) => setFilters({ season: chosen === String(seasons[0]) ? null : chosen })}
        options={options.map((year) => ({ value: String(year), label: `${year - 1}/${year}` }))}
      />
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <TextField label="Produkt lub dystrybutor" type="search" value={typed} onChange={setTyped} />
        </div>
        <SearchButton />
      </div>
    </form>
  )
}
