import { type Place, routeAddress } from '../../format/places'
import { askPlace } from './own-place'

/** The press of a link, as React and the browser report it. */
type Press = Pick<MouseEvent, 'preventDefault' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Starts a route at the visitor's location, which the first press asks for; without it the maps service asks. A browser
 * that blocks a new window so long after the press opens the route in this one.
 */
export async function startHere(press: Press, template: string, to: Place) {
  if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return
  press.preventDefault()
  const from = await askPlace().catch(() => null)
  const address = routeAddress(template, from, to)
  const page = window.open(address, '_blank')
  if (page) page.opener = null
  else window.location.assign(address)
}
