import { Archive, CreditCard, Gift } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { noBreak } from '../../format/text'
import { Card } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink } from '../../ui/Link'
import { PageHead } from '../../ui/PageHead'
import { Tabs } from '../../ui/Tabs'
import { GiftCardsToCollect } from './GiftCardsToCollect'
import { OrderList } from './OrderList'
import { OrderPage } from './OrderPage'

const tabs = [
  { id: 'zamowienia', label: 'Zamówienia' },
  { id: 'karty', label: 'Karty do odbioru' },
  { id: 'promocje', label: 'Karty z promocji' },
  { id: 'archiwum', label: 'Archiwum' },
] as const

type TabId = (typeof tabs)[number]['id']

/** `/moje-nagrody`: orders for points, gift cards of promotions, and past orders; `?zamowienie=` shows one order. */
export default function MyAwardsPage() {
  const [search] = useSearchParams()
  const number = Number(/^\d{1,15}$/.exec(search.get('zamowienie') ?? '')?.[0] ?? 0)
  if (number > 0) return <OrderPage key={number} number={number} isNew={search.has('nowe')} />
  return (
    <>
      <PageHead
        title="Moje nagrody"
        action={
          <ButtonLink to="/nagrody" icon={<Gift aria-hidden className="size-5" />}>
            Wybierz nagrodę
          </ButtonLink>
        }
      />
      <Card>
        <Tabs label="Nagrody według pochodzenia" tabs={tabs}>
          {(tab) => <Awards key={tab} tab={tab} />}
        </Tabs>
      </Card>
    </>
  )
}

function Awards({ tab }: { tab: TabId }) {
  if (tab === 'karty') return <GiftCardsToCollect />
  if (tab === 'promocje')
    return (
      <OrderList
        shown="promotions"
        empty={
          <EmptyState icon={CreditCard} title="Brak danych">
            {noBreak(
              'Nie masz jeszcze odebranych kart. Karty, które zdobędziesz w promocjach i odbierzesz, znajdziesz tutaj.',
            )}
          </EmptyState>
        }
      />
    )
  if (tab === 'archiwum')
    return (
      <OrderList
        shown="archive"
        empty={
          <EmptyState icon={Archive} title="Brak danych">
            {noBreak('Zakończone zamówienia z wcześniejszych sezonów znajdziesz tutaj.')}
          </EmptyState>
        }
      />
    )
  return (
    <OrderList
      shown="points"
      empty={
        <EmptyState icon={Gift} title="Brak danych">
          {noBreak(
            'W tym sezonie nie masz jeszcze zamówień. Zajrzyj do katalogu i wymień punkty na nagrodę.',
          )}
        </EmptyState>
      }
    />
  )
}
