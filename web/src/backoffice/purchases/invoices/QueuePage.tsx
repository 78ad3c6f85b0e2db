import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSearch, Inbox, SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatInstant } from '../../../format/dates'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { useDelayed } from '../../../session/delayed'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink, Link } from '../../../ui/Link'
import { choiceIn, searchWith } from '../../../ui/list-params'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import type { Column } from '../../../ui/Table'
import { ListFilters } from '../../ListFilters'
import { rowsOf } from '../../list-query'
import { ResourceList } from '../../ResourceList'
import { AppealClock } from './AppealClock'
import { FoundInvoices } from './FoundInvoices'
import { foundBy } from './found'
import { type QueuedInvoice, queueQuery } from './queries'

const statuses = [
  { value: 'pending', label: 'Oczekujące' },
  { value: 'appeals', label: 'Odwołania' },
  { value: 'accepted', label: 'Zaakceptowane' },
  { value: 'partial', label: 'Zaakceptowane częściowo' },
  { value: 'limit', label: 'Zaakceptowane z limitem' },
  { value: 'rejected', label: 'Odrzucone' },
  { value: 'all', label: 'Wszystkie' },
]

const columns: readonly Column<QueuedInvoice>[] = [
  {
    key: 'number',
    label: 'Numer faktury',
    card: 'title',
    cell: ({ id, number }) => <Link to={pathTo('/zaplecze/faktury/:id', { id })}>{number}</Link>,
  },
  { key: 'distributor', label: 'Dystrybutor', card: 'lead', cell: (row) => noBreak(row.distributor) },
  {
    key: 'participant',
    label: 'Uczestnik',
    cell: (row) => noBreak(`${row.participant}, NIP\u00a0${row.nip}`),
  },
  {
    key: 'reported',
    label: 'Zgłoszona',
    cell: (row) => formatInstant(row.reported_at),
  },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: (row) => <StatusBadge color={statusColor(row.status.color)} label={row.status.label} />,
  },
  {
    key: 'duplicate',
    label: 'Uwagi',
    cell: Remarks,
  },
]

/** Badges of an invoice: an appeal's waiting time, a possible duplicate, an e-invoice's proof, who has it open. */
function Remarks({ id, appeal, possible_duplicate, proof, claimed_by }: QueuedInvoice) {
  const isDecided = useDelayed().some((decision) => decision.id === id)
  if (!appeal && !possible_duplicate && !isDecided && !proof && !claimed_by) return '—'
  return (
    <span className="inline-flex flex-col gap-1">
      {isDecided && <span>Decyzja zapisze się za chwilę</span>}
      {appeal && <AppealClock since={appeal.since} answerBy={appeal.answer_by} isOverdue={appeal.overdue} />}
      {possible_duplicate && <span className="font-semibold text-limit">Możliwy duplikat</span>}
      {proof && <span>{`E-faktura: ${proof.label}`}</span>}
      {claimed_by && <span className="text-muted">{`Otwarta: ${claimed_by}`}</span>}
    </span>
  )
}

/** `/zaplecze/faktury`: invoices that wait for a decision, the oldest first, and the decided ones. */
export default function QueuePage() {
  const [parameters] = useSearchParams()
  const status = choiceIn(parameters, 'status', statuses, 'pending')
  const search = parameters.get('search') ?? ''
  const query = useInfiniteQuery(queueQuery({ status, search }))
  const rows = rowsOf(query)
  const delayed = useDelayed()
  const isQueue = status === 'pending' || status === 'appeals'
  const first = isQueue ? rows?.find((row) => delayed.every(({ id }) => id !== row.id)) : undefined
  return (
    <ResourceList
      title="Faktury"
      action={
        first && (
          <ButtonLink
            to={pathTo('/zaplecze/faktury/:id', { id: first.id })}
            icon={<FileSearch aria-hidden className="size-5" />}
          >
            {status === 'appeals' ? 'Sprawdź najpilniejszą' : 'Sprawdź najstarszą'}
          </ButtonLink>
        )
      }
      query={query}
      hasViews
      columns={columns}
      empty={<Nothing status={status} search={search} />}
      footer={
        isQueue &&
        rows &&
        rows.length > 1 && (
          <div className="mt-4 border-line border-t pt-4">
            <FoundInvoices filters={foundBy(status, search)} />
          </div>
        )
      }
    >
      <ListFilters
        statuses={statuses}
        initialStatus="pending"
        searchLabel="Numer faktury, NIP lub nazwa uczestnika"
      />
    </ResourceList>
  )
}

/** Empty result, with a link to the same search in all statuses. */
function Nothing({ status, search }: { status: string; search: string }) {
  const [parameters] = useSearchParams()
  if (search !== '' && status !== 'all')
    return (
      <EmptyState icon={SearchX} title="Nie ma takiej faktury o&nbsp;tym statusie">
        <Link to={`?${searchWith(parameters, { status: 'all' })}`}>Szukaj we wszystkich fakturach</Link>
      </EmptyState>
    )
  if (search !== '' || (status !== 'pending' && status !== 'appeals')) return 'Brak danych'
  return (
    <EmptyState icon={Inbox} title="Nic nie czeka">
      {status === 'appeals'
        ? 'Na wszystkie prośby o ponowne sprawdzenie odpowiedzieliśmy.'
        : 'Wszystkie zgłoszone faktury zostały sprawdzone.'}
    </EmptyState>
  )
}
