import { useQuery } from '@tanstack/react-query'
import { ListChecks, MapPinned, SearchX, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureFrom } from '../../api/errors'
import { counted } from '../../format/plural'
import { noBreak } from '../../format/text'
import { useUser } from '../../session/session'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { pageIn } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Pager } from '../../ui/Pager'
import { ParentLink } from '../../ui/ParentLink'
import { PageSkeleton, Skeleton } from '../../ui/Skeleton'
import { Branches } from './Branches'
import { ChooseProducts } from './ChooseProducts'
import { addressOf, type Check, isNearMe, nearestTowns, readCheck } from './check'
import { PlaceSearch } from './PlaceSearch'
import { availabilityQuery, branchesQuery, type Dictionary, dictionaryQuery } from './queries'

/** `/produkty/sprawdz-dostepnosc`: branches that sell the chosen products. */
export default function AvailabilityPage() {
  const { data: dictionary } = useQuery(dictionaryQuery)
  return dictionary ? <Availability dictionary={dictionary} /> : <PageSkeleton />
}

function Availability({ dictionary }: { dictionary: Dictionary }) {
  const [check, change] = useCheck(dictionary)
  const [address] = useSearchParams()
  const { near, isAwaited } = useNear(check, change)
  return (
    <>
      <ParentLink to="/produkty">Wszystkie produkty</ParentLink>
      <PageHead
        title="Sprawdź dostępność"
        about={noBreak('Zaznacz produkty i wskaż miejsce, a pokażemy, w których oddziałach je kupisz.')}
        action={
          check.search !== '' && (
            <Button
              variant="quiet"
              icon={<X aria-hidden className="size-5" />}
              onPress={() => change({ products: [], searchIn: 'city', search: '' })}
            >
              Wyczyść wszystko
            </Button>
          )
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
        <ChooseProducts
          products={dictionary.products}
          chosen={check.products}
          onChoose={(products) => change({ products })}
        />
        <div className="flex min-w-0 flex-col gap-5">
          <PlaceSearch
            dictionary={dictionary}
            searchIn={check.searchIn}
            search={check.search}
            near={near}
            onSearch={(searchIn, search) => change({ searchIn, search })}
          />
          <section aria-labelledby="found" className="flex flex-col gap-4">
            <h2 id="found" className="font-bold text-h2">
              3. Gdzie kupisz
            </h2>
            {isAwaited ? (
              <Skeleton className="h-48 w-full" />
            ) : (
              <Found check={check} page={pageIn(address)} />
            )}
          </section>
        </div>
      </div>
    </>
  )
}

/** State of the check, stored in the URL; a tick shows at once, before the address changes. */
function useCheck({ products }: Dictionary): [Check, (part: Partial<Check>) => void] {
  const [address, setAddress] = useSearchParams()
  const onSale = products.map(({ sap }) => sap)
  const [check, setCheck] = useState(() => readCheck(address, onSale))
  function change(part: Partial<Check>) {
    const next = { ...check, ...part }
    setCheck(next)
    setAddress(addressOf(next), { replace: true, preventScrollReset: true })
  }
  return [check, change]
}

/** The towns nearest to the participant, where the address asks for them; the first one is searched at once. */
function useNear(check: Check, change: (part: Partial<Check>) => void) {
  const [address] = useSearchParams()
  const [isRequested] = useState(() => isNearMe(address))
  const { company_postcode: postcode } = useUser().profile
  const { data: branches, isPending } = useQuery({ ...branchesQuery, enabled: isRequested })
  const towns = branches ? nearestTowns(branches, postcode) : []
  const [nearest] = towns
  const choose = useEffectEvent((town: string) => {
    if (check.search === '') change({ searchIn: 'city', search: town })
  })
  useEffect(() => {
    if (nearest !== undefined) choose(nearest)
  }, [nearest])
  return { near: isRequested ? { postcode, towns } : null, isAwaited: isRequested && isPending }
}

function Found({ check, page }: { check: Check; page: number }) {
  const { data, error, isFetching } = useQuery(availabilityQuery(check, page))
  if (check.products.length === 0)
    return (
      <EmptyState icon={ListChecks} title="Zaznacz co najmniej jeden produkt">
        {noBreak('Możesz zaznaczyć kilka naraz: powiemy, który oddział ma ich najwięcej.')}
      </EmptyState>
    )
  if (check.search === '')
    return (
      <EmptyState icon={MapPinned} title="Wskaż miejsce">
        {noBreak('Wybierz miejscowość, dystrybutora albo oddział.')}
      </EmptyState>
    )
  if (error)
    return (
      <Alert tone="danger" announce>
        {failureFrom(error).sentence ?? 'Nie udało się sprawdzić dostępności. Spróbuj ponownie za chwilę.'}
      </Alert>
    )
  if (!data) return <Skeleton className="h-48 w-full" />
  const { total } = data.meta
  return (
    <>
      <p role="status">
        {total > 0 && `${counted(total, ['oddział', 'oddziały', 'oddziałów'])} z\u00a0wybranymi produktami`}
      </p>
      {total === 0 ? (
        <EmptyState icon={SearchX} title="Brak danych">
          {noBreak(
            'W tym miejscu nikt nie ma zaznaczonych produktów. Wybierz sąsiednią miejscowość albo innego dystrybutora.',
          )}
        </EmptyState>
      ) : (
        <div aria-busy={isFetching || undefined} className={isFetching ? 'opacity-60' : ''}>
          <Branches branches={data.data.items} />
          <Pager meta={data.meta} />
        </div>
      )}
    </>
  )
}
