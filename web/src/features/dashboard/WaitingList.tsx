import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CreditCard, FileClock, FileSignature, type LucideIcon } from 'lucide-react'
import { type PromotionProgress, runningPromotionsQuery } from '../../session/promotions'
import { Card, CardHead } from '../../ui/Card'
import { Link } from '../../ui/Link'
import { cardsToCollectQuery, newestInvoicesQuery } from './queries'
import { cardsWords, rulesWords, waitingWords } from './words'

interface Waiting {
  readonly key: string
  readonly icon: LucideIcon
  readonly words: string
  readonly to: string
}

/** What waits for the participant, or for us; nothing is shown where nothing waits. */
export function WaitingList() {
  const { data: invoices } = useQuery({ ...newestInvoicesQuery('waiting'), throwOnError: false })
  const { data: cards } = useQuery({ ...cardsToCollectQuery, throwOnError: false })
  const { data: promotions } = useQuery({ ...runningPromotionsQuery, throwOnError: false })
  const undecided = promotions?.filter(asksForAnswer) ?? []
  const [only] = undecided
  const waiting: Waiting[] = [
    ...asked(cards?.meta.total, (count) => ({
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
    ...asked(invoices?.meta.total, (count) => ({
      key: 'invoices',
      icon: FileClock,
      words: waitingWords(count),
      to: '/moje-faktury?tab=1',
    })),
  ]
  if (waiting.length === 0) return null
  return (
    <Card>
      <CardHead title="Co teraz czeka" />
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
    </Card>
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
