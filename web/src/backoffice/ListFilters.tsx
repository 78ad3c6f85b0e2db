import type { ReactNode } from 'react'
import { useListParams } from '../ui/list-params'
import { type Option, Select } from '../ui/Select'
import { SearchBox } from './SearchBox'

interface ListFiltersProps {
  statuses: readonly Option[]
  /** Status that the list shows while the URL names none. */
  initialStatus: string
  searchLabel: string
  /** Additional filters, beside the status. */
  children?: ReactNode
}

/** Status filter and search box of an operators' list; the filters are in the URL. */
export function ListFilters({ statuses, initialStatus, searchLabel, children }: ListFiltersProps) {
  const { choice, setFilter } = useListParams({ by: 'id', desc: true })
  return (
    <div
      className={`mb-4 grid items-end gap-3 ${children ? 'sm:grid-cols-2 xl:flex xl:*:w-50 xl:[&>search]:w-auto xl:[&>search]:grow' : 'sm:grid-cols-[14rem_1fr]'}`}
    >
      <Select
        label="Status"
        value={choice('status', statuses, initialStatus)}
        onChange={(status) => setFilter('status', status === initialStatus ? null : status)}
        options={statuses}
      />
      {children}
      <SearchBox label={searchLabel} />
    </div>
  )
}
