import { SearchButton } from '../../../form/SearchButton'
import { parseEmail } from '../../../rules/email'
import { parseNip } from '../../../rules/nip'
import { type Parsed, refused } from '../../../rules/parsed'
import { Button } from '../../../ui/Button'
import { DayField } from '../../../ui/DayField'
import { useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { TextField } from '../../../ui/TextField'
import { dayFilters } from '../day-filters'
import { useTypedFilters } from '../typed-filters'
import { kinds, sides } from './labels'
import type { EventFilter } from './queries'

const all = { value: '', label: 'Wszystkie' }
const optionsOf = (labels: Readonly<Record<string, string>>) => [
  all,
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]
const kindOptions = optionsOf(kinds)
const sideOptions = optionsOf(sides)

const typedFilters = { account: { parse: parseAccount }, ...dayFilters }

/** Filters of the events; they are in the URL. */
export function EventFilters() {
  const { filter, setFilters, search, clear, fieldOf } = useTypedFilters(typedFilters)
  return (
    <search>
      <form
        onSubmit={search}
        className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_9rem_1fr_9rem_9rem_auto]"
      >
        <Select
          label="Zdarzenie"
          value={filter('kind')}
          onChange={(kind) => setFilters({ kind })}
          options={kindOptions}
        />
        <Select
          label="Gdzie"
          value={filter('side')}
          onChange={(side) => setFilters({ side })}
          options={sideOptions}
        />
        <TextField label="NIP lub e-mail" {...fieldOf('account')} />
        <DayField label="Od dnia" {...fieldOf('from')} />
        <DayField label="Do dnia" {...fieldOf('to')} />
        <div className="flex items-end gap-2 self-end">
          <SearchButton />
          <Button variant="quiet" onPress={() => clear(['kind', 'side'])}>
            Wyczyść
          </Button>
        </div>
      </form>
    </search>
  )
}

/** Filter in the URL. */
export function useEventFilter(): EventFilter {
  const { filter } = useListParams({ by: 'id', desc: true })
  return {
    kind: filter('kind'),
    side: filter('side'),
    account: filter('account'),
    from: filter('from'),
    to: filter('to'),
  }
}

/** Parses a NIP, or an e-mail where there is an @. */
function parseAccount(input: string): Parsed {
  const parsed = input.includes('@') ? parseEmail(input) : parseNip(input)
  return parsed.valid ? parsed : refused('Podaj poprawny NIP albo adres e-mail operatora')
}
