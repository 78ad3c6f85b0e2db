import type { FormEvent } from 'react'
import { SearchButton } from '../form/SearchButton'
import { useListParams, useTypedFilter } from '../ui/list-params'
import { TextField } from '../ui/TextField'

/** Search box of a list; its text is in the URL. */
export function SearchBox({ label }: { label: string }) {
  const { filter, setFilter } = useListParams({ by: 'name', desc: false })
  const [typed, setTyped] = useTypedFilter(filter('search'))
  function search(event: FormEvent) {
    event.preventDefault()
    setFilter('search', typed.trim())
  }
  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 grow">
          <TextField label={label} value={typed} onChange={setTyped} inputMode="search" />
        </div>
        <SearchButton />
      </form>
    </search>
  )
}
