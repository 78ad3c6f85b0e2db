import {
  circleMarker,
  DomEvent,
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
import { counted } from '../../format/plural'
import { type Bounds, clustersOf, type Mark } from './clusters'
import { towns, voivodeships } from './outline'
import { make } from './popup'
import type { Branch } from './queries'

const poland: LatLngBoundsExpression = [
  [48.9, 14],
  [54.95, 24.2],
]

/** Near enough to see the surroundings of one branch, far enough to know where in the country it is. */
const branchZoom = 8

/** Half a mark, in pixels. */
const rim = 22

interface MapSettings {
  readonly tiles: { readonly url: string } | null
  /** Less motion is wished for. */
  readonly isStill: boolean
  /** The words of a branch; `close` ends them. */
  readonly describe: (branch: Branch, close: () => void) => HTMLElement
  readonly onZoom: (room: ZoomRoom) => void
}

/** Which way the map can still be zoomed. */
export interface ZoomRoom {
  readonly in: boolean
  readonly out: boolean
}

/** The map of branches over the outline of the country: clusters, pins, one open pin, and the visitor's own place. */
export function createBranchMap(container: HTMLElement, settings: MapSettings) {
  const map = baseMap(container, settings)
  const drawn = new Map<string, Layer>()
  let branches: readonly Branch[] = []
  let opened: { readonly branch: Branch; readonly opener: HTMLElement | null } | null = null
  let marksIn = clustersOf([])
  let ownPlace: Layer | null = null

  function draw() {
    const marks = marksIn(boundsOf(map), map.getZoom())
    const isOpen = (mark: Mark) => mark.kind === 'branch' && mark.id === opened?.branch.id
    const wanted = new Map(marks.map((mark) => [isOpen(mark) ? `open-${mark.key}` : mark.key, mark]))
    for (const [key, layer] of drawn) {
      if (wanted.has(key)) continue
      if (container.contains(document.activeElement) && holdsFocus(layer)) container.focus()
      layer.remove()
      drawn.delete(key)
    }
    for (const [key, mark] of wanted) {
      if (!drawn.has(key)) drawn.set(key, draws(mark, isOpen(mark)).addTo(map))
    }
  }

  function draws(mark: Mark, isOpen: boolean): Layer {
    return mark.kind === 'cluster' ? clusterOf(mark) : pinOf(mark.id, isOpen)
  }

  function clusterOf(mark: Mark & { kind: 'cluster' }): Layer {
    const label = `${counted(mark.count, ['oddział', 'oddziały', 'oddziałów'])}, przybliż`
    const button = markButton(label, 'plon-cluster', String(mark.count))
    button.addEventListener('click', () => {
      map.setView(mark.place, Math.min(mark.opensAt, map.getMaxZoom()), { animate: !settings.isStill })
      container.focus()
    })
    return markerAt(mark.place, button, 44)
  }

  function pinOf(id: number, isOpen: boolean): Layer {
    const branch = branches.find((one) => one.id === id)
    const button = markButton(
      branch ? nameOf(branch) : '',
      isOpen ? 'plon-pin plon-pin-open' : 'plon-pin',
      '',
    )
    button.setAttribute('aria-expanded', String(isOpen))
    button.addEventListener('click', () => branch && open(branch, null))
    return markerAt(branch?.position ?? { lat: 0, lng: 0 }, button, 32, isOpen ? 1000 : 0)
  }

  const words = popup({
    closeButton: false,
    maxWidth: 280,
    minWidth: 220,
    offset: [0, -10],
    autoPanPadding: [12, 12],
  })

  /** Opens a branch; when it is closed the focus returns to `opener`, or to its pin. */
  function open(branch: Branch, opener: HTMLElement | null) {
    opened = { branch, opener }
    marksIn = clustersOf(branches, branch.id)
    if (opener) map.setView(branch.position, Math.max(map.getZoom(), branchZoom), { animate: false })
    draw()
    const content = settings.describe(branch, () => map.closePopup(words))
    if (opener)
      container.scrollIntoView({ block: 'nearest', behavior: settings.isStill ? 'instant' : 'smooth' })
    words.setLatLng(branch.position).setContent(content).openOn(map)
    content.focus({ preventScroll: true })
  }

  function afterClosing() {
    if (!opened) return
    const { branch, opener } = opened
    opened = null
    marksIn = clustersOf(branches)
    draw()
    const pin = drawn.get(`branch-${branch.id}`)
    const target = opener?.isConnected ? opener : (buttonOf(pin) ?? container)
    target.focus({ preventScroll: opener === null })
  }

  const tellRoom = () =>
    settings.onZoom({ in: map.getZoom() < map.getMaxZoom(), out: map.getZoom() > map.getMinZoom() })

  map.on('moveend zoomend', draw)
  map.on('zoomend', tellRoom)
  tellRoom()
  map.on('popupclose', afterClosing)
  container.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !opened) return
    event.stopPropagation()
    map.closePopup(words)
  })

  return {
    /** Shows these branches; the one that is open closes when it is not among them. */
    show(shown: readonly Branch[]) {
      branches = shown
      if (opened && !shown.some(({ id }) => id === opened?.branch.id)) map.closePopup(words)
      marksIn = clustersOf(shown, opened?.branch.id)
      for (const layer of drawn.values()) layer.remove()
      drawn.clear()
      draw()
    },
    open,
    zoomBy: (step: number) => map.setZoom(map.getZoom() + step, { animate: !settings.isStill }),
    /** Marks where the visitor is and shows the surroundings. */
    setOwnPlace(place: Place | null) {
      ownPlace?.remove()
      ownPlace = place && circleMarker(place, { radius: 9, className: 'plon-own-place', interactive: false })
      if (!place || !ownPlace) return
      ownPlace.addTo(map)
      map.setView(place, branchZoom, { animate: !settings.isStill })
    },
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
    /* Buttons on the map would cover pins: they stand under it. */
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
  /* The wheel turns the page until the map has the focus. */
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

/** What is in sight, but for a rim in which a mark would be cut in half. */
function boundsOf(map: LeafletMap): Bounds {
  const { x, y } = map.getSize()
  const northWest = map.containerPointToLatLng([rim, rim])
  const southEast = map.containerPointToLatLng([x - rim, y - rim])
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat]
}

function townAt(name: string, place: Place): Layer {
  const label = make('span', 'plon-town', name)
  label.setAttribute('aria-hidden', 'true')
  const icon = divIcon({ html: label, className: '', iconSize: [0, 0] })
  return marker(place, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 })
}

/** A mark is a button of its own, with a name and a place in the order of the Tab key. */
function markButton(label: string, className: string, text: string): HTMLButtonElement {
  const button = make('button', className, text)
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.title = label
  DomEvent.on(button, 'click dblclick', DomEvent.stopPropagation)
  return button
}

function markerAt(place: Place, button: HTMLButtonElement, size: number, zIndexOffset = 0): Layer {
  const icon = divIcon({ html: button, className: '', iconSize: [size, size] })
  return marker(place, { icon, interactive: false, keyboard: false, zIndexOffset })
}

function nameOf({ distributor_name, name, city }: Branch): string {
  return `${distributor_name}, ${name.includes(city) ? name : `${name}, ${city}`}`
}

function buttonOf(layer: Layer | undefined): HTMLElement | null {
  const element =
    layer && 'getElement' in layer ? (layer.getElement as () => HTMLElement | undefined)() : null
  return element?.querySelector('button') ?? null
}

function holdsFocus(layer: Layer): boolean {
  return buttonOf(layer) === document.activeElement
}
