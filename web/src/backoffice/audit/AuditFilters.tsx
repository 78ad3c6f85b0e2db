import { useInfiniteQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { SearchButton } from '../../form/SearchButton'
import { formatDay } from '../../format/dates'
import { parseDay } from '../../rules/day'
import { parseNip } from '../../rules/nip'
import type { Parsed } from '../../rules/parsed'
import { Button } from '../../ui/Button'
import { useListParams, useTyped } from '../../ui/list-params'
import { MaskedField } from '../../ui/MaskedField'
import { dayMask, nipMask } from '../../ui/mask'
import { Select } from '../../ui/Select'
import { operatorsQuery } from '../operators/queries'
import type { AuditFilter } from './queries'
import { actions } from './words'

const actionOptions = [
  { value: '', label: 'Wszystkie' },
  ...Object.entries(actions).map(([value, label]) => ({ value, label })),
]

type Fields = Record<'nip' | 'from' | 'to', string>

interface Typed {
  readonly typed: Fields
  readonly faults: Partial<Fields>
}

/** What the log is narrowed to; it stands in the URL. */
export function AuditFilters() {
  const { filter, setFilters } = useListParams({ by: 'id', desc: true })
  const asked = { nip: filter('nip'), from: shown(filter('from')), to: shown(filter('to')) }
  const [{ typed, faults }, setTyped] = useTyped<Typed>({ typed: asked, faults: {} })
  const authors = useAuthors()

  function search(event: FormEvent) {
    event.preventDefault()
    const read = {
      nip: readAs(parseNip, typed.nip),
      from: readAs(parseDay, typed.from),
      to: readAs(parseDay, typed.to),
    }
    const wrong = Object.entries(read).flatMap(([name, { fault }]) => (fault ? [[name, fault]] : []))
    setTyped({ typed, faults: Object.fromEntries(wrong) })
    if (wrong.length === 0) setFilters({ nip: read.nip.value, from: read.from.value, to: read.to.value })
  }

  function clear() {
    setTyped({ typed: { nip: '', from: '', to: '' }, faults: {} })
    setFilters({ operator: null, action: null, nip: null, from: null, to: null })
  }

  const fieldOf = (name: keyof Fields) => ({
    value: typed[name],
    error: faults[name] ?? null,
    onChange: (value: string) => setTyped({ typed: { ...typed, [name]: value }, faults }),
  })
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
        <MaskedField label="Od dnia" mask={dayMask} placeholder="dd.mm.rrrr" {...fieldOf('from')} />
        <MaskedField label="Do dnia" mask={dayMask} placeholder="dd.mm.rrrr" {...fieldOf('to')} />
        <div className="flex items-end gap-2 self-end">
          <SearchButton />
          <Button look="quiet" onPress={clear}>
            Wyczyść
          </Button>
        </div>
      </form>
    </search>
  )
}

/** The operators of the first page, in the order in which they were added. */
function useAuthors() {
  const { data } = useInfiniteQuery(operatorsQuery)
  const operators = data?.pages.flatMap((page) => page.data.items) ?? []
  return [
    { value: '', label: 'Wszyscy' },
    ...operators.map(({ id, first_name, last_name }) => ({
      value: String(id),
      label: `${first_name} ${last_name}`,
    })),
  ]
}

/** The filter that the URL holds. */
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

/** An empty filter is none; a wrong one is said at its field. */
function readAs(parse: (input: string) => Parsed, input: string): { value: string; fault: string | null } {
  if (input.trim() === '') return { value: '', fault: null }
  const parsed = parse(input)
  return parsed.valid ? { value: parsed.value, fault: null } : { value: '', fault: parsed.message }
}

function shown(day: string): string {
  return day === '' ? '' : formatDay(day)
}
