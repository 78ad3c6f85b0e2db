import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/Button'
import { useListParams } from '../ui/list-params'
import { TextField } from '../ui/TextField'

/** What a list is searched for; it stands in the URL. */
export function SearchBox({ label }: { label: string }) {
  const { filter, setFilter } = useListParams({ by: 'name', desc: false })
  const [typed, setTyped] = useState(filter('search'))
  function search(event: FormEvent) {
    event.preventDefault()
    setFilter('search', typed.trim())
  }
  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 grow">
          <TextField label={label} value={typed} onChange={setTyped} inputMode="search" />
        </div>
        <Button type="submit" look="secondary" icon={<Search aria-hidden className="size-5" />}>
          Szukaj
        </Button>
      </form>
    </search>
  )
}
