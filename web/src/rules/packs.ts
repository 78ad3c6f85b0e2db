/** The most packs on a line. */
export const mostPacks = 1_000_000

export const packCountError = 'Liczba opakowań musi być od 1 do 1\u00a0000\u00a0000'

/** True for a number of packs that a line may hold. */
export function isPackCount(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPacks
}
