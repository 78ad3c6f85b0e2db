import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from 'react-router'
import { pathTo, tripPages } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { PageSkeleton } from '../../ui/Skeleton'
import { WayBack } from '../../ui/WayBack'
import { ParcelForm } from './ParcelForm'
import { isTransfer, obstacle, priceOf } from './price'
import { rewardQuery } from './queries'
import { TransferForm } from './TransferForm'

/** `/nagrody/:slug/zamowienie`: what is needed to send the reward, and the last step. */
export default function OrderRewardPage() {
  const { slug = '' } = useParams()
  const { data: reward } = useQuery(rewardQuery(slug))
  const navigate = useNavigate()
  if (!reward) return <PageSkeleton />
  /* A trip has no parcel: it is ordered on its own page. */
  if (reward.trip) return <Navigate to={tripPages[reward.trip]} replace />
  const why = obstacle(reward)
  const showOrders = () => navigate('/moje-nagrody')
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <WayBack to={pathTo('/nagrody/:slug', { slug })}>Wróć do nagrody</WayBack>
      <Card>
        <h1 className="font-bold text-h1">Zamówienie nagrody</h1>
        <p className="mt-1 mb-5 text-muted">
          {reward.name}, {priceOf(reward)}
        </p>
        {why ? (
          <>
            <Alert tone="info">{why}</Alert>
            <p className="mt-4">
              <ButtonLink look="secondary" to="/nagrody">
                Zobacz inne nagrody
              </ButtonLink>
            </p>
          </>
        ) : isTransfer(reward) ? (
          <TransferForm reward={reward} onOrdered={showOrders} />
        ) : (
          <ParcelForm reward={reward} onOrdered={showOrders} />
        )}
      </Card>
    </div>
  )
}
