import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileCheck, FileText, Gift, History } from 'lucide-react'
import { formatDay, formatInstant } from '../../../format/dates'
import { formatMoney, formatPoints } from '../../../format/numbers'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { type Column, Table } from '../../../ui/Table'
import { actionLabel } from '../../platform/audit/labels'
import {
  type AuditEvent,
  type Consent,
  consentsQuery,
  historyQuery,
  type Invoice,
  invoicesQuery,
  type Order,
  ordersQuery,
} from './queries'
import { InvoiceLink, OrderLink } from './RecordLink'

const invoiceColumns: readonly Column<Invoice>[] = [
  {
    key: 'number',
    label: 'Numer',
    card: 'title',
    cell: ({ id, number }) => <InvoiceLink id={id}>{number}</InvoiceLink>,
  },
  { key: 'distributor', label: 'Dystrybutor', card: 'lead', cell: (row) => row.distributor },
  { key: 'date', label: 'Data', card: 'left', cell: (row) => formatDay(row.date) },
  { key: 'points', label: 'Punkty', card: 'right', align: 'end', cell: (row) => formatPoints(row.points) },
  { key: 'value', label: 'Wartość netto', align: 'end', cell: (row) => formatMoney(row.value) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

export function InvoicesTab({ id }: { id: number }) {
  const { page } = useListParams({ by: 'date', desc: true })
  const { data, isFetching } = useQuery({ ...invoicesQuery(id, page), placeholderData: keepPreviousData })
  return (
    <Card>
      <CardHead title="Faktury" />
      <Table
        label="Faktury uczestnika"
        columns={invoiceColumns}
        rows={data?.data.items}
        rowKey={(row) => row.id}
        isBusy={isFetching}
        empty={
          <EmptyState icon={FileText} title="Uczestnik nie zgłosił jeszcze faktury">
            Faktury zgłoszone w portalu i przesłane przez dystrybutorów pojawią się tutaj.
          </EmptyState>
        }
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}

const orderColumns: readonly Column<Order>[] = [
  {
    key: 'number',
    label: 'Numer',
    card: 'title',
    cell: ({ id, number }) => <OrderLink id={id}>{number}</OrderLink>,
  },
  {
    key: 'reward',
    label: 'Nagroda',
    card: 'lead',
    cell: ({ reward, variant }) => (variant ? `${reward}, ${variant}` : reward),
  },
  { key: 'date', label: 'Data', card: 'left', cell: (row) => formatInstant(row.date) },
  { key: 'points', label: 'Punkty', card: 'right', align: 'end', cell: (row) => formatPoints(row.points) },
  {
    key: 'status',
    label: 'Status',
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
]

export function OrdersTab({ id }: { id: number }) {
  const { page } = useListParams({ by: 'date', desc: true })
  const { data, isFetching } = useQuery({ ...ordersQuery(id, page), placeholderData: keepPreviousData })
  return (
    <Card>
      <CardHead title="Zamówienia nagród" />
      <Table
        label="Zamówienia uczestnika"
        columns={orderColumns}
        rows={data?.data.items}
        rowKey={(row) => row.id}
        isBusy={isFetching}
        empty={
          <EmptyState icon={Gift} title="Uczestnik nie zamówił jeszcze nagrody">
            Ile punktów może wydać, pokazuje karta Punkty.
          </EmptyState>
        }
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}

export function ConsentsTab({ id }: { id: number }) {
  const { data: consents } = useQuery(consentsQuery(id))
  return (
    <Card>
      <CardHead title="Zgody i oświadczenia" />
      {consents?.length === 0 && (
        <EmptyState icon={FileCheck} title="Nie ma jeszcze odpowiedzi">
          Uczestnik odpowie na zgody przy następnym logowaniu.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {consents?.map((consent) => (
          <ConsentEntry key={`${consent.slug} ${consent.version}`} consent={consent} />
        ))}
      </ul>
    </Card>
  )
}

function ConsentEntry({ consent }: { consent: Consent }) {
  const { content, value, required, version, answered_at: at, outdated } = consent
  return (
    <li className="border-line border-b pb-4 last:border-b-0 last:pb-0">
      <p className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge color={value ? 'green' : 'gray'} label={value ? 'Tak' : 'Nie'} />
        <span className="text-muted text-small">
          wersja {version}, {formatInstant(at)}
          {required && ', wymagana'}
          {outdated && ', jest nowsza wersja'}
        </span>
      </p>
      <p className="max-w-text">{plain(content)}</p>
    </li>
  )
}

/** Text of a consent without its formatting. */
function plain(content: string): string {
  return content.replaceAll(/<[^>]*>/g, '')
}

const auditEventColumns: readonly Column<AuditEvent>[] = [
  { key: 'action', label: 'Czynność', card: 'title', cell: (row) => actionLabel(row.action) },
  { key: 'at', label: 'Kiedy', card: 'left', cell: (row) => formatInstant(row.at) },
  { key: 'operator', label: 'Operator', card: 'right', cell: (row) => row.operator ?? 'System' },
  { key: 'note', label: 'Powód', card: 'lead', cell: (row) => row.note ?? '—' },
]

export function HistoryTab({ id }: { id: number }) {
  const { page } = useListParams({ by: 'at', desc: true })
  const { data, isFetching } = useQuery({ ...historyQuery(id, page), placeholderData: keepPreviousData })
  return (
    <Card>
      <CardHead title="Co zrobili operatorzy" />
      <Table
        label="Historia konta"
        columns={auditEventColumns}
        rows={data?.data.items}
        rowKey={(row) => row.id}
        isBusy={isFetching}
        empty={
          <EmptyState icon={History} title="Nikt jeszcze nic tu nie zmienił">
            Blokady, korekty, decyzje o fakturach i zmiany zamówień zostawią tu ślad.
          </EmptyState>
        }
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}
