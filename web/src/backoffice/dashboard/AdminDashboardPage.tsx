import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay, formatInstant } from '../../format/dates'
import { formatNumber } from '../../format/numbers'
import { counted, type Forms, pluralOf } from '../../format/plural'
import { pathTo } from '../../paths'
import { holds, useOperator } from '../../session/operator'
import { Card, CardHead } from '../../ui/Card'
import { ButtonLink, Link } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { isFirstLoad } from '../list-query'
import { pendingCorrectionsQuery } from '../people/participants/corrections'
import { Alarms } from './Alarms'
import { Corrections } from './Corrections'
import { NotOpen } from './launch/NotOpen'
import { Notices } from './Notices'
import { noticesQuery } from './notices'
import { type AdminDashboard, adminDashboardQuery } from './queries'

const orderForms: Forms = ['zamówienie', 'zamówienia', 'zamówień']
const payoutForms: Forms = ['paczka', 'paczki', 'paczek']

const places = [
  { path: '/zaplecze/promocje', label: 'Promocje' },
  { path: '/zaplecze/aktualnosci', label: 'Aktualności' },
  { path: '/zaplecze/strony', label: 'Strony' },
  { path: '/zaplecze/pytania', label: 'Pytania' },
  { path: '/zaplecze/pliki', label: 'Pliki i\u00a0obrazy' },
] as const

/** `/zaplecze`: the dashboard, with the open tasks of the operator's roles. */
export default function AdminDashboardPage() {
  const operator = useOperator()
  const { data: dashboard } = useQuery(adminDashboardQuery)
  const isFinance = holds(operator, 'finance')
  const notices = useQuery(noticesQuery)
  const corrections = useQuery({ ...pendingCorrectionsQuery(null), enabled: isFinance })
  if (!dashboard || isFirstLoad(notices) || (isFinance && isFirstLoad(corrections))) return <PageSkeleton />
  const isModerator = holds(operator, 'moderator')
  const isEditor = holds(operator, 'editor')
  const isSupport = holds(operator, 'support')
  const isAdministrator = holds(operator, 'administrator')
  return (
    <>
      <h1 className="font-bold text-h1">Dzień dobry, {operator.first_name}</h1>
      {isAdministrator && <NotOpen />}
      <Alarms alarms={dashboard.alarms} />
      <Notices />
      <div className="grid gap-5 md:grid-cols-2">
        {dashboard.season && isAdministrator && <SeasonDue season={dashboard.season} />}
        {isModerator && <Invoices dashboard={dashboard} />}
        {isFinance && <Orders dashboard={dashboard} />}
        {isFinance && <Payouts dashboard={dashboard} />}
        {isFinance && <Corrections />}
        {isSupport && <Messages dashboard={dashboard} />}
        {isModerator && <Requests dashboard={dashboard} />}
        {isModerator && <ContactMessages dashboard={dashboard} />}
        {(isModerator || isFinance || isSupport) && <Participants dashboard={dashboard} />}
        {isEditor && <Content />}
        {(isModerator || isEditor || isFinance) && (
          <>
            <OfPromotions
              title="Karty odebrane ponad należne"
              state="overpaid"
              promotions={dashboard.overpaid}
            />
            <OfPromotions
              title="Reszty po kartach do wypłaty"
              state="remainder"
              promotions={dashboard.remainders}
            />
          </>
        )}
      </div>
    </>
  )
}

/** Warning that the coming season is missing or still a draft. */
function SeasonDue({
  season: { year, starts_on: start, missing },
}: {
  season: NonNullable<AdminDashboard['season']>
}) {
  return (
    <Card>
      <CardHead title={missing ? `Brakuje sezonu ${year}` : `Sezon ${year} jest jeszcze szkicem`} />
      <p className="text-limit">
        {missing
          ? `Sezon ${year} zaczyna się ${formatDay(start)}. Dopóki go nie przygotujesz, od tego dnia uczestnicy nie zgłoszą faktur i\u00a0nie zamówią nagród.`
          : `Sezon ${year} trwa od ${formatDay(start)}. Dopóki go nie otworzysz, zakupy z\u00a0tego sezonu nie dają punktów.`}
      </p>
      <div className="mt-4">
        <ButtonLink to="/zaplecze/sezony">{missing ? 'Przygotuj sezon' : 'Otwórz sezon'}</ButtonLink>
      </div>
    </Card>
  )
}

function Invoices({ dashboard }: { dashboard: AdminDashboard }) {
  const { waiting, oldest_waiting_since: oldest, possible_duplicates: duplicates } = dashboard.invoices
  const { appeals, overdue_appeals: overdue } = dashboard.invoices
  return (
    <Card>
      <CardHead title="Faktury" />
      <Figure value={waiting}>
        {waiting === 0
          ? 'Nic nie czeka na sprawdzenie'
          : `${pluralOf(waiting, ['faktura czeka', 'faktury czekają', 'faktur czeka'])} na\u00a0sprawdzenie`}
      </Figure>
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
      {appeals > 0 && (
        <p className={overdue > 0 ? 'text-rejected' : undefined}>
          {counted(appeals, ['odwołanie czeka', 'odwołania czekają', 'odwołań czeka'])}
          {overdue > 0 && `, po terminie: ${formatNumber(overdue)}`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/zaplecze/faktury">Sprawdź faktury</ButtonLink>
        {appeals > 0 && (
          <ButtonLink variant="secondary" to="/zaplecze/faktury?status=appeals">
            Odpowiedz na odwołania
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function Orders({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <Card>
      <CardHead title="Zamówienia nagród" />
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        {dashboard.orders.map(({ status, count }) => (
          <Figure key={status.code} value={count}>
            {pluralOf(count, orderForms)} ze&nbsp;statusem {status.label}
          </Figure>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/zaplecze/zamowienia">Przejdź do zamówień</ButtonLink>
      </div>
    </Card>
  )
}

function Payouts({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <Card>
      <CardHead title="Wypłaty" />
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        {dashboard.payouts.map(({ status, count }) => (
          <Figure key={status.code} value={count}>
            {pluralOf(count, payoutForms)} ze&nbsp;statusem {status.label}
          </Figure>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/zaplecze/wyplaty">Przejdź do wypłat</ButtonLink>
      </div>
    </Card>
  )
}

function Messages({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <Card>
      <CardHead title="Wiadomości" />
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        <Figure value={dashboard.messages.failed}>
          {pluralOf(dashboard.messages.failed, ['niewysłana', 'niewysłane', 'niewysłanych'])}
        </Figure>
        <Figure value={dashboard.messages.late}>
          {pluralOf(dashboard.messages.late, [
            'czeka na ponowną próbę',
            'czekają na ponowną próbę',
            'czeka na ponowną próbę',
          ])}
        </Figure>
      </div>
      {dashboard.codes.braked && (
        <p className="text-limit">
          Ktoś odgaduje kody z&nbsp;SMS-ów. Błędne próby w&nbsp;ciągu doby:{' '}
          {formatNumber(dashboard.codes.wrong)}. Każdy kod jest teraz ważny na jedną próbę.
        </p>
      )}
      <div className="mt-4">
        <ButtonLink to="/zaplecze/wiadomosci?status=failed">Sprawdź wiadomości</ButtonLink>
      </div>
    </Card>
  )
}

function Requests({ dashboard }: { dashboard: AdminDashboard }) {
  const { participation, partners, erasures } = dashboard.requests
  return (
    <Card>
      <CardHead title="Zgłoszenia" />
      <div className="flex flex-wrap gap-x-10 gap-y-3">
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
        <Figure value={erasures}>
          {pluralOf(erasures, ['wniosek', 'wnioski', 'wniosków'])} o&nbsp;usunięcie danych
        </Figure>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/zaplecze/zgloszenia">Odpowiedz na zgłoszenia</ButtonLink>
        {erasures > 0 && (
          <ButtonLink variant="secondary" to="/zaplecze/wnioski-o-dane">
            Sprawdź wnioski o&nbsp;dane
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function ContactMessages({ dashboard }: { dashboard: AdminDashboard }) {
  const { contact } = dashboard.requests
  return (
    <Card>
      <CardHead title="Kontakt" />
      <Figure value={contact}>
        {pluralOf(contact, ['wiadomość czeka', 'wiadomości czekają', 'wiadomości czeka'])} na odpowiedź
      </Figure>
      <div className="mt-4">
        <ButtonLink to="/zaplecze/kontakt">Odpowiedz na wiadomości</ButtonLink>
      </div>
    </Card>
  )
}

function Participants({ dashboard }: { dashboard: AdminDashboard }) {
  return (
    <Card>
      <CardHead title="Uczestnicy" />
      <ul className="flex flex-col gap-2">
        <li>
          <Link to="/zaplecze/uczestnicy?status=active&representative=0">Bez przedstawiciela</Link>:{' '}
          <b>{formatNumber(dashboard.participants.without_representative)}</b>
        </li>
        <li>
          <Link to="/zaplecze/uczestnicy?below_zero=true">Z punktami poniżej zera</Link>:{' '}
          <b>{formatNumber(dashboard.participants.below_zero)}</b>
        </li>
      </ul>
    </Card>
  )
}

interface OfPromotionsProps {
  title: string
  /** State by which the linked list of results is filtered. */
  state: 'overpaid' | 'remainder'
  promotions: AdminDashboard['overpaid']
}

/** Promotions with results to settle, each with the number of participants. */
function OfPromotions({ title, state, promotions }: OfPromotionsProps) {
  if (promotions.length === 0) return null
  return (
    <Card>
      <CardHead title={title} />
      <ul className="flex flex-col gap-2">
        {promotions.map(({ promotion, name, participants }) => (
          <li key={promotion}>
            <Link
              to={`${pathTo('/zaplecze/promocje/:id/wyniki', { id: String(promotion) })}?status=${state}`}
            >
              {name}
            </Link>
            : <b>{formatNumber(participants)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Links to the content pages, for an editor, who has no queue. */
function Content() {
  return (
    <Card>
      <CardHead title="Treści" />
      <ul className="flex flex-col gap-2">
        {places.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Figure({ value, children }: { value: number; children: ReactNode }) {
  return (
    <p>
      <span className="block font-bold text-figure">{formatNumber(value)}</span>
      {children}
    </p>
  )
}
