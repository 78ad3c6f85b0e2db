import { LocateFixed } from 'lucide-react'
import { SearchButton } from '../../form/SearchButton'
import { SearchIconButton } from '../../form/SearchIconButton'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import type { SearchIn } from './list-query'
import type { OwnPlace } from './own-place'

interface DistributorSearchProps {
  searchIn: SearchIn
  text: string
  onChange: (text: string) => void
  onSearch: () => void
  own: OwnPlace
  /** Turns sorting by distance on or off. */
  onNearest: () => void
}

const labels: Record<SearchIn, string> = {
  distributor_name: 'Nazwa lub oddział',
  nip: 'NIP dystrybutora',
  city: 'Miejscowość',
}

/** The search and the way to the nearest in one row; on a phone the button to search is within the field. */
export function DistributorSearch({
  searchIn,
  text,
  onChange,
  onSearch,
  own,
  onNearest,
}: DistributorSearchProps) {
  return (
    <form
      aria-label="Szukaj dystrybutora"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch()
      }}
      className="mb-3 flex grow items-end gap-2 xl:mb-4"
    >
      <div className="relative min-w-0 grow max-sm:[&_input]:pr-11">
        <TextField label={labels[searchIn]} type="search" value={text} onChange={onChange} />
        <span className="absolute right-0 bottom-0 sm:hidden">
          <SearchIconButton />
        </span>
      </div>
      <span className="hidden shrink-0 sm:block">
        <SearchButton />
      </span>
      <span className="shrink-0 max-sm:[&_button]:px-3">
        <Button
          variant={own.kind === 'known' ? 'primary' : 'secondary'}
          aria-pressed={own.kind === 'known'}
          isPending={own.kind === 'asking'}
          icon={<LocateFixed aria-hidden className="hidden size-5 sm:block" />}
          onPress={onNearest}
        >
          Najbliżej mnie
        </Button>
      </span>
    </form>
  )
}
