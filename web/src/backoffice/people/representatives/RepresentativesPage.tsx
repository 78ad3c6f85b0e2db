import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../../format/numbers'
import { formatPhone } from '../../../format/phone'
import { holds, useOperator } from '../../../session/operator'
import { Card, CardHead } from '../../../ui/Card'
import { EmailAddress } from '../../../ui/EmailAddress'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink, Link } from '../../../ui/Link'
import { searchWith } from '../../../ui/list-params'
import { Portrait } from '../../../ui/Portrait'
import { StatusBadge } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ListTable } from '../../ListTable'
import { Editor } from './Editor'
import { type Representative, representativesQuery } from './queries'

/** Query parameter with the id of the edited representative; `nowy` is a new one. */
const parameter = 'osoba'

const columns: readonly Column<Representative>[] = [
  {
    key: 'name',
    label: 'Przedstawiciel',
    card: 'title',
    cell: (person) => (
      <span className="flex items-center gap-3">
        <Portrait person={person} />
        {person.first_name} {person.last_name}
      </span>
    ),
  },
  { key: 'phone', label: 'Telefon', card: 'left', cell: (person) => formatPhone(person.phone) },
  { key: 'email', label: 'E-mail', card: 'lead', cell: ({ email }) => <EmailAddress email={email} /> },
  {
    key: 'participants',
    label: 'Uczestnicy',
    align: 'end',
    cell: ({ id, participants }) => (
      <Link to={`/zaplecze/uczestnicy?representative=${id}`}>{formatNumber(participants)}</Link>
    ),
  },
  {
    key: 'active',
    label: 'Status',
    card: 'badge',
    cell: ({ active }) => (
      <StatusBadge color={active ? 'green' : 'gray'} label={active ? 'Aktywny' : 'Nieaktywny'} />
    ),
  },
]

function editColumn(search: URLSearchParams): Column<Representative> {
  return {
    key: 'edit',
    label: 'Zmiana',
    card: 'action',
    cell: ({ id, first_name, last_name }) => (
      <span className="mr-2 @table:mr-0">
        <Link to={editorOf(search, String(id))} alone>
          Zmień<span className="sr-only">{` dane: ${first_name} ${last_name}`}</span>
        </Link>
      </span>
    ),
  }
}

/** The address with the editor of a representative, beside the list's columns. */
function editorOf(search: URLSearchParams, person: string): string {
  return `?${searchWith(search, { [parameter]: person })}`
}

/** `/zaplecze/przedstawiciele`: sales representatives, and the editor of one. */
export default function RepresentativesPage() {
  const operator = useOperator()
  const [search] = useSearchParams()
  const { data: people } = useQuery(representativesQuery)
  const mayEdit = holds(operator, 'moderator')
  const chosen = search.get(parameter)
  const person = people?.find(({ id }) => String(id) === chosen) ?? null
  return (
    <>
      {mayEdit && people && (person || chosen === 'nowy') && (
        <Editor key={chosen} person={person} people={people} />
      )}
      <Card>
        <CardHead
          level={1}
          title="Przedstawiciele"
          action={mayEdit && <ButtonLink to={editorOf(search, 'nowy')}>Dodaj przedstawiciela</ButtonLink>}
        />
        <ListTable
          label="Przedstawiciele"
          columns={mayEdit ? [...columns, editColumn(search)] : columns}
          rows={people}
          rowKey={(row) => row.id}
          empty={
            <EmptyState icon={Users} title="Nie ma jeszcze przedstawicieli">
              Dodaj pierwszą osobę, a potem przypisz jej uczestników po kodzie pocztowym.
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}
