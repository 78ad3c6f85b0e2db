import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatInstantDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { orderPath, pathTo } from '../../paths'
import { useSettings } from '../../session/settings'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { RewardPicture } from '../../ui/RewardPicture'
import { PageSkeleton } from '../../ui/Skeleton'
import { useUnfolding } from '../../ui/unfolding'
import { type CollectedGiftCard, CollectGiftCardForm } from './CollectGiftCardForm'
import { usualTime } from './order-texts'
import { type EarnedGiftCard, type GiftCardRemainder, giftCardsQuery } from './queries'

/** Gift cards earned in promotions that are not collected yet. */
export function GiftCardsToCollect() {
  const { page } = useListParams({ by: 'earned_at', desc: true })
  const { data } = useQuery(giftCardsQuery(page))
  const list = useRef<HTMLDivElement>(null)
  const [collected, setCollected] = useState<CollectedGiftCard | null>(null)
  if (!data) return <PageSkeleton />
  const { items: giftCards, remainders } = data.data
  const isEmpty = giftCards.length === 0 && remainders.length === 0
  /* The collected card is removed, so the focus moves nearby. */
  function showCollected(its: CollectedGiftCard) {
    setCollected(its)
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {collected && <Collected {...collected} />}
      {isEmpty && <NoGiftCards />}
      <Remainders remainders={remainders} />
      {giftCards.length > 0 && (
        <p className="mb-4">
          {noBreak('Wybierz, czy wysłać kartę pocztą, czy jako kod. Karta nic Cię nie kosztuje.')}
        </p>
      )}
      <ul className="grid items-start gap-4 empty:hidden lg:grid-cols-2">
        {giftCards.map((giftCard) => (
          <ToCollect key={giftCard.id} giftCard={giftCard} onCollected={showCollected} />
        ))}
      </ul>
      <Pager meta={data.meta} />
    </div>
  )
}

/** The note on what becomes of the card collected last. */
function Collected({ number, delivery }: CollectedGiftCard) {
  const time = usualTime({ kind: 'card' }, useSettings()?.order_days)
  const next = delivery === 'code' ? 'Powiadomimy Cię, gdy kod będzie gotowy' : 'Wyślemy ją na podany adres'
  return (
    <div className="mb-4">
      <Alert tone="success" announce>
        <p>
          <strong>Karta zamówiona.</strong> {noBreak(next)}
          {time && `, zwykle ${time}`}.
        </p>
        <Link to={orderPath(number)} alone>
          Zobacz zamówienie nr&nbsp;{number}
        </Link>
      </Alert>
    </div>
  )
}

/** Remainders beyond whole gift cards, for which a promotion has no card small enough. */
function Remainders({ remainders }: { remainders: readonly GiftCardRemainder[] }) {
  return (
    <ul className="mb-4 flex flex-col gap-2 empty:hidden">
      {remainders.map(({ promotion, kind, kind_text, value_text }) => (
        <li key={`${promotion.slug} ${kind}`}>
          <Alert tone="info">
            Reszta po kartach ({kind_text}): <strong>{value_text}</strong>, promocja{' '}
            <Link to={pathTo('/promocje/:slug', { slug: promotion.slug })}>{promotion.name}</Link>.{' '}
            {noBreak('Poczeka, aż złoży się na kartę, albo wypłacimy ją przelewem.')}
          </Alert>
        </li>
      ))}
    </ul>
  )
}

interface ToCollectProps {
  giftCard: EarnedGiftCard
  onCollected: (collected: CollectedGiftCard) => void
}

function ToCollect({ giftCard, onCollected }: ToCollectProps) {
  const { promotion, kind, kind_text, value_text, earned_at } = giftCard
  const { isOpen, close, opener } = useUnfolding()
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div className="flex items-center gap-4">
        <RewardPicture name={kind === 'fuel' ? 'fuel' : 'credit-card'} size="row" />
        <div className="min-w-0 grow">
          <h2 className="font-bold text-h3">
            <span className="first-letter:uppercase inline-block">{kind_text}</span> {value_text}
          </h2>
          <p>
            <Link to={pathTo('/promocje/:slug', { slug: promotion.slug })}>{promotion.name}</Link>
          </p>
          <p className="text-muted text-small">zdobyta {formatInstantDay(earned_at)}</p>
        </div>
      </div>
      {isOpen ? (
        <CollectGiftCardForm giftCard={giftCard} onCollected={onCollected} onCancel={close} />
      ) : (
        <div>
          <Button {...opener} aria-label={`Odbierz kartę: ${kind_text} ${value_text}, ${promotion.name}`}>
            Odbierz kartę
          </Button>
        </div>
      )}
    </li>
  )
}

function NoGiftCards() {
  return (
    <EmptyState
      icon={CreditCard}
      title="Nie masz kart do odbioru"
      action={
        <ButtonLink variant="secondary" to="/promocje">
          Zobacz promocje
        </ButtonLink>
      }
    >
      {noBreak('Gdy zdobędziesz kartę w promocji, tutaj zdecydujesz, jak ją wysłać.')}
    </EmptyState>
  )
}
