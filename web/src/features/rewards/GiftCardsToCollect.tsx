import { useQuery } from '@tanstack/react-query'
import { CreditCard, Fuel } from 'lucide-react'
import { useRef } from 'react'
import { formatInstantDay } from '../../format/dates'
import { noBreak } from '../../format/text'
import { pathTo } from '../../paths'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { useListParams } from '../../ui/list-params'
import { Pager } from '../../ui/Pager'
import { PageSkeleton } from '../../ui/Skeleton'
import { useUnfolding } from '../../ui/unfolding'
import { CollectGiftCardForm } from './CollectGiftCardForm'
import { type EarnedGiftCard, type GiftCardRemainder, giftCardsQuery } from './queries'

/** Gift cards earned in promotions that are not collected yet. */
export function GiftCardsToCollect() {
  const { page } = useListParams({ by: 'earned_at', desc: true })
  const { data } = useQuery(giftCardsQuery(page))
  const list = useRef<HTMLDivElement>(null)
  if (!data) return <PageSkeleton />
  const { items: giftCards, remainders } = data.data
  if (giftCards.length === 0 && remainders.length === 0) return <NoGiftCards />
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Remainders remainders={remainders} />
      {giftCards.length > 0 && (
        <p className="mb-4">
          {noBreak('Wybierz, czy wysłać kartę pocztą, czy w postaci kodu. Karta nic Cię nie kosztuje.')}
        </p>
      )}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {giftCards.map((giftCard) => (
          /* The collected card is removed, so the focus moves nearby. */
          <ToCollect key={giftCard.id} giftCard={giftCard} onCollected={() => list.current?.focus()} />
        ))}
      </ul>
      <Pager meta={data.meta} />
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

function ToCollect({ giftCard, onCollected }: { giftCard: EarnedGiftCard; onCollected: () => void }) {
  const { promotion, kind, kind_text, value_text, earned_at } = giftCard
  const { isOpen, close, opener } = useUnfolding()
  const Drawing = kind === 'fuel' ? Fuel : CreditCard
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line p-4">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-16 shrink-0 place-items-center rounded-card bg-linear-to-br from-brand-tint to-accent-tint text-brand-strong"
        >
          <Drawing strokeWidth={1.5} className="size-8" />
        </span>
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
