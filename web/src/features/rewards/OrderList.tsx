import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { formatInstant, formatInstantDay } from '../../format/dates'
import { formatMoney, formatNumber } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { useListParams } from '../../ui/list-params'
import { NoBreak } from '../../ui/NoBreak'
import { Pager } from '../../ui/Pager'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { Table } from '../../ui/Table'
import { type ColumnCell, columnsOf, type Detail, type DetailCell, detailsOf } from '../../ui/table-columns'
import { CancelOrder } from './CancelOrder'
import { type Order, type OrdersShown, orderQuery, ordersQuery } from './queries'
import { ShowCode } from './ShowCode'

interface OrderListProps {
  shown: OrdersShown
  empty: ReactNode
}

const labels: Readonly<Record<OrdersShown, string>> = {
  points: 'Zamówione nagrody',
  promotions: 'Karty z promocji',
  archive: 'Zamówienia z wcześniejszych sezonów',
}

/** Orders, each with its status and history. */
export function OrderList({ shown, empty }: OrderListProps) {
  const { page, sort, onSort } = useListParams({ by: 'number', desc: true })
  const { data, isPlaceholderData } = useQuery(
    ordersQuery(shown, { page, sortBy: sort.by, sortDesc: sort.desc }),
  )
  const fields = data?.data.fields ?? []
  return (
    <>
      <Table
        label={labels[shown]}
        columns={columnsOf(fields, cells)}
        rows={data?.data.items}
        rowKey={(order) => order.id}
        sort={sort}
        onSort={onSort}
        isBusy={isPlaceholderData}
        details={(order) => <Details order={order} parts={detailsOf(fields, parts)} />}
        empty={empty}
      />
      {data && <Pager meta={data.meta} />}
    </>
  )
}

/** One order with its details; null where there is none of the number. */
export function OneOrder({ number, empty }: { number: number; empty: ReactNode }) {
  const { data } = useQuery(orderQuery(number))
  if (data === undefined) return <PageSkeleton />
  if (data === null) return empty
  return (
    <Table
      label={`Zamówienie nr\u00a0${number}`}
      columns={columnsOf(data.fields, cells)}
      rows={[data.order]}
      rowKey={(order) => order.id}
      details={(order) => <Details order={order} parts={detailsOf(data.fields, parts)} />}
      initiallyOpen={data.order.id}
    />
  )
}

const cells = {
  number: { card: 'title', cell: ({ number }) => `nr\u00a0${number}` },
  status: {
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
  reward: {
    card: 'lead',
    cell: ({ reward, variant }) => (variant ? `${reward}, ${variant}` : reward),
  },
  date: { card: 'left', cell: ({ date }) => formatInstantDay(date) },
  points: { card: 'right', unit: 'pkt', align: 'end', cell: ({ points }) => formatNumber(points) },
  amount: {
    card: 'line',
    align: 'end',
    cell: ({ amount }) => (amount == null ? '—' : formatMoney(amount)),
  },
} satisfies Record<string, ColumnCell<Order>>

/** The code of a gift card, or the note that it is yet to come. */
function CodeDelivery({ order }: { order: Order }) {
  if (order.delivery !== 'code') return null
  if (order.code_tail) return <ShowCode order={order.id} reward={order.reward} tail={order.code_tail} />
  if (order.status.code !== 'selected' && order.status.code !== 'in_progress') return null
  return <p>{noBreak('Karta przyjdzie jako kod. Powiadomimy Cię, gdy będzie gotowy do odczytania.')}</p>
}

function addressOf(address: NonNullable<Order['address']>): string {
  const { recipient, street, street_number: number, street_number_place: place, postcode, city } = address
  return `${recipient}, ${street} ${number}${place ? `/${place}` : ''}, ${postcode} ${city}`
}

const parts: Record<string, DetailCell<Order>> = {
  bank_account_masked: ({ bank_account_masked: account }, label) =>
    account && <p>{`${label}: ${account}`}</p>,
  tax: ({ amount, tax }, label) =>
    amount != null &&
    tax != null && <p>{`${label}: ${formatMoney(tax)}, wypłata: ${formatMoney(amount - tax)}`}</p>,
  address: ({ address }, label) =>
    address && (
      <p>
        <NoBreak text={`${label}: ${addressOf(address)}`} />
      </p>
    ),
  code_tail: (order) => <CodeDelivery order={order} />,
  history: ({ history }, label) => (
    <ol aria-label={label} className="flex flex-col gap-2">
      {history.map(({ at, status, note }) => (
        <li key={`${at} ${status.code}`} className="flex flex-wrap items-baseline gap-x-3">
          <StatusBadge color={statusColor(status.color)} label={status.label} />
          <span className="text-muted">{formatInstant(at)}</span>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ol>
  ),
}

function Details({ order, parts }: { order: Order; parts: readonly Detail<Order>[] }) {
  return (
    <div className="flex flex-col gap-4">
      {parts.map(({ key, show }) => (
        <Fragment key={key}>{show(order)}</Fragment>
      ))}
      {order.cancellable && <CancelOrder order={order} />}
    </div>
  )
}
