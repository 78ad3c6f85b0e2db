import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatInstantDay } from '../../format/dates'
import { formatMoney, formatNumber } from '../../format/numbers'
import { orderPath } from '../../paths'
import { Link } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { Table } from '../../ui/Table'
import { type ColumnCell, columnsOf } from '../../ui/table-columns'
import { OrderDetails } from './OrderDetails'
import { rewardOf } from './order-texts'
import { type Order, type OrdersShown, ordersQuery } from './queries'

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
        details={(order) => <OrderDetails order={order} fields={fields} />}
        empty={empty}
      />
      {data && <Pager meta={data.meta} />}
    </>
  )
}

const cells = {
  number: {
    card: 'title',
    cell: ({ number }) => <Link to={orderPath(number)} stretched>{`nr\u00a0${number}`}</Link>,
  },
  status: {
    card: 'badge',
    cell: ({ status }) => <StatusBadge color={statusColor(status.color)} label={status.label} />,
  },
  reward: {
    card: 'lead',
    cell: rewardOf,
  },
  date: { card: 'left', cell: ({ date }) => formatInstantDay(date) },
  points: { card: 'right', unit: 'pkt', align: 'end', cell: ({ points }) => formatNumber(points) },
  amount: {
    card: 'line',
    align: 'end',
    cell: ({ amount }) => (amount == null ? '—' : formatMoney(amount)),
  },
} satisfies Record<string, ColumnCell<Order>>
