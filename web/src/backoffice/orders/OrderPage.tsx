import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatAccount } from '../../format/account'
import { formatInstant } from '../../format/dates'
import { formatMoney, formatPoints } from '../../format/numbers'
import { Card, CardHead } from '../../ui/Card'
import { Fact, Facts } from '../../ui/Facts'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../ui/StatusBadge'
import { type OrderDetails, orderQuery } from './queries'
import { StatusForm } from './StatusForm'

/** `/zaplecze/zamowienia/:id`: one order, what has happened to it, and its next states. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const { data: order } = useQuery(orderQuery(id))
  if (!order) return <PageSkeleton />
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-bold text-h1">Zamówienie nr {order.number}</h1>
        <StatusBadge color={statusColor(order.status.color)} label={order.status.label} />
        <span className="ml-auto">
          <ButtonLink look="quiet" to="/zaplecze/zamowienia">
            Lista
          </ButtonLink>
        </span>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Ordered order={order} />
        <div className="flex flex-col gap-5">
          {order.next.length > 0 && <StatusForm key={order.version} order={order} />}
          <History order={order} />
        </div>
      </div>
    </>
  )
}

function Ordered({ order }: { order: OrderDetails }) {
  const { participant, address } = order
  return (
    <Card>
      <CardHead title={order.reward} />
      <Facts>
        <Fact name="Punkty">{formatPoints(order.points)}</Fact>
        {order.amount != null && <Fact name="Kwota">{formatMoney(order.amount)}</Fact>}
        {order.variant && <Fact name="Wariant">{order.variant}</Fact>}
        <Fact name="Złożone">{formatInstant(order.date)}</Fact>
        <Fact name="Uczestnik">
          {participant.first_name} {participant.last_name}
          <br />
          {participant.company_name}, NIP {participant.nip}
          <br />
          {participant.phone}, {participant.email}
          <br />
          Dostępne: {formatPoints(participant.available_points)}
        </Fact>
        {order.bank_account && <Fact name="Numer konta">{formatAccount(order.bank_account)}</Fact>}
        {address && (
          <Fact name="Adres">
            {address.recipient}
            <br />
            {address.street} {address.street_number}
            {address.street_number_place && `/${address.street_number_place}`}
            <br />
            {address.postcode} {address.city}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

function History({ order }: { order: OrderDetails }) {
  return (
    <Card>
      <CardHead title="Historia" />
      <ol className="flex flex-col gap-3">
        {order.history.map((event) => (
          <li key={`${event.at} ${event.status.code}`} className="flex flex-wrap items-baseline gap-x-3">
            <StatusBadge color={statusColor(event.status.color)} label={event.status.label} />
            <span className="text-muted">{formatInstant(event.at)}</span>
            {event.note && <span className="w-full">{event.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
