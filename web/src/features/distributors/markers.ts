import { DomEvent, divIcon, type Layer, marker } from 'leaflet'
import type { Place } from '../../format/places'
import { counted } from '../../format/plural'
import type { Mark } from './clusters'
import { make } from './popup'
import type { Branch } from './queries'

/** Branches too close to be told apart; pressing brings them nearer. */
export function clusterMarker({ count, place }: Mark & { kind: 'cluster' }, onPress: () => void): Layer {
  const label = `${counted(count, ['oddział', 'oddziały', 'oddziałów'])}, przybliż`
  const button = markButton(label, 'plon-cluster', String(count))
  button.addEventListener('click', onPress)
  return markerAt(place, button, 44)
}

/** One branch; pressing opens it. */
export function branchMarker(branch: Branch | undefined, isOpen: boolean, onPress: () => void): Layer {
  const button = markButton(branch ? nameOf(branch) : '', isOpen ? 'plon-pin plon-pin-open' : 'plon-pin', '')
  button.setAttribute('aria-expanded', String(isOpen))
  button.addEventListener('click', onPress)
  return markerAt(branch?.position ?? { lat: 0, lng: 0 }, button, 32, isOpen ? 1000 : 0)
}

/** A mark is a named button within the tab order. */
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

/** The button of a marker, while it stands on the map. */
export function buttonOf(layer: Layer | undefined): HTMLElement | null {
  const element =
    layer && 'getElement' in layer ? (layer.getElement as () => HTMLElement | undefined)() : null
  return element?.querySelector('button') ?? null
}

export function holdsFocus(layer: Layer): boolean {
  return buttonOf(layer) === document.activeElement
}
