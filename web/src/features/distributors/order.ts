import { byDistance, type Place } from '../../format/places'
import { byPostcode } from '../../rules/near-postcode'
import { searchWith } from '../../ui/list-params'

/**
 * The order of the branches: from where the visitor is, from the participant's post office, or by the column that the
 * address names, where the participant's postcode offers another.
 */
export type BranchOrder =
  | { readonly by: 'distance'; readonly place: Place }
  | { readonly by: 'postcode'; readonly postcode: string }
  | { readonly by: 'column'; readonly postcode: string | null }

/** The order of the list: a participant has the nearest first, unless they have chosen a column. */
export function branchOrder(
  search: URLSearchParams,
  ownPlace: Place | null,
  postcode: string | null,
): BranchOrder {
  if (ownPlace) return { by: 'distance', place: ownPlace }
  return postcode && !search.has('sortBy') ? { by: 'postcode', postcode } : { by: 'column', postcode }
}

/** The branches, which the server sorts by a column, in the order of the list. */
export function inOrder<T extends { readonly position: Place; readonly postcode: string }>(
  branches: readonly T[],
  order: BranchOrder,
): readonly T[] {
  if (order.by === 'distance') return byDistance(branches, order.place)
  return order.by === 'postcode' ? byPostcode(branches, order.postcode) : branches
}

/** The address by name where the nearest come first, and the other way round; its filters stay. */
export function otherOrder(search: URLSearchParams, order: BranchOrder): string {
  const byName = { sortBy: 'distributor_name', sortDesc: 'false' }
  return `?${searchWith(search, order.by === 'postcode' ? byName : { sortBy: null, sortDesc: null })}`
}
