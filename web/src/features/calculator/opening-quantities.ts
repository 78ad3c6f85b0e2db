import { readPackList } from '../../rules/pack-list'
import type { CalculatorData } from '../../session/calculator'
import type { Quantities } from './calculate'

interface Opening {
  readonly quantities: Quantities
  /** The quantities that the address has replaced, null without anything that was typed. */
  readonly replaced: Quantities | null
}

/** The quantities that the page opens with: those of an address, which name products on sale, else the saved ones. */
export function openingQuantities(
  address: URLSearchParams,
  products: CalculatorData['products'],
  saved: Quantities,
): Opening {
  const suggested = suggestedQuantities(address.get('produkty') ?? '', products)
  if (suggested)
    return { quantities: suggested, replaced: isTyped(saved) && !isSame(saved, suggested) ? saved : null }
  const named = address.get('product') ?? ''
  const isOnSale = products.some(({ sap }) => sap === named)
  return { quantities: isOnSale ? { [named]: {}, ...saved } : saved, replaced: null }
}

function suggestedQuantities(text: string, products: CalculatorData['products']): Quantities | null {
  const packs = readPackList(text).filter(({ sap, volume }) =>
    products.some((product) => product.sap === sap && product.volumes.includes(volume)),
  )
  if (packs.length === 0) return null
  const quantities: Record<string, Record<string, number>> = {}
  for (const { sap, volume, quantity } of packs) quantities[sap] = { ...quantities[sap], [volume]: quantity }
  return quantities
}

function isTyped(quantities: Quantities): boolean {
  return Object.values(quantities).some((sizes) => Object.values(sizes).some((quantity) => quantity))
}

function isSame(one: Quantities, other: Quantities): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
