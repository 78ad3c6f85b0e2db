import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { formatInstantDay } from '../../../format/dates'
import { formatNumber } from '../../../format/numbers'
import { noBreak } from '../../../format/text'
import type { Path } from '../../../paths'
import { Card, CardHead } from '../../../ui/Card'
import { EmptyState } from '../../../ui/EmptyState'
import { ButtonLink } from '../../../ui/Link'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { type Column, Table } from '../../../ui/Table'
import { BackLink } from '../../BackLink'
import { type UnknownSeller, unknownSellersQuery } from './queries'

const columns: readonly Column<UnknownSeller>[] = [
  {
    key: 'name',
    label: 'Sprzedawca',
    card: 'title',
    cell: ({ name }) => <span className="wrap-anywhere">{noBreak(name ?? 'Bez nazwy')}</span>,
  },
  { key: 'nip', label: 'NIP', cell: ({ nip }) => nip },
  {
    key: 'participants',
    label: 'Uczestnicy',
    align: 'end',
    cell: ({ participants }) => formatNumber(participants),
  },
  { key: 'last_seen_at', label: 'Ostatnio', cell: (row) => formatInstantDay(row.last_seen_at) },
  {
    key: 'add',
    label: 'Działania',
    card: 'action',
    align: 'end',
    cell: (seller) => (
      <ButtonLink variant="quiet" to={formFor(seller)}>
        <span>
          Dodaj jako dystrybutora<span className="sr-only">{`: ${seller.name ?? seller.nip}`}</span>
        </span>
      </ButtonLink>
    ),
  },
]

const form = '/zaplecze/dystrybutorzy/nowy' satisfies Path

/** Address of the form of a new distributor, filled in with a seller. */
function formFor({ nip, name }: UnknownSeller): string {
  return `${form}?${new URLSearchParams(name ? { nip, name } : { nip })}`
}

/** `/zaplecze/dystrybutorzy/spoza-programu`: sellers of participants' e-invoices who are no distributors. */
export default function UnknownSellersPage() {
  const { page } = useListParams({ by: 'participants', desc: true })
  const { data, isFetching } = useQuery({ ...unknownSellersQuery(page), placeholderData: keepPreviousData })
  return (
    <Card>
      <CardHead
        level={1}
        title="Sprzedawcy spoza programu"
        action={<BackLink to="/zaplecze/dystrybutorzy">Dystrybutorzy</BackLink>}
      />
      <p className="mb-5 max-w-text text-muted">
        Ci sprzedawcy są na e-fakturach uczestników, ale nie ma ich w&nbsp;programie. Ich faktury nie dają
        punktów.
      </p>
      <Table
        label="Sprzedawcy spoza programu"
        columns={columns}
        rows={data?.data.items}
        rowKey={({ nip }) => nip}
        isBusy={isFetching}
        empty={
          <EmptyState icon={Store} title="Nie ma takich sprzedawców">
            Gdy uczestnik prześle e-fakturę kogoś spoza programu, zobaczysz go tutaj.
          </EmptyState>
        }
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}
