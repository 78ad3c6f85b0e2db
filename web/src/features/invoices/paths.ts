import { modalHash } from '../../paths'
import { type Appealed, appealedName } from './appealed'

/** Query parameter with the key of the waiting report that is corrected. */
export const correctedParameter = 'zgloszenie'

/** Query parameter with what is appealed against in the details of an invoice. */
export const appealParameter = 'prosba'

/** Opens an invoice over the page as it stands. */
export function detailsLink(search: URLSearchParams, id: string): string {
  return `?${withId(search, id)}${modalHash('szczegoly-faktury')}`
}

/** Opens the form of an appeal in the details of its invoice. */
export function appealLink(search: URLSearchParams, appealed: Appealed): string {
  const next = withId(search, appealed.document)
  next.set(appealParameter, appealedName(appealed))
  return `?${next}${modalHash('szczegoly-faktury')}`
}

/** Opens the file of an invoice over the page as it stands. */
export function fileLink(search: URLSearchParams, id: string): string {
  return `?${withId(search, id)}${modalHash('plik-faktury')}`
}

function withId(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('id', id)
  return next
}

/** Opens the form of a waiting report over the list as it stands. */
export function correctionLink(search: URLSearchParams, key: string): string {
  const next = new URLSearchParams(search)
  next.set(correctedParameter, key)
  return `?${next}${modalHash('zglos-fakture')}`
}
