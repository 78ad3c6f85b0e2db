import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatDay, formatInstant } from '../../../format/dates'
import { formatMoney, formatPoints } from '../../../format/numbers'
import { formatPhone } from '../../../format/phone'
import { counted } from '../../../format/plural'
import { noBreak } from '../../../format/text'
import { pathTo } from '../../../paths'
import { AccountNumber } from '../../../ui/AccountNumber'
import { Card, CardHead } from '../../../ui/Card'
import { DescriptionItem, DescriptionList } from '../../../ui/DescriptionList'
import { EmailAddress } from '../../../ui/EmailAddress'
import { Link } from '../../../ui/Link'
import { PageSkeleton } from '../../../ui/Skeleton'
import { StatusBadge, statusColor } from '../../../ui/StatusBadge'
import { RecordHistory } from '../../platform/audit/RecordHistory'
import { RecordHead } from '../../RecordHead'
import { rewardVocabulary } from '../audit'
import { type OrderDetails, orderQuery } from './queries'
import { StatusForm } from './StatusForm'

/** `/zaplecze/zamowienia/:id`: one order, its history, and its next states. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const { data: order } = useQuery(orderQuery(id))
  if (!order) return <PageSkeleton />
  return (
    <>
      <RecordHead
        title={`Zamówienie nr ${order.number}`}
        badge={<StatusBadge color={statusColor(order.status.color)} label={order.status.label} />}
        back={{ to: '/zaplecze/zamowienia', name: 'Zamówienia' }}
        record={{ kind: 'order', key: order.id }}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Ordered order={order} />
        <div className="flex flex-col gap-5">
          <Payout order={order} />
          <Code order={order} />
          {order.next.length > 0 && <StatusForm key={order.version} order={order} />}
          <History order={order} />
        </div>
      </div>
      <RecordHistory kind="order" recordKey={order.id} vocabulary={rewardVocabulary} />
    </>
  )
}

function Ordered({ order }: { order: OrderDetails }) {
  const { participant, address } = order
  return (
    <Card>
      <CardHead title={order.reward} />
      <DescriptionList>
        <DescriptionItem name="Punkty">{formatPoints(order.points)}</DescriptionItem>
        {order.amount != null && <DescriptionItem name="Kwota">{formatMoney(order.amount)}</DescriptionItem>}
        {order.tax != null && (
          <DescriptionItem name="Potrącony podatek">{formatMoney(order.tax)}</DescriptionItem>
        )}
        {order.variant && <DescriptionItem name="Wariant">{order.variant}</DescriptionItem>}
        <DescriptionItem name="Złożone">{formatInstant(order.date)}</DescriptionItem>
        <DescriptionItem name="Uczestnik">
          {participant.first_name} {participant.last_name}
          <br />
          {participant.company_name}, NIP&nbsp;{participant.nip}
          <br />
          {formatPhone(participant.phone)}
          <br />
          <EmailAddress email={participant.email} />
          <br />
          Dostępne: {formatPoints(participant.available_points)}
        </DescriptionItem>
        {order.bank_account && (
          <DescriptionItem name="Numer konta">
            <AccountNumber account={order.bank_account} />
          </DescriptionItem>
        )}
        {order.delivery && (
          <DescriptionItem name="Jak przyjdzie">
            {order.delivery === 'code' ? 'Jako kod' : 'Pocztą'}
          </DescriptionItem>
        )}
        {address && (
          <DescriptionItem name="Adres">
            {address.recipient}
            <br />
            {address.street} {address.street_number}
            {address.street_number_place && `/${address.street_number_place}`}
            <br />
            {address.postcode} {address.city}
          </DescriptionItem>
        )}
      </DescriptionList>
    </Card>
  )
}

/** Batch of a bank transfer; the order moves with it alone. */
function Payout({ order }: { order: OrderDetails }) {
  const { payout, kind, status, payout_wait: wait } = order
  const isOpen = status.code === 'selected' || status.code === 'in_progress'
  if (payout != null)
    return (
      <Card>
        <CardHead title="Wypłata" />
        <p>
          Ten przelew jest w&nbsp;
          <Link
            to={pathTo('/zaplecze/wyplaty/:id', { id: String(payout) })}
          >{`paczce nr\u00a0${payout}`}</Link>
          .{isOpen && ' Do banku i\u00a0z\u00a0powrotem idzie razem z\u00a0nią.'}
        </p>
      </Card>
    )
  const isTransfer = kind === 'bank_transfer' || kind === 'charity_transfer'
  if (!isTransfer || status.code !== 'selected') return null
  return (
    <Card>
      <CardHead title="Wypłata" />
      <p>
        Ten przelew nie jest jeszcze w&nbsp;żadnej paczce. Do banku wyjdzie dopiero z&nbsp;paczką przelewów:{' '}
        <Link to="/zaplecze/wyplaty/nowa">przygotuj wypłatę</Link>.
      </p>
      {wait && (
        <p className="mt-2 text-limit">
          {noBreak(
            `Może wyjść po\u00a0${formatInstant(wait.until)}, bo uczestnik zmienił: ${wait.changed.join(', ')}.`,
          )}
        </p>
      )}
    </Card>
  )
}

/** Delivery of a card's code, as far as operators may see it. */
function Code({ order: { delivery, code, status } }: { order: OrderDetails }) {
  if (delivery !== 'code') return null
  if (!code)
    return status.code === 'cancelled' ? null : (
      <Card>
        <CardHead title="Kod karty" />
        <p>
          Tej karty nie ma jeszcze wśród wczytanych numerów. Zamówienie dostanie status Zrealizowana, gdy{' '}
          <Link to="/zaplecze/zamowienia/kody">wczytasz plik z&nbsp;jej numerem</Link>.
        </p>
      </Card>
    )
  return (
    <Card>
      <CardHead title="Kod karty" />
      <DescriptionList>
        <DescriptionItem name="Numer">{`…${code.tail}`}</DescriptionItem>
        {code.valid_until && <DescriptionItem name="Ważna do">{formatDay(code.valid_until)}</DescriptionItem>}
        <DescriptionItem name="Wczytano">
          {formatInstant(code.imported_at)}, {code.imported_by}
        </DescriptionItem>
        <DescriptionItem name="Odczytano">
          {code.first_read_at
            ? `${counted(code.readings, ['raz', 'razy', 'razy'])}, pierwszy raz ${formatInstant(code.first_read_at)}`
            : 'Jeszcze nie'}
        </DescriptionItem>
      </DescriptionList>
    </Card>
  )
}

/** Statuses that the participant has seen. */
function History({ order }: { order: OrderDetails }) {
  return (
    <Card>
      <CardHead title="Przebieg zamówienia" />
      <ol className="flex flex-col gap-3">
        {order.history.map((event) => (
          <li key={`${event.at} ${event.status.code}`} className="flex flex-wrap items-center gap-x-3">
            <StatusBadge color={statusColor(event.status.color)} label={event.status.label} />
            <span className="text-muted">{formatInstant(event.at)}</span>
            {event.note && <span className="w-full">{event.note}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
