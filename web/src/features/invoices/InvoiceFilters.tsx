import { ListFilter, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SearchButton } from '../../form/SearchButton'
import { Button } from '../../ui/Button'
import { type useListParams, useTyped } from '../../ui/list-params'
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
  { value: 'true', label: 'Od dystrybutora (EDI)' },
]

export const noFilters = { type: null, search: null, edi: null } as const

/** What a list is narrowed by. The source narrows it at once, the text once it is asked for. */
export function InvoiceFilters({ filter, setFilters }: Params) {
  const asked = { type: searchIn(filter('type')), search: filter('search') }
  const isNarrowed = asked.search !== '' || filter('edi') !== ''
  const [typed, setTyped] = useTyped(asked)
  const [isOpen, setOpen] = useState(isNarrowed)

  function search(event: FormEvent) {
    event.preventDefault()
    const text = typed.search.trim()
    setFilters({ type: text === '' ? null : typed.type, search: text })
  }

  return (
    <>
      <div className="mb-4 sm:hidden">
        <Button
          look="secondary"
          wide
          icon={<ListFilter aria-hidden className="size-5" />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          Szukaj i filtruj
        </Button>
      </div>
      <form
        aria-label="Filtry faktur"
        onSubmit={search}
        className={`mb-4 items-end gap-3 sm:grid sm:grid-cols-2 xl:grid-cols-[12rem_minmax(0,1fr)_15rem_auto] ${isOpen ? 'grid' : 'hidden'}`}
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
        {isNarrowed && (
          <Button
            look="quiet"
            icon={<X aria-hidden className="size-5" />}
            onPress={() => {
              setTyped({ type: 'document_name', search: '' })
              setFilters(noFilters)
            }}
          >
            Wyczyść filtry
          </Button>
        )}
      </form>
    </>
  )
}
