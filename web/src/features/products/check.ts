import { byPostcode } from '../../rules/near-postcode'

/** The kind of a place that is searched. */
export type PlaceKind = 'distributor' | 'branch' | 'city'

/** Parameters of an availability check in the address. */
export interface Check {
  /** SAP codes, each once. */
  readonly products: readonly string[]
  readonly searchIn: PlaceKind
  readonly search: string
}

const kinds: readonly PlaceKind[] = ['city', 'distributor', 'branch']

/** The check from the address, without products that are no longer on sale. */
export function readCheck(address: URLSearchParams, onSale: readonly string[]): Check {
  const codes = new Set((address.get('products') ?? '').split(',').map((code) => code.trim()))
  return {
    products: onSale.filter((sap) => codes.has(sap)),
    searchIn: kinds.find((kind) => kind === address.get('type')) ?? 'city',
    search: (address.get('search') ?? '').trim(),
  }
}

/** The query string of a check, which starts at its first page. */
export function addressOf({ products, searchIn, search }: Check): URLSearchParams {
  const address = new URLSearchParams()
  if (products.length > 0) address.set('products', products.join(','))
  if (search !== '' || searchIn !== 'city') address.set('type', searchIn)
  if (search !== '') address.set('search', search)
  return address
}

/** The products with one ticked or unticked. */
export function ticked(products: readonly string[], sap: string, isTicked: boolean): string[] {
  const others = products.filter((code) => code !== sap)
  return isTicked ? [...others, sap] : others
}

/** True where the address asks for what is near the participant. */
export function isNearMe(address: URLSearchParams): boolean {
  return address.get('near') === 'me'
}

/** The most towns to choose from. */
const mostTowns = 4

/** The towns with branches that are nearest to a postcode, the nearest first. */
export function nearestTowns(
  branches: readonly { readonly city: string; readonly postcode: string }[],
  postcode: string,
): string[] {
  const towns = byPostcode(branches, postcode).map(({ city }) => city)
  return [...new Set(towns)].slice(0, mostTowns)
}
