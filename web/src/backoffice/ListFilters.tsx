import type { FormEvent, ReactNode } from 'react'
import { SearchButton } from '../form/SearchButton'
import { useListParams, useTyped } from '../ui/list-params'
import { type Option, Select } from '../ui/Select'
import { TextField } from '../ui/TextField'

interface ListFiltersProps {
  statuses: readonly Option[]
  /** The status that the list shows where the URL names none. */
  initialStatus: string
  searchLabel: string
  /** What else the list is narrowed by, beside the status. */
  children?: ReactNode
}

/** The filters of an operators' list; they stand in the URL. */
export function ListFilters({ statuses, initialStatus, searchLabel, children }: ListFiltersProps) {
  const { filter, setFilter } = useListParams({ by: 'id', desc: true })
  const [typed, setTyped] = useTyped(filter('search'))
  function search(event: FormEvent) {
    event.preventDefault()
    setFilter('search', typed.trim())
  }
  return (
    <div
      className={`mb-4 grid items-end gap-3 ${children ? 'sm:grid-cols-2 xl:grid-cols-[10rem_12rem_16rem_1fr]' : 'sm:grid-cols-[14rem_1fr]'}`}
    >
      <Select
        label="Status"
        value={filter('status') || initialStatus}
        onChange={(status) => setFilter('status', status === initialStatus ? null : status)}
        options={statuses}
      />
      {children}
      <search>
        <form onSubmit={search} className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 grow">
            <TextField label={searchLabel} value={typed} onChange={setTyped} inputMode="search" />
          </div>
          <SearchButton />
        </form>
      </search>
    </div>
  )
}
