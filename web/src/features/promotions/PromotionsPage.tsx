import { useQuery } from '@tanstack/react-query'
import { BadgePercent } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { formatDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { runningPromotionsQuery } from '../../session/promotions'
import { accountType, hasPurchases, programmeOf, useSession } from '../../session/session'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { pageIn } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { PromotionPicture } from '../../ui/PromotionPicture'
import { PromotionProgressLine } from '../../ui/PromotionProgressLine'
import { Skeleton } from '../../ui/Skeleton'
import { StatusBadge } from '../../ui/StatusBadge'
import { forSelectedText, stateBadges, windowText } from './copy'
import { type PromotionCard, promotionsQuery, selectedPromotionsQuery } from './queries'

const sections = [
  { state: 'running', title: 'Trwają teraz' },
  { state: 'upcoming', title: 'Wkrótce' },
  { state: 'past', title: 'Archiwum' },
] as const

export const preload: Preload = ({ search }) => [
  queryClient.prefetchQuery(promotionsQuery(accountType, pageIn(search))),
]

/** `/promocje`: running, coming and past promotions. */
export default function PromotionsPage() {
  const [parameters] = useSearchParams()
  const session = useSession()
  const { data } = useQuery(promotionsQuery(programmeOf(session), pageIn(parameters)))
  const isPartner = session.kind === 'participant' && !hasPurchases(session)
  const cards = data?.data.archive
  const selected = useQuery({
    ...selectedPromotionsQuery,
    enabled: session.kind === 'participant',
    throwOnError: false,
  })
  return (
    <>
      <PageHead
        title="Promocje"
        about={noBreak(
          isPartner
            ? 'Dodatkowe nagrody za zakupy wybranych produktów.'
            : 'Dodatkowe nagrody za zakupy wybranych produktów, obok punktów z programu. Regulamin promocji akceptujesz na jej stronie, a potem widzisz tam, ile Ci jeszcze brakuje.',
        )}
      />
      <Section title="Dla wybranych uczestników" cards={selected.data ?? []} />
      {data?.meta.total === 0 && !selected.data?.length && (
        <EmptyState icon={BadgePercent} title="Nie ma jeszcze promocji">
          {noBreak('Gdy ruszy pierwsza, znajdziesz ją tutaj.')}
        </EmptyState>
      )}
      {cards === undefined && <Waiting />}
      {sections.map(({ state, title }) => (
        <Section key={state} title={title} cards={cards?.filter((card) => card.state === state) ?? []} />
      ))}
      {data && <Pager meta={data.meta} />}
    </>
  )
}

function Section({ title, cards }: { title: string; cards: readonly PromotionCard[] }) {
  if (cards.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-bold text-h2">{title}</h2>
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3">
        {cards.map((card) => (
          <Promotion key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

function Promotion({ card }: { card: PromotionCard }) {
  const { slug, name, summary, picture, photo, state, accept_by: acceptBy, for_selected: forSelected } = card
  const { label, color } = stateBadges[state]
  return (
    <li className="relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-field">
      <PromotionPicture name={picture} photo={photo} isPast={state === 'past'} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StatusBadge color={color} label={label} />
        <span className="text-muted text-small tabular-nums">{windowText(card)}</span>
      </div>
      <h3 className="font-bold text-h3">
        <Link to={pathTo('/promocje/:slug', { slug })} stretched>
          {noBreak(name)}
        </Link>
      </h3>
      <p className="grow">{noBreak(summary)}</p>
      {forSelected && <p className="font-semibold text-small">{forSelectedText}</p>}
      {state === 'running' && acceptBy && (
        <p className="text-muted text-small">Regulamin możesz zaakceptować do&nbsp;{formatDay(acceptBy)}</p>
      )}
      {state === 'running' && <OwnProgress slug={slug} />}
    </li>
  )
}

/** The participant's progress; nothing for visitors and for those outside the promotion's audience. */
function OwnProgress({ slug }: { slug: string }) {
  const isMeant = hasPurchases(useSession())
  const { data, isLoading } = useQuery({ ...runningPromotionsQuery, enabled: isMeant, throwOnError: false })
  if (isLoading) return <Skeleton className="h-16 w-full" />
  const own = isMeant && data?.find((progress) => progress.slug === slug)
  return own && <PromotionProgressLine progress={own} />
}

function Waiting() {
  return (
    <ul aria-label="Ładowanie..." className="grid gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key}>
          <Skeleton className="h-96 w-full" />
        </li>
      ))}
    </ul>
  )
}
