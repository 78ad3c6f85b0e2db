import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatDay, formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { EmptyState } from '../../../ui/EmptyState'
import { Link } from '../../../ui/Link'
import { choiceIn, useListParams } from '../../../ui/list-params'
import { Select } from '../../../ui/Select'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ResourceList } from '../../ResourceList'
import type { CorrectionItem } from './model'
import { correctionsQuery } from './queries'

const statuses = [
  { value: 'pending', label: 'Do sprawdzenia' },
  { value: 'waiting', label: 'Czekają na fakturę' },
  { value: 'applied', label: 'Uwzględnione' },
  { value: 'unchanged', label: 'Bez zmian' },
  { value: 'all', label: 'Wszystkie' },
]

const columns: readonly Column<CorrectionItem>[] = [
  {
    key: 'number',
    label: 'Numer korekty',
    card: 'title',
    cell: ({ id, number }) => <Link to={pathTo('/zaplecze/korekty/:id', { id })}>{number}</Link>,
  },
  { key: 'distributor', label: 'Dystrybutor', card: 'lead', cell: (row) => noBreak(row.distributor) },
  { key: 'participant', label: 'Uczestnik', cell: (row) => noBreak(row.participant) },
  { key: 'issued', label: 'Wystawiona', onlyWide: true, cell: (row) => formatDay(row.issued_on) },
  {
    key: 'received',
    label: 'Otrzymana',
    cell: (row) => <span className="whitespace-nowrap">{formatInstant(row.received_at)}</span>,
  },
  { key: 'proof', label: 'E-faktura', onlyWide: true, cell: (row) => row.proof.label },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => (
      <span className="whitespace-nowrap">
        <StatusBadge color={statusColor(status.color)} label={status.label} />
      </span>
    ),
  },
]

/** `/zaplecze/korekty`: corrections that came as e-invoices, at first those that wait for a decision. */
export default function CorrectionsPage() {
  const [parameters] = useSearchParams()
  const { setFilter } = useListParams({ by: 'id', desc: true })
  const status = choiceIn(parameters, 'status', statuses, 'pending')
  const query = useInfiniteQuery(correctionsQuery(status))
  return (
    <ResourceList
      title="Korekty KSeF"
      query={query}
      hasViews
      columns={columns}
      empty={<Nothing status={status} />}
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-[14rem_1fr]">
        <Select
          label="Status"
          value={status}
          onChange={(chosen) => setFilter('status', chosen === 'pending' ? null : chosen)}
          options={statuses}
        />
      </div>
    </ResourceList>
  )
}

const nothing: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  pending: {
    title: 'Nic nie czeka na sprawdzenie',
    text: 'Tu trafiają korekty faktur, których program nie rozstrzyga sam.',
  },
  waiting: {
    title: 'Żadna korekta nie czeka na fakturę',
    text: 'Korekta, która przyszła przed swoją fakturą, czeka tu, aż faktura będzie rozpatrzona.',
  },
  applied: {
    title: 'Nie ma jeszcze uwzględnionych korekt',
    text: 'Tu znajdziesz korekty, które zmieniły pozycje faktur i punkty uczestników.',
  },
  unchanged: {
    title: 'Nie ma jeszcze korekt bez zmian',
    text: 'Tu znajdziesz korekty, które nie zmieniły w programie niczego, na przykład poprawioną nazwę.',
  },
  all: {
    title: 'Nie ma jeszcze żadnej korekty',
    text: 'Tu znajdziesz wszystkie korekty faktur z KSeF.',
  },
}

/** Empty result, with what comes here. */
function Nothing({ status }: { status: string }) {
  const { title = 'Brak danych', text = '' } = nothing[status] ?? {}
  return (
    <EmptyState icon={Inbox} title={noBreak(title)}>
      {noBreak(text)}
    </EmptyState>
  )
}
