import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { approximateMoney, formatAmountRange } from '../../format/numbers'
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
import { HowToCollect } from './HowToCollect'
import { Lacking } from './Lacking'
import { orderLink, variantParameter } from './order-link'
import { PriceLine } from './PriceLine'
import { type Standing, standingOf } from './price'
import { type RewardDetails, rewardQuery } from './queries'
import { VariantChoice } from './VariantChoice'

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
        <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-8">
          <RewardPicture name={reward.picture} photo={reward.photo} size="page" />
          <div className="flex flex-col gap-4">
            <div>
              <p className="text-muted">{noBreak(reward.category)}</p>
              <h1 className="font-bold text-h1">{noBreak(reward.name)}</h1>
            </div>
            <div className="text-h2">
              <PriceLine reward={reward} />
            </div>
            {range && <p className="text-muted">Kwota {range}</p>}
            {reward.description.split('\n').map(
              (paragraph) =>
                paragraph && (
                  <p key={paragraph} className="max-w-text">
                    {paragraph}
                  </p>
                ),
            )}
            {reward.tax_notice && <Alert tone="info">{noBreak(reward.tax_notice)}</Alert>}
            <Ordering reward={reward} />
          </div>
        </div>
      </Card>
    </>
  )
}

/** The participant's possible actions on the reward. */
function Ordering({ reward }: { reward: RewardDetails }) {
  const standing = standingOf(reward)
  const { chosen, choose } = useVariant(reward)
  if (reward.trip) return <TripOrdering reward={reward} standing={standing} />
  if (standing.kind === 'gone') return <Alert tone="info">{noBreak(standing.reason)}</Alert>
  return (
    <>
      {reward.variants.length > 0 && (
        <VariantChoice variants={reward.variants} chosen={chosen} onChoose={choose} />
      )}
      {standing.kind === 'open' ? (
        <OrderLink reward={reward} variant={chosen} />
      ) : (
        <Collecting reward={reward} />
      )}
    </>
  )
}

/** The chosen variant, which the address keeps; null without one, and for one that is sold out. */
function useVariant({ variants }: RewardDetails) {
  const [search, setSearch] = useSearchParams()
  const requested = search.get(variantParameter)
  const found = variants.find(({ id, available }) => available && String(id) === requested)
  return {
    chosen: found?.id ?? null,
    choose: (id: number) =>
      setSearch({ [variantParameter]: String(id) }, { replace: true, preventScrollReset: true }),
  }
}

function OrderLink({ reward, variant }: { reward: RewardDetails; variant: number | null }) {
  const hasAccount = Boolean(useUser().profile.bank_account)
  return (
    <div>
      <ButtonLink variant="accent" large to={orderLink(reward, hasAccount, variant)}>
        Zamów nagrodę
      </ButtonLink>
    </div>
  )
}

/** A reward for which points lack: how many, and what brings them. */
function Collecting({ reward }: { reward: RewardDetails }) {
  const money = approximateMoney(reward.missing_points, useUser().points.perZloty)
  return (
    <>
      <Lacking reward={reward} money={money} />
      <HowToCollect />
    </>
  )
}

/** A trip is ordered on its own page; one past its day is not offered. */
function TripOrdering({
  reward: { trip, trip_offer: offer },
  standing,
}: {
  reward: RewardDetails
  standing: Standing
}) {
  const isOffered = standing.kind !== 'over' && trip !== undefined && Boolean(offer?.page)
  return (
    <>
      {standing.kind !== 'open' && <Alert tone="info">{noBreak(standing.reason)}</Alert>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {standing.kind === 'open' && trip && (
          <ButtonLink variant="accent" large to={tripPages[trip] + modalHash('order')}>
            Zamów wycieczkę
          </ButtonLink>
        )}
        {isOffered && trip && (
          <ButtonLink variant="secondary" to={tripPages[trip]}>
            Twoje punkty na wycieczkę
          </ButtonLink>
        )}
      </div>
      {standing.kind === 'unearned' && <HowToCollect />}
    </>
  )
}
