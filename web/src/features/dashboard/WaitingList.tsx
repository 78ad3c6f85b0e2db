import { useQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  CircleCheck,
  CreditCard,
  FileClock,
  FileSignature,
  type LucideIcon,
} from 'lucide-react'
import { type PromotionProgress, runningPromotionsQuery } from '../../session/promotions'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { cardsToCollectQuery, newestInvoicesQuery } from './queries'
import { cardsWords, rulesWords, waitingWords } from './words'

interface Waiting {
  readonly key: string
  readonly icon: LucideIcon
  readonly words: string
  readonly to: string
}

/** What waits for the participant, or for us; also that nothing does. */
export function WaitingList() {
  const invoices = useQuery({ ...newestInvoicesQuery('waiting'), throwOnError: false })
  const cards = useQuery({ ...cardsToCollectQuery, throwOnError: false })
  const promotions = useQuery({ ...runningPromotionsQuery, throwOnError: false })
  const questions = [invoices, cards, promotions]
  const waiting = waitingIn(cards.data?.meta.total, promotions.data, invoices.data?.meta.total)
  return (
    <Card>
      <CardHead title="Co teraz czeka" />
      {waiting.length > 0 ? (
        <Rows waiting={waiting} />
      ) : questions.some(({ isPending }) => isPending) ? (
        <Skeleton className="h-12 w-full" />
      ) : questions.some(({ data }) => data === undefined) ? (
        <p className="text-muted">Nie udało się tego teraz sprawdzić.</p>
      ) : (
        <p className="flex items-center gap-3">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-accepted" />
          Nic, wszystko jest załatwione.
        </p>
      )}
    </Card>
  )
}

function waitingIn(
  cards: number | undefined,
  promotions: readonly PromotionProgress[] | undefined,
  invoices: number | undefined,
): Waiting[] {
  const undecided = promotions?.filter(asksForAnswer) ?? []
  const [only] = undecided
  return [
    ...asked(cards, (count) => ({
      key: 'cards',
      icon: CreditCard,
      words: cardsWords(count),
      to: '/moje-nagrody?tab=karty',
    })),
    ...asked(undecided.length, (count) => ({
      key: 'rules',
      icon: FileSignature,
      words: rulesWords(count),
      to: only && undecided.length === 1 ? `/promocje/${only.slug}` : '/promocje',
    })),
    ...asked(invoices, (count) => ({
      key: 'invoices',
      icon: FileClock,
      words: waitingWords(count),
      to: '/moje-faktury?tab=1',
    })),
  ]
}

function Rows({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {waiting.map(({ key, icon: Icon, words, to }) => (
        <li
          key={key}
          className="relative -mx-3 flex min-h-12 items-center gap-3 px-3 py-2 hover:bg-page sm:-mx-5 sm:px-5"
        >
          <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
          <span className="grow font-semibold">
            <Link to={to} stretched>
              {words}
            </Link>
          </span>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
        </li>
      ))}
    </ul>
  )
}

/** By a yes or a no, or by a declaration. */
function asksForAnswer({ declaration, needs_acceptance, answer, can_answer }: PromotionProgress): boolean {
  if (answer != null) return false
  return declaration ? declaration.can_declare : needs_acceptance && can_answer
}

function asked(count: number | undefined, entry: (count: number) => Waiting): Waiting[] {
  return count ? [entry(count)] : []
}
