import { useQuery } from '@tanstack/react-query'
import { MapPinned, SearchX } from 'lucide-react'
import type { Preload } from '../../api/document'
import { queryClient } from '../../api/query-client'
import { noBreak } from '../../format/text'
import { modalHash } from '../../paths'
import { useSession } from '../../session/session'
import { EmptyState } from '../../ui/EmptyState'
import { ButtonLink, Link } from '../../ui/Link'
import { pageIn, useListParams } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { PlainButton } from '../../ui/PlainButton'
import { Skeleton } from '../../ui/Skeleton'
import { defaultSort, isFiltered, listQuery, noFilters } from './list-query'
import { getsPoints, ProductCard, viewerOf } from './ProductCard'
import { ProductFilters } from './ProductFilters'
import { productsQuery } from './queries'

export const preload: Preload = ({ search }) => [
  queryClient.prefetchQuery(productsQuery(listQuery(pageIn(search), defaultSort, () => ''))),
]

/** `/produkty`: products that earn points, open to everybody. */
export default function ProductsPage() {
  const params = useListParams(defaultSort)
  const query = listQuery(params.page, params.sort, params.filter)
  const { data, isPlaceholderData } = useQuery(productsQuery(query))
  const who = viewerOf(useSession())
  return (
    <>
      <PageHead
        title="Produkty"
        about={
          <>
            {noBreak(`Za każdy litr i kilogram tych środków ${getsPoints[who]} punkty`)}
            {data && ` w\u00a0sezonie ${data.filters.season}`}.
          </>
        }
        action={
          who === 'guest' ? (
            <p className="max-w-text">
              <Link to={modalHash('logowanie')}>Zaloguj się</Link>
              {', żeby sprawdzić, gdzie je kupisz.'}
            </p>
          ) : (
            <ButtonLink to="/produkty/sprawdz-dostepnosc" icon={<MapPinned aria-hidden className="size-5" />}>
              Sprawdź dostępność
            </ButtonLink>
          )
        }
      />
      <ProductFilters {...params} />
      {data?.data.items.length === 0 ? (
        <NoProducts isFiltered={isFiltered(query)} onClear={() => params.setFilters(noFilters)} />
      ) : (
        <ul
          aria-busy={isPlaceholderData || undefined}
          className={`grid items-start gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3 2xl:grid-cols-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {data
            ? data.data.items.map((product) => (
                <ProductCard key={product.sap} product={product} season={data.filters.season} who={who} />
              ))
            : waiting}
        </ul>
      )}
      {data && <Pager meta={data.meta} />}
    </>
  )
}

function NoProducts({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered)
    return (
      <EmptyState icon={SearchX} title="Brak danych">
        {noBreak('Nie ma jeszcze produktów w programie albo nie ma takiej strony listy.')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon={SearchX}
      title="Brak danych"
      action={
        <PlainButton variant="secondary" onClick={onClear}>
          Pokaż wszystkie
        </PlainButton>
      }
    >
      {noBreak('Żaden produkt nie pasuje do filtrów. Sprawdź pisownię albo usuń któryś z filtrów.')}
    </EmptyState>
  )
}

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
  <li key={key}>
    <Skeleton className="h-96 w-full" />
  </li>
))
