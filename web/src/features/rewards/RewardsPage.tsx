import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { formatPoints } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { modalHash, pathTo } from '../../paths'
import { useUser } from '../../session/session'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { pageIn } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { RewardPicture } from '../../ui/RewardPicture'
import { Skeleton } from '../../ui/Skeleton'
import { priceOf, unavailableReason } from './price'
import { catalogueQuery, type Reward } from './queries'

/** `/nagrody`: the catalogue of rewards. */
export default function RewardsPage() {
  const [parameters] = useSearchParams()
  const page = pageIn(parameters)
  const { data } = useQuery(catalogueQuery(page))
  const { available } = useUser().points
  return (
    <>
      <PageHead
        title="Nagrody"
        action={
          <p>
            Masz do wydania <strong>{formatPoints(available)}</strong>
            {'. '}
            <Link to={modalHash('nagroda-pieniezna')}>Zamień punkty na pieniądze</Link>
          </p>
        }
      />
      {data?.meta.total === 0 && (
        <EmptyState icon={Gift} title="Katalog jest pusty">
          Nowe nagrody pojawią się tutaj, gdy tylko będą dostępne.
        </EmptyState>
      )}
      {data && data.meta.total > 0 && data.data.items.length === 0 && (
        <EmptyState
          icon={Gift}
          title="Nie ma takiej strony"
          action={
            <ButtonLink variant="secondary" to="/nagrody">
              Pokaż pierwszą stronę
            </ButtonLink>
          }
        >
          Lista nagród kończy się wcześniej.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 2xl:grid-cols-4">
        {data ? data.data.items.map((reward) => <RewardTile key={reward.id} reward={reward} />) : <Waiting />}
      </ul>
      {data && <Pager meta={data.meta} />}
    </>
  )
}

function RewardTile({ reward }: { reward: Reward }) {
  const why = unavailableReason(reward)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-white p-4 shadow-card">
      <RewardPicture name={reward.picture} />
      <h2 className="font-bold text-h3">{noBreak(reward.name)}</h2>
      <p className="grow text-muted">{noBreak(reward.summary)}</p>
      <p className="font-bold">{priceOf(reward)}</p>
      {why && <p className="text-limit">{why}</p>}
      <ButtonLink
        variant={why ? 'secondary' : 'primary'}
        wide
        to={pathTo('/nagrody/:slug', { slug: reward.slug })}
      >
        Zobacz<span className="sr-only"> {reward.name}</span>
      </ButtonLink>
    </li>
  )
}

function Waiting() {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
    <li key={key}>
      <Skeleton className="h-80 w-full" />
    </li>
  ))
}
