import 'leaflet/dist/leaflet.css'
import './map.css'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { distance, formatDistance, type Place, routeAddress } from '../../format/places'
import type { SystemSettings } from '../../session/settings'
import { Button } from '../../ui/Button'
import { type BranchMap, createBranchMap, type ZoomRoom } from './leaflet-map'
import { popupOf } from './popup'
import type { Branch } from './queries'
import { startHere } from './route'

/** A branch to open, and the element that was pressed for it. */
export interface Opening {
  readonly branch: Branch
  readonly opener: HTMLElement | null
}

interface DistributorsMapProps {
  branches: readonly Branch[]
  ownPlace: Place | null
  settings: SystemSettings['map']
  opening: Opening | null
}

/** The map, loaded when it is first shown. React gives it its box; what is in it is Leaflet's. */
export default function DistributorsMap({ branches, ownPlace, settings, opening }: DistributorsMapProps) {
  const box = useRef<HTMLElement>(null)
  const map = useRef<BranchMap>(null)
  const place = useRef(ownPlace)
  const [room, setRoom] = useState<ZoomRoom>({ in: true, out: true })
  useEffect(() => {
    place.current = ownPlace
  }, [ownPlace])

  useEffect(() => {
    if (!box.current) return
    const created = createBranchMap(box.current, {
      tiles: settings.tiles ?? null,
      isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      describe: (branch, onClose) =>
        popupOf({
          branch,
          distance: place.current
            ? `${formatDistance(distance(place.current, branch.position))} od Ciebie`
            : null,
          route: routeAddress(settings.route_url, place.current, branch.position),
          onRoute: (press) => {
            if (place.current === null) void startHere(press, settings.route_url, branch.position)
          },
          onClose,
        }),
      onZoom: setRoom,
    })
    map.current = created
    return () => created.remove()
  }, [settings])

  useEffect(() => map.current?.show(branches), [branches])
  useEffect(() => map.current?.setOwnPlace(ownPlace), [ownPlace])
  useEffect(() => {
    if (opening) map.current?.open(opening.branch, opening.opener)
  }, [opening])

  return (
    <div className="flex h-full flex-col">
      <section
        ref={box}
        aria-label="Mapa dystrybutorów"
        className="plon-map isolate scroll-mt-24 h-[60vh] min-h-80 w-full grow rounded-card border border-line"
      />
      <div className="mt-2 flex items-center gap-2">
        <Button
          variant="secondary"
          icon={<Plus aria-hidden className="size-5" />}
          isDisabled={!room.in}
          onPress={() => map.current?.zoomBy(1)}
        >
          Przybliż
        </Button>
        <Button
          variant="secondary"
          icon={<Minus aria-hidden className="size-5" />}
          isDisabled={!room.out}
          onPress={() => map.current?.zoomBy(-1)}
        >
          Oddal
        </Button>
      </div>
      {settings.tiles && <p className="mt-1 text-muted text-small">Mapa: {settings.tiles.attribution}</p>}
    </div>
  )
}
