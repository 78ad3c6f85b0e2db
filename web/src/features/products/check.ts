/** The kind of a place that is searched. */
export type PlaceKind = 'distributor' | 'branch' | 'city'

/** An availability check as it stands in the address. */
export interface Check {
  /** SAP codes, each once. */
  readonly products: readonly string[]
  readonly searchIn: PlaceKind
  readonly search: string
}

const kinds: readonly PlaceKind[] = ['city', 'distributor', 'branch']

/** Reads the check out of the address; products that are not on sale any more are left out. */
export function readCheck(address: URLSearchParams, onSale: readonly string[]): Check {
  const codes = new Set((address.get('products') ?? '').split(',').map((code) => code.trim()))
  return {
    products: onSale.filter((sap) => codes.has(sap)),
    searchIn: kinds.find((kind) => kind === address.get('type')) ?? 'city',
    search: (address.get('search') ?? '').trim(),
  }
}

/** The address of a check; another one starts at its first page. */
export function addressOf({ products, searchIn, search }: Check): URLSearchParams {
  const address = new URLSearchParams()
  if (products.length > 0) address.set('products', products.join(','))
  if (search !== '' || searchIn !== 'city') address.set('type', searchIn)
  if (search !== '') address.set('search', search)
  return address
}

/** Ticks a product or takes its tick away. */
export function ticked(products: readonly string[], sap: string, isTicked: boolean): string[] {
  const others = products.filter((code) => code !== sap)
  return isTicked ? [...others, sap] : others
}
