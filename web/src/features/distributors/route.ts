import { type Place, routeAddress } from '../../format/places'
import { askPlace } from './own-place'

/** The press of a link, as React and the browser tell of it. */
type Press = Pick<MouseEvent, 'preventDefault' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * A link to a route begins where the visitor is. Until that is known a press asks for it first; who would not say, or cannot
 * be found, is asked by the maps service. A browser that opens no page so long after the press is led there in this one.
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
