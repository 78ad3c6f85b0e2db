import type { FormEvent } from 'react'
import { SearchButton } from '../../../form/SearchButton'
import { parseInvoiceNumber } from '../../../rules/invoice-number'
import { parseNip } from '../../../rules/nip'
import { Button } from '../../../ui/Button'
import { DayField } from '../../../ui/DayField'
import { useListParams } from '../../../ui/list-params'
import { MaskedField } from '../../../ui/MaskedField'
import { nipMask } from '../../../ui/mask'
import { type Option, Select } from '../../../ui/Select'
import { TextField } from '../../../ui/TextField'
import { dayFilters } from '../day-filters'
import { useTypedFilters } from '../typed-filters'
import { actions, subjectLabel, subjectOptions } from './labels'
import type { AuditFilter } from './queries'

const all = { value: '', label: 'Wszystkie' }

const actionOptions = [all, ...Object.entries(actions).map(([value, label]) => ({ value, label }))]

const subjectChoices = [all, ...subjectOptions]

const typedFilters = {
  /* Ids and keys pass this rule too. */
  search: { parse: parseInvoiceNumber },
  nip: { parse: parseNip },
  ...dayFilters,
}

/** Filters of the log; they are in the URL. */
export function AuditFilters({ authors }: { authors: readonly Option[] }) {
  const { filter, setFilters, search, clear, fieldOf } = useTypedFilters(typedFilters)
  /* The server reads no search beside the number of a record. */
  function submit(event: FormEvent) {
    search(event)
    if (fieldOf('search').value.trim() !== '') setFilters({ subject_id: null })
  }
  return (
    <search>
      <form onSubmit={submit} className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
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
        <Select
          label="Czego dotyczy"
          value={filter('subject')}
          onChange={(subject) => setFilters({ subject, subject_id: null })}
          options={subjectChoices}
        />
        <TextField
          label="Numer dokumentu"
          inputMode="search"
          autoComplete="off"
          maxLength={100}
          {...fieldOf('search')}
        />
        <MaskedField label="NIP uczestnika" mask={nipMask} {...fieldOf('nip')} />
        <DayField label="Od dnia" {...fieldOf('from')} />
        <DayField label="Do dnia" {...fieldOf('to')} />
        <div className="flex items-end gap-2 self-end">
          <SearchButton />
          <Button variant="quiet" onPress={() => clear(['operator', 'action', 'subject', 'subject_id'])}>
            Wyczyść
          </Button>
        </div>
      </form>
    </search>
  )
}

interface OneRecordProps {
  filter: AuditFilter
  /** Name of the record; null where it has none. */
  name: string | null
}

/** The record that the log is narrowed to, with a button that widens the log to its subject again. */
export function OneRecord({ filter: { subject, subject_id: id }, name }: OneRecordProps) {
  const { setFilters } = useListParams({ by: 'id', desc: true })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p>
        Pokazujemy tylko: <span className="font-semibold">{subjectLabel(subject, Number(id), name)}</span>
      </p>
      <Button variant="quiet" onPress={() => setFilters({ subject_id: null })}>
        Pokaż wszystkie
      </Button>
    </div>
  )
}

/** Filter in the URL; the number of a record stands only beside its subject. */
export function useAuditFilter(): AuditFilter {
  const { choice, filter } = useListParams({ by: 'id', desc: true })
  const subject = choice('subject', subjectChoices, '')
  const id = filter('subject_id')
  return {
    operator: filter('operator'),
    action: filter('action'),
    subject,
    subject_id: subject !== '' && /^\d+$/.test(id) ? id : '',
    search: filter('search'),
    nip: filter('nip'),
    from: filter('from'),
    to: filter('to'),
  }
}
