import { useQuery } from '@tanstack/react-query'
import { Map as MapIcon } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { noBreak } from '../../format/text'
import { loadOrReload } from '../../loading'
import { useSession } from '../../session/session'
import { useSettings } from '../../session/settings'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { useListParams } from '../../ui/list-params'
import { PageHead } from '../../ui/PageHead'
import { Skeleton } from '../../ui/Skeleton'
import { BranchList } from './BranchList'
import { DistributorFilters } from './DistributorFilters'
import type { Opening } from './DistributorsMap'
import { defaultSort, listQuery, noFilters } from './list-query'
import { OrderNote } from './OrderNote'
import { branchOrder, inOrder, otherOrder } from './order'
import { useOwnPlace } from './own-place'
import { type Branch, branchesQuery } from './queries'

const DistributorsMap = lazy(() => loadOrReload(() => import('./DistributorsMap')))

/** `/dystrybutorzy`: distributors of the programme's products, as a list and on a map. */
export default function DistributorsPage() {
  const { page, sort, onSort, filter, setFilters } = useListParams(defaultSort)
  const [search] = useSearchParams()
  const { own, ask, forget } = useOwnPlace()
  const { data, isPlaceholderData } = useQuery(branchesQuery(listQuery(sort, filter)))
  const settings = useSettings()
  const isWide = useIsWide()
  const [isMapShown, showMap] = useState(false)
  const [opening, setOpening] = useState<Opening | null>(null)
  const ownPlace = own.kind === 'known' ? own.place : null
  const order = branchOrder(search, ownPlace, usePostcode())
  const branches = data && inOrder(data.items, order)

  function openOnMap(branch: Branch, opener: HTMLElement | null) {
    showMap(true)
    setOpening({ branch, opener })
  }

  return (
    <>
      <PageHead title="Dystrybutorzy" />
      <Card>
        <DistributorFilters
          filter={filter}
          setFilters={setFilters}
          own={own}
          onNearest={() => {
            setFilters({})
            if (ownPlace) forget()
            else ask()
          }}
          mapButton={!isWide && <MapButton isShown={isMapShown} onPress={() => showMap(!isMapShown)} />}
        />
        {own.kind === 'refused' && (
          <div className="mb-4">
            <Alert tone="info" announce>
              {noBreak(own.sentence)}
            </Alert>
          </div>
        )}
        <OrderNote order={order} other={otherOrder(search, order)} />
        <div className="grid gap-5 lg:grid-cols-2">
          {(isWide || isMapShown) && (
            <div className="scroll-mt-24 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:order-2 lg:h-[calc(100dvh-var(--header-height)-4rem)] lg:pb-6">
              <Suspense fallback={<Skeleton className="h-[60vh] w-full lg:h-full" />}>
                {settings && branches && (
                  <DistributorsMap
                    branches={branches}
                    ownPlace={ownPlace}
                    settings={settings.map}
                    opening={opening}
                  />
                )}
              </Suspense>
            </div>
          )}
          <div className="min-w-0">
            <BranchList
              branches={branches}
              fields={data?.fields ?? []}
              page={page}
              sort={order.by === 'column' ? sort : null}
              onSort={onSort}
              isBusy={isPlaceholderData}
              ownPlace={ownPlace}
              routeUrl={settings?.map.route_url ?? null}
              onShow={openOnMap}
              onClear={() => setFilters(noFilters)}
            />
          </div>
        </div>
      </Card>
    </>
  )
}

function MapButton({ isShown, onPress }: { isShown: boolean; onPress: () => void }) {
  return (
    <Button
      variant="secondary"
      wide
      icon={<MapIcon aria-hidden className="size-5" />}
      aria-expanded={isShown}
      onPress={onPress}
    >
      {isShown ? 'Ukryj mapę' : 'Pokaż mapę'}
    </Button>
  )
}

/** The participant's postcode; null for visitors. */
function usePostcode(): string | null {
  const session = useSession()
  return session.kind === 'participant' ? session.user.profile.company_postcode : null
}

const wide = window.matchMedia('(min-width: 62rem)')

/** True where list and map stand side by side; the map is not loaded before it is shown. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => wide.matches,
  )
}
