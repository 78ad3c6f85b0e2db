import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { nameIn } from '../../modal/modal'
import { modalHash, orderPath, pathTo, tripPages } from '../../paths'
import { useUser } from '../../session/session'
import { useTitleOf } from '../../session/title'
import { Alert } from '../../ui/Alert'
import { Card } from '../../ui/Card'
import { ButtonLink } from '../../ui/Link'
import { ParentLink } from '../../ui/ParentLink'
import { PageSkeleton } from '../../ui/Skeleton'
import { needsAccount, variantParameter } from './order-link'
import { ParcelForm } from './ParcelForm'
import { isTransfer, priceOf, unavailableReason } from './price'
import { type PlacedOrder, type RewardDetails, rewardQuery } from './queries'
import { TransferForm } from './TransferForm'

/** Asks for the account first where the reward is a transfer. */
function useAccountFirst(reward: RewardDetails | undefined): boolean {
  const navigate = useNavigate()
  const hasAccount = Boolean(useUser().profile.bank_account)
  const isDialogOpen = nameIn(useLocation().hash) !== null
  const isMissing =
    reward !== undefined && unavailableReason(reward) === null && needsAccount(reward, hasAccount)
  useEffect(() => {
    if (isMissing && !isDialogOpen) navigate({ hash: modalHash('uzupelnij-numer-konta') }, { replace: true })
  }, [isMissing, isDialogOpen, navigate])
  return isMissing
}

function NoAccount() {
  return (
    <>
      <Alert tone="info">
        Do przelewu potrzebny jest numer Twojego konta bankowego. Gdy go dodasz, zamówisz tutaj przelew.
      </Alert>
      <p className="mt-4">
        <ButtonLink to={modalHash('dodaj-numer-konta')}>Dodaj numer konta</ButtonLink>
      </p>
    </>
  )
}

/** `/nagrody/:slug/zamowienie`: the order form of a reward. */
export default function OrderRewardPage() {
  const { slug = '' } = useParams()
  const { data: reward } = useQuery(rewardQuery(slug))
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isAccountMissing = useAccountFirst(reward)
  useTitleOf(reward && `Zamówienie: ${reward.name}`)
  if (!reward) return <PageSkeleton />
  /* A trip is no parcel and is ordered on its own page. */
  if (reward.trip) return <Navigate to={tripPages[reward.trip]} replace />
  const why = unavailableReason(reward)
  /* The order's own page takes the form's place in the history, so that Back does not lead to another order. */
  const showOrder = ({ data }: PlacedOrder) =>
    navigate(orderPath(data.number, { isNew: true }), { replace: true })
  return (
    <div className="mx-auto flex w-full max-w-modal flex-col gap-5">
      <ParentLink to={pathTo('/nagrody/:slug', { slug })}>Wróć do nagrody</ParentLink>
      <Card>
        <h1 className="font-bold text-h1">Zamówienie nagrody</h1>
        <p className="mt-1 mb-5 text-muted">
          {reward.name}, {priceOf(reward)}
        </p>
        {why ? (
          <>
            <Alert tone="info">{why}</Alert>
            <p className="mt-4">
              <ButtonLink variant="secondary" to="/nagrody">
                Zobacz inne nagrody
              </ButtonLink>
            </p>
          </>
        ) : isAccountMissing ? (
          <NoAccount />
        ) : isTransfer(reward) ? (
          <TransferForm reward={reward} onOrdered={showOrder} />
        ) : (
          <ParcelForm reward={reward} chosen={search.get(variantParameter)} onOrdered={showOrder} />
        )}
      </Card>
    </div>
  )
}
