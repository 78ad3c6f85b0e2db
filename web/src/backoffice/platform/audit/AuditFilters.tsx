import { SearchButton } from '../../../form/SearchButton'
import { parseNip } from '../../../rules/nip'
import { Button } from '../../../ui/Button'
import { DayField } from '../../../ui/DayField'
import { useListParams } from '../../../ui/list-params'
import { MaskedField } from '../../../ui/MaskedField'
import { nipMask } from '../../../ui/mask'
import { type Option, Select } from '../../../ui/Select'
import { dayFilters } from '../day-filters'
import { useTypedFilters } from '../typed-filters'
import { actions } from './labels'
import type { AuditFilter } from './queries'

const actionOptions = [
  { value: '', label: 'Wszystkie' },
  ...Object.entries(actions).map(([value, label]) => ({ value, label })),
]

const typedFilters = { nip: { parse: parseNip }, ...dayFilters }

/** Filters of the log; they are in the URL. */
export function AuditFilters({ authors }: { authors: readonly Option[] }) {
  const { filter, setFilters, search, clear, fieldOf } = useTypedFilters(typedFilters)
  return (
    <search>
      <form
        onSubmit={search}
        className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_12rem_10rem_10rem_auto]"
      >
        <Select
          label="Operator"
          value={filter('operator')}
          onChange={(operator) => setFilters({ operator })}
          options={authors}
        />
        <Select
          label="Działanie"
          value={filter('action')}
          onChange={(action) => setFilters({ action })}
          options={actionOptions}
        />
        <MaskedField label="NIP uczestnika" mask={nipMask} {...fieldOf('nip')} />
        <DayField label="Od dnia" {...fieldOf('from')} />
        <DayField label="Do dnia" {...fieldOf('to')} />
        <div className="flex items-end gap-2 self-end">
          <SearchButton />
          <Button variant="quiet" onPress={() => clear(['operator', 'action'])}>
            Wyczyść
          </Button>
        </div>
      </form>
    </search>
  )
}

/** Filter in the URL. */
export function useAuditFilter(): AuditFilter {
  const { filter } = useListParams({ by: 'id', desc: true })
  return {
    operator: filter('operator'),
    action: filter('action'),
    nip: filter('nip'),
    from: filter('from'),
    to: filter('to'),
  }
}
