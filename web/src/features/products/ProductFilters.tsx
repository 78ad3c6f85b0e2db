import { useQuery } from '@tanstack/react-query'
import { ListFilter, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { SearchButton } from '../../form/SearchButton'
import { Button } from '../../ui/Button'
import { type useListParams, useTyped } from '../../ui/list-params'
import { type Option, Select } from '../../ui/Select'
import { TextField } from '../../ui/TextField'
import { narrowings, noFilters } from './list-query'
import { type Choices, choicesQuery } from './queries'

type Params = Pick<ReturnType<typeof useListParams>, 'filter' | 'setFilters' | 'sort' | 'onSort'>

const orders: readonly Option[] = [
  { value: 'name', label: 'Nazwa od A do Ż' },
  { value: 'points', label: 'Najwięcej punktów za litr lub kg' },
  { value: 'brand', label: 'Marka' },
  { value: 'category', label: 'Kategoria' },
]

/** What the list is narrowed by. A choice narrows it at once, the text once it is asked for. */
export function ProductFilters({ filter, setFilters, sort, onSort }: Params) {
  const { data: choices } = useQuery(choicesQuery)
  const used = narrowings.filter((name) => filter(name) !== '')
  const [typed, setTyped] = useTyped(filter('search'))
  const [isOpen, setOpen] = useState(used.length > 0)

  function search(event: FormEvent) {
    event.preventDefault()
    setFilters({ search: typed.trim() })
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
    <>
      <div className="sm:hidden">
        <Button
          look="secondary"
          wide
          icon={<ListFilter aria-hidden className="size-5" />}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {used.length > 0 ? `Szukaj i filtruj (wybrane: ${used.length})` : 'Szukaj i filtruj'}
        </Button>
      </div>
      <form
        aria-label="Filtry produktów"
        onSubmit={search}
        className={`grid-cols-1 items-end gap-3 rounded-card border border-line bg-white p-3 shadow-card sm:grid sm:grid-cols-2 sm:p-5 xl:grid-cols-4 ${isOpen ? 'grid' : 'hidden'}`}
      >
        <div className="flex items-end gap-2 sm:col-span-2 xl:col-span-3">
          <div className="min-w-0 grow">
            <TextField label="Nazwa produktu" type="search" value={typed} onChange={setTyped} />
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
        {used.length > 0 && (
          <div>
            <Button
              look="quiet"
              icon={<X aria-hidden className="size-5" />}
              onPress={() => {
                setTyped('')
                setFilters(noFilters)
              }}
            >
              Wyczyść filtry
            </Button>
          </div>
        )}
      </form>
    </>
  )
}

/** What the address asks for stands in the list even where no product has it. */
function optionsOf(choices: Choices['brands'], chosen: string): Option[] {
  const options = choices.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }))
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, label: chosen }]
}
