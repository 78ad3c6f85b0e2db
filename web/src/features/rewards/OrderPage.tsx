import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { noBreak } from '../../format/text'
import { useTitleOf } from '../../session/title'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ParentLink } from '../../ui/ParentLink'
import { RewardPicture } from '../../ui/RewardPicture'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import type { WireField } from '../../ui/table-columns'
import { OrderDetails } from './OrderDetails'
import { OrderPlaced } from './OrderPlaced'
import { pictureOf, priceOfOrder, rewardOf } from './order-texts'
import { type Order, orderQuery } from './queries'

interface OrderPageProps {
  number: number
  /** True where the order has just been placed. */
  isNew: boolean
}

/** One order; the thanks for it as long as nobody has begun with it. */
export function OrderPage({ number, isNew }: OrderPageProps) {
  const { data } = useQuery(orderQuery(number))
  useTitleOf(`Zamówienie nr\u00a0${number}`)
  if (data === undefined) return <PageSkeleton />
  if (data && isNew && data.order.status.code === 'selected') return <OrderPlaced order={data.order} />
  return (
    <>
      <ParentLink to="/moje-nagrody">Wszystkie zamówienia</ParentLink>
      <Card>{data ? <OneOrder {...data} /> : <NoOrder number={number} />}</Card>
    </>
  )
}

function OneOrder({ order, fields }: { order: Order; fields: readonly WireField[] }) {
  const { number, status } = order
  const price = priceOfOrder(order)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <div className="w-full sm:w-56">
          <RewardPicture name={pictureOf(order)} photo={order.photo} />
        </div>
        <div className="flex min-w-0 grow basis-60 flex-col items-start gap-1">
          <h1 className="font-bold text-h1">Zamówienie nr&nbsp;{number}</h1>
          <p className="font-semibold text-h3">{noBreak(rewardOf(order))}</p>
          {price && <p className="text-muted">{price}</p>}
          <StatusBadge color={statusColor(status.color)} label={status.label} />
        </div>
      </div>
      <OrderDetails order={order} fields={trackFirst(fields)} />
    </div>
  )
}

/** The fields with the code and the track before the rest. */
function trackFirst(fields: readonly WireField[]): WireField[] {
  const isFirst = ({ key }: WireField) => key === 'code_tail' || key === 'history'
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))]
}

function NoOrder({ number }: { number: number }) {
  return (
    <>
      <h1 className="font-bold text-h1">Zamówienie nr&nbsp;{number}</h1>
      <EmptyState icon={SearchX} title="Brak danych">
        Nie ma takiego zamówienia wśród Twoich zamówień.
      </EmptyState>
    </>
  )
}
