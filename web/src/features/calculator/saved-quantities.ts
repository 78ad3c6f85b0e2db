import { isPackCount } from '../../rules/packs'
import type { Quantities } from './calculate'

/** The key in sessionStorage of a participant's quantities. */
function placeOf(nip: string): string {
  return `plon-calculator:${nip}`
}

export function saveQuantities(nip: string, quantities: Quantities) {
  sessionStorage.setItem(placeOf(nip), JSON.stringify(quantities))
}

/** The stored quantities; none where nothing valid is stored. */
export function savedQuantities(nip: string): Quantities {
  try {
    return quantitiesFrom(JSON.parse(sessionStorage.getItem(placeOf(nip)) ?? '{}'))
  } catch {
    return {}
  }
}

function quantitiesFrom(value: unknown): Quantities {
  if (!isRecord(value)) return {}
  const products = Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] =>
    isRecord(entry[1]),
  )
  return Object.fromEntries(
    products.map(([sap, sizes]) => [
      sap,
      Object.fromEntries(Object.entries(sizes).map(([volume, quantity]) => [volume, quantityOf(quantity)])),
    ]),
  )
}

function quantityOf(value: unknown): number | null {
  return typeof value === 'number' && (value === 0 || isPackCount(value)) ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
