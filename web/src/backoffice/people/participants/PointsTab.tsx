import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Coins } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatInstant, formatInstantDay } from '../../../format/dates'
import { formatNumber, formatPoints } from '../../../format/numbers'
import { holds, useOperator } from '../../../session/operator'
import { Alert } from '../../../ui/Alert'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmptyState } from '../../../ui/EmptyState'
import { useListParams } from '../../../ui/list-params'
import { Pager } from '../../../ui/Pager'
import { type Column, Table } from '../../../ui/Table'
import { CorrectionForm } from './CorrectionForm'
import { accounts, causes, transferKinds } from './labels'
import { PendingCorrections } from './PendingCorrections'
import { type Participant, type Transfer, transfersQuery } from './queries'
import { InvoiceLink, OrderLink } from './RecordLink'

/** Balance of points, all transfers, and the form of a correction. */
export function PointsTab({ participant }: { participant: Participant }) {
  const operator = useOperator()
  const mayCorrect = holds(operator, 'finance') && participant.collects_points
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Figures participant={participant} />
        {mayCorrect && ['active', 'disabled'].includes(participant.status.code) && (
          <CorrectionForm id={participant.id} />
        )}
      </div>
      {mayCorrect && <PendingCorrections id={participant.id} />}
      <Ledger id={participant.id} />
    </div>
  )
}

function Figures({ participant: { points } }: { participant: Participant }) {
  return (
    <Card>
      <CardHead title="Punkty" />
      {points.available < 0 && (
        <div className="mb-4">
          <Alert tone="warning">
            Po korekcie uczestnik ma mniej niż zero punktów. Nie zamówi nagrody, dopóki nie zbierze
            brakujących punktów.
          </Alert>
        </div>
      )}
      <p className="mb-4">
        <span className="block font-bold text-figure tabular-nums">{formatNumber(points.available)}</span>
        dostępnych punktów
      </p>
      <DescriptionList>
        <Points name="Zablokowane na zamówienia">{points.held}</Points>
        <Points name="Wydane na nagrody">{points.redeemed}</Points>
        {points.forfeited > 0 && <Points name="Przepadłe">{points.forfeited}</Points>}
        <Points name="Zebrane łącznie">{points.total}</Points>
        <Points name="w tym za zakupy">{points.purchases}</Points>
        <Points name="za członkostwo">{points.affiliation}</Points>
        <Points name="za osiągnięcia">{points.achievements}</Points>
        <Points name="Limit programu">{points.limit}</Points>
        {points.limit_reached_at && (
          <DescriptionItem name="Limit osiągnięty">
            {formatInstantDay(points.limit_reached_at)}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}

function Points({ name, children }: { name: string; children: number }) {
  return <DescriptionItem name={name}>{formatPoints(children)}</DescriptionItem>
}

const columns: readonly Column<Transfer>[] = [
  { key: 'kind', label: 'Operacja', card: 'title', cell: (row) => transferKinds[row.kind] },
  { key: 'at', label: 'Kiedy', card: 'left', cell: (row) => formatInstant(row.at) },
  { key: 'points', label: 'Punkty', card: 'right', align: 'end', cell: (row) => signed(row) },
  { key: 'explanation', label: 'Wyjaśnienie', card: 'lead', cell: (row) => row.explanation },
  { key: 'cause', label: 'Przyczyna', cell: (row) => causeOf(row) },
  {
    key: 'accounts',
    label: 'Konta po operacji',
    cell: ({ from, to }) => (
      <>
        <Side name="Z" side={from} />
        <Side name="Na" side={to} />
      </>
    ),
  },
]

/** Signed effect of a transfer on the available points; without a sign between other accounts. */
function signed({ points, from, to }: Transfer): ReactNode {
  if (to.account === 'available') return <span className="text-accepted">{`+${formatPoints(points)}`}</span>
  if (from.account === 'available') return <span className="text-rejected">{`−${formatPoints(points)}`}</span>
  return formatPoints(points)
}

/** Account with its balance after the transfer; a source account's negative balance is shown as the total given out. */
function Side({ name, side: { account, balance } }: { name: string; side: Transfer['from'] }) {
  const isSource = ['purchases', 'affiliation', 'achievements'].includes(account)
  return (
    <span className="block">
      {name}: {accounts[account]}{' '}
      <span className="whitespace-nowrap text-muted">
        {isSource ? `łącznie ${formatNumber(-balance)}` : formatNumber(balance)}
      </span>
    </span>
  )
}

function causeOf({ cause, invoice, order, operator }: Transfer): ReactNode {
  if (invoice) return <InvoiceLink id={invoice}>{causes[cause]}</InvoiceLink>
  if (order) return <OrderLink id={order}>{causes[cause]}</OrderLink>
  return operator ?? causes[cause]
}

function Ledger({ id }: { id: number }) {
  const { page } = useListParams({ by: 'id', desc: true })
  const { data, isFetching } = useQuery({ ...transfersQuery(id, page), placeholderData: keepPreviousData })
  return (
    <Card>
      <CardHead title="Księga punktów" />
      <Table
        label="Księga punktów"
        columns={columns}
        rows={data?.data.items}
        rowKey={(row) => row.id}
        isBusy={isFetching}
        empty={
          <EmptyState icon={Coins} title="Nie ma jeszcze punktów">
            Pierwsze pojawią się po zaakceptowaniu faktury albo po korekcie.
          </EmptyState>
        }
      />
      {data && <Pager meta={data.meta} />}
    </Card>
  )
}
