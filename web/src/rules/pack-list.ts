import { isPackCount } from './packs'

/** A number of packs of one size of a product. */
export interface PackChoice {
  /** SAP code of the product. */
  readonly sap: string
  /** Thousandths of the product's unit. */
  readonly volume: number
  readonly quantity: number
}

/** Packs in an address: "30000107:10000:2,30000108:5000:1". */
export function packListText(packs: readonly PackChoice[]): string {
  return packs.map(({ sap, volume, quantity }) => `${sap}:${volume}:${quantity}`).join(',')
}

/** The packs of an address, without those that make no sense. */
export function readPackList(text: string): PackChoice[] {
  return text.split(',').flatMap((part) => {
    const [, sap, volume, quantity] = /^([\w-]+):(\d{1,9}):(\d{1,7})$/.exec(part.trim()) ?? []
    if (!sap || !isPackCount(Number(quantity))) return []
    return [{ sap, volume: Number(volume), quantity: Number(quantity) }]
  })
}
