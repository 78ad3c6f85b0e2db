import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CircleCheck,
  CreditCard,
  FileClock,
  FileSignature,
  type LucideIcon,
  Plane,
} from 'lucide-react'
import { usuallyWithin } from '../../format/days'
import { type PromotionProgress, runningPromotionsQuery } from '../../session/promotions'
import { type User, useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { giftCardsText, rulesText, tripText, waitingText } from './copy'
import { giftCardsToCollectQuery, newestInvoicesQuery } from './queries'

interface Waiting {
  readonly key: string
  readonly icon: LucideIcon
  readonly text: string
  readonly to: string
}

/**
 * Reads what waits for the participant, and the number of invoices that wait for the programme; `isPending` until all
 * queries have answered, because a late line would push the content below from under a finger.
 */
export function useWaiting() {
  const invoices = useQuery({ ...newestInvoicesQuery('waiting'), throwOnError: false })
  const giftCards = useQuery({ ...giftCardsToCollectQuery, throwOnError: false })
  const promotions = useQuery({ ...runningPromotionsQuery, throwOnError: false })
  const questions = [invoices, giftCards, promotions]
  const trips = useUser().wycieczka.waiting
  return {
    isPending: questions.some(({ isPending }) => isPending),
    isWhole: questions.every(({ data }) => data !== undefined),
    list: [...trips.map(ofTrip), ...waitingIn(giftCards.data?.meta.total, promotions.data)],
    invoices: invoices.data?.meta.total ?? 0,
  }
}

/** Things that wait for the participant once known, or the note that none do; what waits for the programme below. */
export function WaitingList() {
  const { list, invoices, isWhole } = useWaiting()
  return (
    <Card>
      <CardHead title="Czeka na Ciebie" />
      {list.length > 0 ? (
        <Rows waiting={list} />
      ) : isWhole ? (
        <p className="flex items-center gap-3">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-accepted" />
          Nic, wszystko jest załatwione.
        </p>
      ) : (
        <p className="text-muted">Nie udało się tego teraz sprawdzić.</p>
      )}
      {invoices > 0 && <InCheck invoices={invoices} />}
    </Card>
  )
}

/** Invoices that the participant need not do anything about. */
function InCheck({ invoices }: { invoices: number }) {
  const days = useSettings()?.invoice_check_days
  return (
    <p className="mt-3 flex items-center gap-3 border-line border-t pt-3 text-muted">
      <FileClock aria-hidden className="size-5 shrink-0" />
      <span>
        Po naszej stronie: <Link to="/moje-faktury?tab=1">{waitingText(invoices)}</Link>
        {days != null && `, ${usuallyWithin(days)}`}
      </span>
    </p>
  )
}

/** A trip is listed as long as there is something to do, also after its prompt was postponed. */
function ofTrip(trip: User['wycieczka']['waiting'][number]): Waiting {
  return { key: `trip-${trip.page}-${trip.name}`, icon: Plane, text: tripText(trip), to: trip.page }
}

function waitingIn(
  giftCards: number | undefined,
  promotions: readonly PromotionProgress[] | undefined,
): Waiting[] {
  const undecided = promotions?.filter(asksForAnswer) ?? []
  const [only] = undecided
  return [
    ...entriesOf(giftCards, (count) => ({
      key: 'cards',
      icon: CreditCard,
      text: giftCardsText(count),
      to: '/moje-nagrody?tab=karty',
    })),
    ...entriesOf(undecided.length, (count) => ({
      key: 'rules',
      icon: FileSignature,
      text: rulesText(count),
      to: only && undecided.length === 1 ? `/promocje/${only.slug}` : '/promocje',
    })),
  ]
}

function Rows({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {waiting.map(({ key, icon: Icon, text, to }) => (
        <li
          key={key}
          className="relative -mx-3 flex min-h-12 items-center gap-3 px-3 py-2 hover:bg-page sm:-mx-5 sm:px-5"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
          <span className="grow font-semibold">
            <Link to={to} stretched>
              {text}
            </Link>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  )
}

/** True while the participant can still accept, decline or declare and has not done so. */
function asksForAnswer({ declaration, needs_acceptance, answer, can_answer }: PromotionProgress): boolean {
  if (answer != null) return false
  return declaration ? declaration.can_declare : needs_acceptance && can_answer
}

function entriesOf(count: number | undefined, entry: (count: number) => Waiting): Waiting[] {
  return count ? [entry(count)] : []
}
