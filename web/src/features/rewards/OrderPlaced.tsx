import { useEffect, useRef } from 'react'
import { noBreak } from '../../format/text'
import { PushOffer } from '../../notifications/PushOffer'
import { orderPath } from '../../paths'
import { useUser } from '../../session/session'
import { useSettings } from '../../session/settings'
import { useTitleOf } from '../../session/title'
import { Card } from '../../ui/Card'
import { JoyPicture } from '../../ui/JoyPicture'
import { ButtonLink } from '../../ui/Link'
import { NoBreak } from '../../ui/NoBreak'
import { PayoutsWaitUntil } from '../../ui/PayoutsWaitUntil'
import { RewardPicture } from '../../ui/RewardPicture'
import { nextSteps, pictureOf, priceOfOrder, rewardOf } from './order-texts'
import type { Order } from './queries'

/** The end of an order: what was ordered, what happens next, and the ways on. */
export function OrderPlaced({ order }: { order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useTitleOf('Zamówienie przyjęte')
  const { number } = order
  const price = priceOfOrder(order)
  return (
    <div className="mx-auto w-full max-w-modal">
      <Card>
        <div className="flex flex-col gap-5">
          <JoyPicture />
          <h1 ref={heading} tabIndex={-1} className="font-bold text-h1 outline-none">
            Zamówienie przyjęte
          </h1>
          <div className="flex flex-wrap items-center gap-4">
            <div className="w-28 shrink-0 sm:w-36">
              <RewardPicture name={pictureOf(order)} photo={order.photo} />
            </div>
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold text-h3">{noBreak(rewardOf(order))}</p>
              <p className="text-muted">
                nr&nbsp;{number}
                {price && `, ${price}`}
              </p>
            </div>
          </div>
          <NextSteps order={order} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={orderPath(number)} replace>
              Zobacz zamówienie
            </ButtonLink>
            <ButtonLink to="/nagrody" variant="secondary">
              Wybierz kolejną nagrodę
            </ButtonLink>
          </div>
        </div>
        <PushOffer text="Damy znać, gdy zamówienie ruszy dalej." />
      </Card>
    </div>
  )
}

function NextSteps({ order }: { order: Order }) {
  const { brand, order_days: days } = useSettings() ?? {}
  const { payouts_wait_until: waitUntil } = useUser()
  return (
    <>
      <h2 className="font-bold text-h3">Co dalej</h2>
      <ul className="-mt-3 flex list-disc flex-col gap-1 pl-5">
        {nextSteps(order, days).map((sentence) => (
          <li key={sentence}>
            <NoBreak text={sentence} />
          </li>
        ))}
      </ul>
      {order.kind === 'bank_transfer' && waitUntil && (
        <PayoutsWaitUntil until={waitUntil} phone={brand?.phone} />
      )}
    </>
  )
}
