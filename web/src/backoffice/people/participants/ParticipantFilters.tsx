import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { SearchButton } from '../../../form/SearchButton'
import { choiceIn, useListParams, useTypedFilter } from '../../../ui/list-params'
import { type Option, Select } from '../../../ui/Select'
import { TextField } from '../../../ui/TextField'
import { segmentOptionsQuery } from '../../audiences/queries'
import { representativesQuery } from '../representatives/queries'

const statuses: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  { value: 'active', label: 'Aktywne' },
  { value: 'pending', label: 'Czekają na zatwierdzenie' },
  { value: 'disabled', label: 'Zablokowane' },
  { value: 'erased', label: 'Usunięte' },
]

const audiences: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  { value: 'program.retail', label: 'Uczestnicy' },
  { value: 'program.partner', label: 'Partnerzy' },
]

const kinds: readonly Option[] = [
  { value: '', label: 'Wszystkie' },
  { value: 'farm', label: 'Gospodarstwa' },
  { value: 'company', label: 'Firmy' },
]

const balances: readonly Option[] = [
  { value: '', label: 'Dowolne' },
  { value: 'true', label: 'Poniżej zera' },
]

/** Filters in the URL, without unknown options. */
export function filtersOf(parameters: URLSearchParams): Readonly<Record<string, string>> {
  const search = parameters.get('search') ?? ''
  const representative = parameters.get('representative') ?? ''
  const segment = parameters.get('segment') ?? ''
  const chosen = Object.entries({
    status: statuses,
    account_type: audiences,
    kind: kinds,
    below_zero: balances,
  })
  const all = [
    ['search', search],
    ['representative', /^\d+$/.test(representative) ? representative : ''],
    ['segment', /^\d+$/.test(segment) ? segment : ''],
    ...chosen.map(([name, options]) => [name, choiceIn(parameters, name, options, '')]),
  ]
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

/** Filters of the list of participants; they are in the URL. */
export function ParticipantFilters() {
  const { filter, setFilter } = useListParams({ by: 'joined', desc: true })
  const { data: representatives } = useQuery(representativesQuery)
  const { data: options } = useQuery(segmentOptionsQuery)
  const [typed, setTyped] = useTypedFilter(filter('search'))
  function search(event: FormEvent) {
    event.preventDefault()
    setFilter('search', typed.trim())
  }
  const select = (name: string, label: string, options: readonly Option[]) => (
    <Select
      label={label}
      value={filter(name)}
      onChange={(value) => setFilter(name, value)}
      options={options}
    />
  )
  return (
    <div className="mb-4 flex flex-col gap-3">
      <search>
        <form onSubmit={search} className="flex flex-wrap items-end gap-2">
          <div className="min-w-60 grow">
            <TextField
              label="Nazwisko, firma, NIP, telefon, numer faktury lub zamówienia"
              value={typed}
              onChange={setTyped}
              inputMode="search"
            />
          </div>
          <SearchButton />
        </form>
      </search>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-6">
        {select('status', 'Status konta', statuses)}
        {select('account_type', 'Grupa', audiences)}
        {select('kind', 'Rodzaj', kinds)}
        {select('representative', 'Przedstawiciel', [
          { value: '', label: 'Dowolny' },
          { value: '0', label: 'Bez przedstawiciela' },
          ...(representatives ?? []).map((person) => ({
            value: String(person.id),
            label: `${person.last_name} ${person.first_name}`,
          })),
        ])}
        {select('below_zero', 'Dostępne punkty', balances)}
        {select('segment', 'Segment', [
          { value: '', label: 'Dowolny' },
          ...(options?.segments ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ])}
      </div>
    </div>
  )
}
