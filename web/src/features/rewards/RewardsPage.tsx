import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { approximateMoney, formatPoints } from '../../format/numbers'
import { counted } from '../../format/plural'
import { modalHash } from '../../paths'
import { useUser } from '../../session/session'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { Skeleton } from '../../ui/Skeleton'
import { CatalogueFilters } from './CatalogueFilters'
import { filtersIn } from './catalogue-place'
import { sectionsOf } from './price'
import {
  type Catalogue as CatalogueAnswer,
  catalogueQuery,
  type CatalogueFilters as Filters,
  type Reward,
} from './queries'
import { RewardCard } from './RewardCard'

/** `/nagrody`: the catalogue of rewards. */
export default function RewardsPage() {
  const [search] = useSearchParams()
  const filters = filtersIn(search)
  const { data, isPlaceholderData } = useQuery(catalogueQuery(filters))
  return (
    <>
      <PageHead title="Nagrody" action={<Balance />} />
      {data ? (
        <Catalogue {...data} filters={filters} isBusy={isPlaceholderData} />
      ) : (
        <Waiting isRecommended={filters.order === undefined} />
      )}
    </>
  )
}

interface CatalogueProps extends CatalogueAnswer {
  filters: Filters
  /** True while another page loads and the previous one is shown. */
  isBusy: boolean
}

function Catalogue({ data, meta, filters, isBusy }: CatalogueProps) {
  const { items: rewards, categories, within_reach: withinReach } = data
  return (
    <>
      <CatalogueFilters categories={categories} withinReach={withinReach} />
      <p role="status" className="sr-only">
        {!isBusy && `Znaleziono ${counted(meta.total, ['nagrodę', 'nagrody', 'nagród'])}`}
      </p>
      {meta.total === 0 && <NoRewards filters={filters} />}
      {meta.total > 0 && rewards.length === 0 && <NoPage />}
      <div aria-busy={isBusy} className={`flex flex-col gap-6 ${isBusy ? 'opacity-60' : ''}`}>
        <Rewards rewards={rewards} isRecommended={filters.order === undefined} />
      </div>
      <Pager meta={meta} />
    </>
  )
}

function Balance() {
  const { available, perZloty } = useUser().points
  const money = approximateMoney(available, perZloty)
  return (
    <p>
      Masz do wydania <strong>{formatPoints(available)}</strong>
      {money && <span className="whitespace-nowrap text-muted"> {money}</span>}
      {'. '}
      <Link to={modalHash('nagroda-pieniezna')}>Zamień punkty na pieniądze</Link>
    </p>
  )
}

/** A page of rewards; the recommended ones under headings of how near they are. */
function Rewards({ rewards, isRecommended }: { rewards: readonly Reward[]; isRecommended: boolean }) {
  const sections = isRecommended ? sectionsOf(rewards) : [{ title: '', rewards }]
  return sections.map((section) =>
    section.title === '' ? (
      <Cards key="" rewards={section.rewards} level={2} />
    ) : (
      <section key={section.title} aria-label={section.title} className="flex flex-col gap-3">
        <h2 className="font-bold text-h2">{section.title}</h2>
        <Cards rewards={section.rewards} level={3} />
      </section>
    ),
  )
}

const columns = 'grid gap-3 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 2xl:grid-cols-4'

function Cards({ rewards, level }: { rewards: readonly Reward[]; level: 2 | 3 }) {
  return (
    <ul className={columns}>
      {rewards.map((reward) => (
        <RewardCard key={reward.id} reward={reward} level={level} />
      ))}
    </ul>
  )
}

function NoRewards({ filters }: { filters: Filters }) {
  if (filters.within_reach)
    return (
      <EmptyState
        icon={Gift}
        title="Nic z tej listy nie jest jeszcze w Twoim zasięgu"
        action={<AllRewards>Pokaż wszystkie nagrody</AllRewards>}
      >
        Zobacz, ile brakuje Ci do pozostałych nagród.
      </EmptyState>
    )
  if (filters.category)
    return (
      <EmptyState
        icon={Gift}
        title="W tej kategorii nie ma teraz nagród"
        action={<AllRewards>Pokaż wszystkie nagrody</AllRewards>}
      />
    )
  return (
    <EmptyState icon={Gift} title="Katalog jest pusty">
      Nowe nagrody pojawią się tutaj, gdy tylko będą dostępne.
    </EmptyState>
  )
}

function NoPage() {
  return (
    <EmptyState
      icon={Gift}
      title="Nie ma takiej strony"
      action={<AllRewards>Pokaż pierwszą stronę</AllRewards>}
    >
      Lista nagród kończy się wcześniej.
    </EmptyState>
  )
}

function AllRewards({ children }: { children: string }) {
  return (
    <ButtonLink variant="secondary" to="/nagrody">
      {children}
    </ButtonLink>
  )
}

/** The page until its first answer, as one, so that nothing moves when the categories come. */
function Waiting({ isRecommended }: { isRecommended: boolean }) {
  return (
    <div role="status" aria-label="Ładowanie..." className="flex flex-col gap-5">
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-18 w-full" />
      {isRecommended && <Skeleton className="h-7 w-44" />}
      <div className={columns}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} className="h-36 w-full sm:h-72" />
        ))}
      </div>
    </div>
  )
}
