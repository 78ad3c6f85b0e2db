import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatAmountRange } from '../../format/numbers'
import { noBreak } from '../../format/text'
import { modalHash, tripPages } from '../../paths'
import { useUser } from '../../session/session'
import { useTitleOf } from '../../session/title'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { ParentLink } from '../../ui/ParentLink'
import { RewardPicture } from '../../ui/RewardPicture'
import { PageSkeleton } from '../../ui/Skeleton'
import { orderLink } from './order-link'
import { priceOf, unavailableReason } from './price'
import { type RewardDetails, rewardQuery } from './queries'

/** `/nagrody/:slug`: one reward, and the way to order it. */
export default function RewardPage() {
  const { slug = '' } = useParams()
  const { data: reward } = useQuery(rewardQuery(slug))
  useTitleOf(reward?.name)
  if (!reward) return <PageSkeleton />
  const range = formatAmountRange(reward)
  return (
    <>
      <ParentLink to="/nagrody">Wszystkie nagrody</ParentLink>
      <Card>
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
          <RewardPicture name={reward.picture} size="page" />
          <div className="flex flex-col gap-4">
            <h1 className="font-bold text-h1">{noBreak(reward.name)}</h1>
            <p className="font-bold text-h2">{priceOf(reward)}</p>
            {range && <p className="text-muted">Kwota {range}</p>}
            {reward.description.split('\n').map(
              (paragraph) =>
                paragraph && (
                  <p key={paragraph} className="max-w-text">
                    {paragraph}
                  </p>
                ),
            )}
            <Variants reward={reward} />
            <OrderButton reward={reward} />
          </div>
        </div>
      </Card>
    </>
  )
}

function Variants({ reward: { variants } }: { reward: RewardDetails }) {
  if (variants.length === 0) return null
  return (
    <ul aria-label="Warianty" className="flex flex-wrap gap-2">
      {variants.map(({ id, name, available }) => (
        <li
          key={id}
          className={`rounded-control border border-line px-3 py-1 ${available ? '' : 'text-muted line-through'}`}
        >
          {name}
          {!available && <span className="sr-only"> (brak)</span>}
        </li>
      ))}
    </ul>
  )
}

function OrderButton({ reward }: { reward: RewardDetails }) {
  const why = unavailableReason(reward)
  const hasAccount = Boolean(useUser().profile.bank_account)
  if (reward.trip) return <TripButtons reward={reward} why={why} />
  if (why) return <Alert tone="info">{why}</Alert>
  return (
    <div>
      <ButtonLink variant="accent" to={orderLink(reward, hasAccount)}>
        Zamów nagrodę
      </ButtonLink>
    </div>
  )
}

/** A trip is ordered on its own page; one of another season cannot be ordered. */
function TripButtons({
  reward: { trip, trip_offer: offer },
  why,
}: {
  reward: RewardDetails
  why: string | null
}) {
  return (
    <>
      {why && <Alert tone="info">{noBreak(why)}</Alert>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {!why && trip && (
          <ButtonLink variant="accent" to={tripPages[trip] + modalHash('order')}>
            Zamów wycieczkę
          </ButtonLink>
        )}
        {trip && offer?.page && (
          <ButtonLink variant="secondary" to={tripPages[trip]}>
            Twoje punkty na wycieczkę
          </ButtonLink>
        )}
      </div>
    </>
  )
}
