import { ShoppingCart } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { Card, CardHead } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { type PageMeta, Pager } from '../../ui/Pager'
import { PromotionLines } from '../../ui/PromotionLines'
import type { Participation } from './queries'

interface CountedLinesProps {
  participation: Participation
  meta: PageMeta
  isBusy: boolean
}

/** The participant's counted purchases, each with a link to its invoice. */
export function CountedLines({ participation: { lines, state }, meta, isBusy }: CountedLinesProps) {
  const [search] = useSearchParams()
  const linkTo = (invoice: string) => {
    const next = new URLSearchParams(search)
    next.set('id', invoice)
    return `?${next}${modalHash('szczegoly-faktury')}`
  }
  return (
    <Card>
      <CardHead title="Twoje zakupy w promocji" />
      <PromotionLines
        lines={lines}
        linkTo={linkTo}
        isBusy={isBusy}
        empty={
          <EmptyState icon={ShoppingCart} title="Brak danych">
            {noBreak(
              state === 'past'
                ? 'Nie masz zakupów, które biorą udział w tej promocji.'
                : 'Nie ma jeszcze zakupów. Pojawią się tutaj, gdy zaakceptujemy faktury z produktami, które biorą udział w promocji.',
            )}
          </EmptyState>
        }
      />
      <Pager meta={meta} />
    </Card>
  )
}
