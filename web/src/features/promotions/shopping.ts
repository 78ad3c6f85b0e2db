import { formatNumber } from '../../format/numbers'
import { type PackChoice, packListText } from '../../rules/pack-list'
import type { PromotionPack, PromotionPacks } from './queries'

export interface ProductToBuy extends Pick<PromotionPack, 'sap' | 'product' | 'brand' | 'colour' | 'unit'> {
  /** The sizes that count, the smallest first. */
  readonly packs: readonly PromotionPack[]
}

/** The packs by product, in their order. */
export function productsOf(packs: readonly PromotionPack[]): ProductToBuy[] {
  const products = new Map<string, PromotionPack[]>()
  for (const pack of packs) products.set(pack.sap, [...(products.get(pack.sap) ?? []), pack])
  return [...products.values()].flatMap((sizes) => {
    const [first] = sizes
    if (!first) return []
    const { sap, product, brand, colour, unit } = first
    return [{ sap, product, brand, colour, unit, packs: sizes }]
  })
}

/** The calculator with these packs in it; as it is without any. */
export function calculatorWith(packs: readonly PackChoice[]): string {
  return packs.length > 0 ? `/kalkulator?produkty=${packListText(packs)}` : '/kalkulator'
}

/** The most products of an availability check. */
const mostProducts = 50

/** The availability near the participant: of the products of the suggestions, else of all that count. */
export function availabilityOf({
  packs,
  suggestions,
}: Pick<PromotionPacks, 'packs' | 'suggestions'>): string {
  const suggested = suggestions.flatMap(({ items }) => items.map(({ sap }) => sap))
  const all = suggested.length > 0 ? suggested : packs.map(({ sap }) => sap)
  const products = [...new Set(all)].slice(0, mostProducts)
  const address = new URLSearchParams({ products: products.join(','), near: 'me' })
  return `/produkty/sprawdz-dostepnosc?${address}`
}

/** ", ok. 1 200 zł"; nothing without a price. */
export function costText(cost: number | null | undefined): string {
  return cost == null ? '' : `, ok.\u00a0${formatNumber(Math.round(cost / 100))}\u00a0zł`
}
