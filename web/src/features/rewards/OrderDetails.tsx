import { Fragment } from 'react'
import { formatMoney } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { NoBreak } from '../../ui/NoBreak'
import { type DetailCell, detailsOf, type WireField } from '../../ui/table-columns'
import { CancelOrder } from './CancelOrder'
import { OrderTrack } from './OrderTrack'
import { addressOf } from './order-texts'
import type { Order } from './queries'
import { ShowCode } from './ShowCode'

/** The code of a gift card, or the note that it is yet to come. */
function CodeDelivery({ order }: { order: Order }) {
  if (order.delivery !== 'code') return null
  if (order.code_tail) return <ShowCode order={order.id} reward={order.reward} tail={order.code_tail} />
  if (order.status.code !== 'selected' && order.status.code !== 'in_progress') return null
  return <p>{noBreak('Karta przyjdzie jako kod. Powiadomimy Cię, gdy będzie gotowy do odczytania.')}</p>
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
  history: (order, label) => <OrderTrack order={order} label={label} />,
}

/** The details of an order, named and ordered by the list's answer, and its cancellation. */
export function OrderDetails({ order, fields }: { order: Order; fields: readonly WireField[] }) {
  return (
    <div className="flex flex-col gap-4">
      {detailsOf(fields, parts).map(({ key, show }) => (
        <Fragment key={key}>{show(order)}</Fragment>
      ))}
      {order.cancellable && <CancelOrder order={order} />}
    </div>
  )
}
