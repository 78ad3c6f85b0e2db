import type { ComponentType, ReactNode } from 'react'
import { formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { counted, type Forms, pluralOf } from '../../format/plural'
import type { Path } from '../../paths'
import { holds, type Operator, type Role } from '../../session/operator'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import type { AdminDashboard } from './queries'

interface ViewProps {
  dashboard: AdminDashboard
}

/** Open tasks of one list. */
interface Tile {
  /** Name of the list within a sentence. */
  readonly name: string
  readonly path: Path
  readonly roles: readonly Role[]
  readonly waits: (dashboard: AdminDashboard) => boolean
  /** Card with the tasks, shown where some wait; figures of zero are left out. */
  readonly View: ComponentType<ViewProps>
}

const tiles: readonly Tile[] = [
  {
    name: 'faktury',
    path: '/zaplecze/faktury',
    roles: ['moderator'],
    waits: ({ invoices }) => invoices.waiting > 0 || invoices.appeals > 0,
    View: Invoices,
  },
  {
    name: 'zamówienia',
    path: '/zaplecze/zamowienia',
    roles: ['finance'],
    waits: ({ orders }) => orders.some(({ count }) => count > 0),
    View: Orders,
  },
  {
    name: 'wypłaty',
    path: '/zaplecze/wyplaty',
    roles: ['finance'],
    waits: ({ payouts }) => payouts.some(({ count }) => count > 0),
    View: Payouts,
  },
  {
    name: 'wiadomości',
    path: '/zaplecze/wiadomosci',
    roles: ['support'],
    waits: ({ messages, codes }) => messages.failed > 0 || messages.late > 0 || codes.braked,
    View: Messages,
  },
  {
    name: 'zgłoszenia',
    path: '/zaplecze/zgloszenia',
    roles: ['moderator'],
    waits: ({ requests }) => requests.participation > 0 || requests.partners > 0,
    View: Requests,
  },
  {
    name: 'wnioski o\u00a0dane',
    path: '/zaplecze/wnioski-o-dane',
    roles: ['moderator'],
    waits: ({ requests }) => requests.erasures > 0,
    View: DataRequests,
  },
  {
    name: 'kontakt',
    path: '/zaplecze/kontakt',
    roles: ['moderator'],
    waits: ({ requests }) => requests.contact > 0,
    View: ContactMessages,
  },
  {
    name: 'uczestnicy',
    path: '/zaplecze/uczestnicy',
    roles: ['moderator', 'finance', 'support'],
    waits: ({ participants }) => participants.without_representative > 0 || participants.below_zero > 0,
    View: Participants,
  },
]

/** Tiles of the lists that the operator's roles open. */
export function tilesFor(operator: Operator): Tile[] {
  return tiles.filter(({ roles }) => holds(operator, roles))
}

function Invoices({ dashboard: { invoices } }: ViewProps) {
  const { waiting, oldest_waiting_since: oldest, possible_duplicates: duplicates } = invoices
  const { appeals, overdue_appeals: overdue } = invoices
  return (
    <Card>
      <CardHead title="Faktury" />
      <Figures>
        <Figure value={waiting}>
          {pluralOf(waiting, ['faktura czeka', 'faktury czekają', 'faktur czeka'])} na&nbsp;sprawdzenie
        </Figure>
        <Figure value={appeals} isLate={overdue > 0}>
          {pluralOf(appeals, ['odwołanie czeka', 'odwołania czekają', 'odwołań czeka'])} na&nbsp;odpowiedź
          {overdue > 0 && `, po\u00a0terminie: ${formatNumber(overdue)}`}
        </Figure>
      </Figures>
      {oldest && (
        <p className="text-muted">
          Najstarsza zgłoszona <span className="whitespace-nowrap">{formatInstant(oldest)}</span>
        </p>
      )}
      {duplicates > 0 && (
        <p className="text-limit">
          {counted(duplicates, ['możliwy duplikat', 'możliwe duplikaty', 'możliwych duplikatów'])}
        </p>
      )}
      <Ways>
        {waiting > 0 && <ButtonLink to="/zaplecze/faktury">Sprawdź faktury</ButtonLink>}
        {appeals > 0 && (
          <ButtonLink variant={waiting > 0 ? 'secondary' : 'primary'} to="/zaplecze/faktury?status=appeals">
            Odpowiedz na odwołania
          </ButtonLink>
        )}
      </Ways>
    </Card>
  )
}

const orderForms: Forms = ['zamówienie', 'zamówienia', 'zamówień']
const payoutForms: Forms = ['paczka', 'paczki', 'paczek']

function Orders({ dashboard }: ViewProps) {
  return (
    <Card>
      <CardHead title="Zamówienia nagród" />
      <Figures>
        {dashboard.orders.map(({ status, count }) => (
          <Figure key={status.code} value={count}>
            {pluralOf(count, orderForms)} ze&nbsp;statusem {status.label}
          </Figure>
        ))}
      </Figures>
      <Ways>
        <ButtonLink to="/zaplecze/zamowienia">Przejdź do zamówień</ButtonLink>
      </Ways>
    </Card>
  )
}

function Payouts({ dashboard }: ViewProps) {
  return (
    <Card>
      <CardHead title="Wypłaty" />
      <Figures>
        {dashboard.payouts.map(({ status, count }) => (
          <Figure key={status.code} value={count}>
            {pluralOf(count, payoutForms)} ze&nbsp;statusem {status.label}
          </Figure>
        ))}
      </Figures>
      <Ways>
        <ButtonLink to="/zaplecze/wyplaty">Przejdź do wypłat</ButtonLink>
      </Ways>
    </Card>
  )
}

function Messages({ dashboard: { messages, codes } }: ViewProps) {
  return (
    <Card>
      <CardHead title="Wiadomości" />
      <Figures>
        <Figure value={messages.failed}>
          {pluralOf(messages.failed, ['niewysłana', 'niewysłane', 'niewysłanych'])}
        </Figure>
        <Figure value={messages.late}>
          {pluralOf(messages.late, [
            'czeka na ponowną próbę',
            'czekają na ponowną próbę',
            'czeka na ponowną próbę',
          ])}
        </Figure>
      </Figures>
      {codes.braked && (
        <p className="text-limit">
          Ktoś odgaduje kody z&nbsp;SMS-ów. Błędne próby w&nbsp;ciągu doby: {formatNumber(codes.wrong)}. Każdy
          kod jest teraz ważny na jedną próbę.
        </p>
      )}
      <Ways>
        <ButtonLink to="/zaplecze/wiadomosci?status=failed">Sprawdź wiadomości</ButtonLink>
      </Ways>
    </Card>
  )
}

function Requests({ dashboard }: ViewProps) {
  const { participation, partners } = dashboard.requests
  return (
    <Card>
      <CardHead title="Zgłoszenia" />
      <Figures>
        <Figure value={participation}>
          {pluralOf(participation, [
            'prośba o\u00a0zaproszenie czeka',
            'prośby o\u00a0zaproszenie czekają',
            'próśb o\u00a0zaproszenie czeka',
          ])}
        </Figure>
        <Figure value={partners}>
          {pluralOf(partners, ['partner czeka', 'partnerzy czekają', 'partnerów czeka'])} na zatwierdzenie
        </Figure>
      </Figures>
      <Ways>
        <ButtonLink to="/zaplecze/zgloszenia">Odpowiedz na zgłoszenia</ButtonLink>
      </Ways>
    </Card>
  )
}

function DataRequests({ dashboard }: ViewProps) {
  const { erasures } = dashboard.requests
  return (
    <Card>
      <CardHead title={'Wnioski o\u00a0dane'} />
      <Figures>
        <Figure value={erasures}>
          {pluralOf(erasures, ['wniosek', 'wnioski', 'wniosków'])} o&nbsp;usunięcie danych
        </Figure>
      </Figures>
      <Ways>
        <ButtonLink to="/zaplecze/wnioski-o-dane">Sprawdź wnioski o&nbsp;dane</ButtonLink>
      </Ways>
    </Card>
  )
}

function ContactMessages({ dashboard }: ViewProps) {
  const { contact } = dashboard.requests
  return (
    <Card>
      <CardHead title="Kontakt" />
      <Figures>
        <Figure value={contact}>
          {pluralOf(contact, ['wiadomość czeka', 'wiadomości czekają', 'wiadomości czeka'])} na odpowiedź
        </Figure>
      </Figures>
      <Ways>
        <ButtonLink to="/zaplecze/kontakt">Odpowiedz na wiadomości</ButtonLink>
      </Ways>
    </Card>
  )
}

function Participants({ dashboard: { participants } }: ViewProps) {
  return (
    <Card>
      <CardHead title="Uczestnicy" />
      <ul className="flex flex-col gap-2">
        {participants.without_representative > 0 && (
          <li>
            <Link to="/zaplecze/uczestnicy?status=active&representative=0">Bez przedstawiciela</Link>:{' '}
            <b>{formatNumber(participants.without_representative)}</b>
          </li>
        )}
        {participants.below_zero > 0 && (
          <li>
            <Link to="/zaplecze/uczestnicy?below_zero=true">Z punktami poniżej zera</Link>:{' '}
            <b>{formatNumber(participants.below_zero)}</b>
          </li>
        )}
      </ul>
    </Card>
  )
}

function Figures({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-x-10 gap-y-3">{children}</div>
}

interface FigureProps {
  value: number
  /** True for work past its term. */
  isLate?: boolean
  children: ReactNode
}

/** Number of tasks; nothing for none. */
function Figure({ value, isLate = false, children }: FigureProps) {
  if (value === 0) return null
  return (
    <p className={isLate ? 'text-rejected' : undefined}>
      <span className="block font-bold text-figure">{formatNumber(value)}</span>
      {children}
    </p>
  )
}

/** Links to the lists with the tasks. */
function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap gap-3">{children}</div>
}
