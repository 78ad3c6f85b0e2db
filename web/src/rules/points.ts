/* Points are whole and may be more than a Number holds exactly: everything here is a BigInt. */

const thousandthsSquared = 1_000_000n

/** The points of a line: quantity × volume × points per unit (both in thousandths), rounded half up, once. */
export function earned(quantity: number, volume: number, pointsPerUnit: number): bigint {
  const millionths = BigInt(quantity) * BigInt(volume) * BigInt(pointsPerUnit)
  return (millionths + thousandthsSquared / 2n) / thousandthsSquared
}

/** The limit that reduced the points: that of the participant's total, or the product's cap. */
export type Bound = 'total' | 'product'

export interface GrantResult {
  readonly granted: bigint
  readonly cut: bigint
  readonly bound: Bound | null
}

/** Applies the product's cap and then the limit of the total; the bound is the last one that reduces the points. */
export function applyLimits(points: bigint, productRoom: bigint | null, totalRoom: bigint): GrantResult {
  const withinProduct = productRoom === null ? points : within(points, productRoom)
  const granted = within(withinProduct, totalRoom)
  return { granted, cut: points - granted, bound: boundOf(points, withinProduct, granted) }
}

function boundOf(points: bigint, withinProduct: bigint, granted: bigint): Bound | null {
  if (granted < withinProduct) return 'total'
  return withinProduct < points ? 'product' : null
}

/** Room below zero is no room. */
function within(points: bigint, room: bigint): bigint {
  const left = room > 0n ? room : 0n
  return points <= left ? points : left
}
