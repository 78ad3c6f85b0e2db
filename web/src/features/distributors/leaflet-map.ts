import {
  circleMarker,
  divIcon,
  geoJSON,
  type LatLngBoundsExpression,
  type Layer,
  type Map as LeafletMap,
  map as leafletMap,
  marker,
  popup,
  tileLayer,
} from 'leaflet'
import type { Place } from '../../format/places'
import { createMarkLayer } from './mark-layer'
import { towns, voivodeships } from './outline'
import { make } from './popup'
import type { Branch } from './queries'

const poland: LatLngBoundsExpression = [
  [48.9, 14],
  [54.95, 24.2],
]

/** Near enough to see the surroundings of one branch, far enough to know where in the country it is. */
const branchZoom = 8

interface MapSettings {
  readonly tiles: { readonly url: string } | null
  /** True for users who prefer reduced motion. */
  readonly isStill: boolean
  /** Renders a branch's popup; `close` closes it. */
  readonly describe: (branch: Branch, close: () => void) => HTMLElement
  readonly onZoom: (room: ZoomRoom) => void
}

/** The directions in which the map can still be zoomed. */
export interface ZoomRoom {
  readonly in: boolean
  readonly out: boolean
}

/** The map of branches over the outline of the country: clusters, pins, one open pin, and the visitor's own place. */
export function createBranchMap(container: HTMLElement, settings: MapSettings) {
  const { isStill } = settings
  const map = baseMap(container, settings)
  const marks = createMarkLayer(map, { isStill, onPress: (branch) => open(branch, null) })
  const popupContent = popup({
    closeButton: false,
    maxWidth: 280,
    minWidth: 220,
    offset: [0, -10],
    autoPanPadding: [12, 12],
  })
  let opened: { readonly branch: Branch; readonly opener: HTMLElement | null } | null = null

  /** Opens a branch; closing it returns the focus to `opener`, or to its pin. */
  function open(branch: Branch, opener: HTMLElement | null) {
    opened = { branch, opener }
    marks.setOpen(branch.id)
    if (opener) map.setView(branch.position, Math.max(map.getZoom(), branchZoom), { animate: false })
    marks.draw()
    const content = settings.describe(branch, () => map.closePopup(popupContent))
    if (opener) container.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' })
    popupContent.setLatLng(branch.position).setContent(content).openOn(map)
    content.focus({ preventScroll: true })
  }

  function afterClosing() {
    if (!opened) return
    const { branch, opener } = opened
    opened = null
    marks.setOpen(null)
    marks.draw()
    const target = opener?.isConnected ? opener : (marks.buttonOf(branch.id) ?? container)
    target.focus({ preventScroll: opener === null })
  }

  reportZoomRange(map, settings.onZoom)
  map.on('popupclose', afterClosing)
  container.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !opened) return
    event.stopPropagation()
    map.closePopup(popupContent)
  })

  return {
    /** Shows these branches; the one that is open closes when it is not among them. */
    show(shown: readonly Branch[]) {
      marks.setBranches(shown)
      if (opened && !shown.some(({ id }) => id === opened?.branch.id)) map.closePopup(popupContent)
      marks.redraw()
    },
    open,
    zoomBy: (step: number) => map.setZoom(map.getZoom() + step, { animate: !isStill }),
    setOwnPlace: ownPlaceOn(map, isStill),
    remove() {
      map.off('popupclose', afterClosing)
      map.remove()
    },
  }
}

export type BranchMap = ReturnType<typeof createBranchMap>

function baseMap(container: HTMLElement, { tiles, isStill }: MapSettings): LeafletMap {
  const map = leafletMap(container, {
    attributionControl: false,
    /* Zoom buttons stand under the map, where they cover no pins. */
    zoomControl: false,
    scrollWheelZoom: false,
    minZoom: 5,
    maxZoom: tiles ? 17 : 13,
    zoomSnap: 0.5,
    maxBounds: [
      [46, 8],
      [58, 30],
    ],
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  map.fitBounds(poland)
  /* The wheel scrolls the page until the map has the focus. */
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  if (tiles) tileLayer(tiles.url, { maxZoom: 17 }).addTo(map)
  geoJSON(voivodeships(), {
    interactive: false,
    style: { className: tiles ? 'plon-border' : 'plon-land', weight: 1 },
  }).addTo(map)
  if (!tiles) for (const [name, lat, lng] of towns) townAt(name, { lat, lng }).addTo(map)
  return map
}

/** Reports the directions in which the map can be zoomed, now and after every change. */
function reportZoomRange(map: LeafletMap, onZoom: MapSettings['onZoom']) {
  const report = () => onZoom({ in: map.getZoom() < map.getMaxZoom(), out: map.getZoom() > map.getMinZoom() })
  map.on('zoomend', report)
  report()
}

/** Marks where the visitor is and shows the surroundings. */
function ownPlaceOn(map: LeafletMap, isStill: boolean) {
  let mark: Layer | null = null
  return (place: Place | null) => {
    mark?.remove()
    mark = place && circleMarker(place, { radius: 9, className: 'plon-own-place', interactive: false })
    if (!place || !mark) return
    mark.addTo(map)
    map.setView(place, branchZoom, { animate: !isStill })
  }
}

function townAt(name: string, place: Place): Layer {
  const label = make('span', 'plon-town', name)
  label.setAttribute('aria-hidden', 'true')
  const icon = divIcon({ html: label, className: '', iconSize: [0, 0] })
  return marker(place, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 })
}
