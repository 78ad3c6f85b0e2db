import { useQueries } from '@tanstack/react-query'
import { formatAmountRange } from '../../format/numbers'
import { noBreak } from '../../format/text'
import type { ModalViewProps } from '../../modal/modal'
import { useUser } from '../../session/session'
import { DialogTitle } from '../../ui/Dialog'
import { ButtonLink } from '../../ui/Link'
import { Skeleton } from '../../ui/Skeleton'
import { prizeLink } from './order-link'
import { priceOf, unavailableReason } from './price'
import { type RewardDetails, rewardQuery } from './queries'

const slugs = ['przelew-na-konto', 'przelew-dla-pah-1'] as const

/** `#!nagroda-pieniezna`: points as money, for oneself or for those in need. */
export default function MoneyPrizeModal(_: ModalViewProps) {
  const found = useQueries({ queries: slugs.map((slug) => ({ ...rewardQuery(slug), throwOnError: false })) })
  return (
    <>
      <DialogTitle>Nagroda pieniężna</DialogTitle>
      <ul className="grid gap-4 sm:grid-cols-2">
        {found.map(({ data, isPending }, place) => {
          if (data) return <Offer key={data.id} reward={data} />
          return isPending ? (
            <li key={slugs[place]}>
              <Skeleton className="h-48 w-full" />
            </li>
          ) : null
        })}
      </ul>
      {found.every(({ isError }) => isError) && (
        <p>Nagród pieniężnych nie można teraz zamówić. Zobacz pozostałe nagrody w&nbsp;katalogu.</p>
      )}
    </>
  )
}

function Offer({ reward }: { reward: RewardDetails }) {
  const hasAccount = Boolean(useUser().profile.bank_account)
  const why = unavailableReason(reward)
  const range = formatAmountRange(reward)
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h3 className="font-bold text-h3">{noBreak(reward.name)}</h3>
      <p className="grow text-muted">{noBreak(reward.summary)}</p>
      <p className="font-bold">{priceOf(reward)}</p>
      {range && <p className="text-muted">Kwota {range}</p>}
      {why ? (
        <p className="text-limit">{why}</p>
      ) : (
        <ButtonLink wide to={prizeLink(reward, hasAccount)}>
          Wybierz<span className="sr-only"> {reward.name}</span>
        </ButtonLink>
      )}
    </li>
  )
}
