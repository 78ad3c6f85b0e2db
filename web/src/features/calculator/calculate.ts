import { isPackCount } from '../../rules/packs'
import { applyLimits, type Bound, earned } from '../../rules/points'
import type { CalculatorData } from '../../session/calculator'
import type { CalculatorProduct } from './queries'

/** The number of packs of each size of a product, by its SAP code and then by the size; null where nothing is typed. */
export type Quantities = Readonly<Record<string, Readonly<Record<string, number | null>>>>

interface CalculatedLine {
  readonly product: CalculatorProduct
  readonly volume: number
  readonly quantity: number
  readonly points: bigint
  readonly granted: bigint
  readonly bound: Bound | null
}

export interface Calculation {
  readonly lines: readonly CalculatedLine[]
  /** Points before the limits; `granted` are those after. */
  readonly points: bigint
  readonly granted: bigint
  /** Products whose cap reduces the points. */
  readonly capped: readonly CalculatorProduct[]
  readonly hitsLimit: boolean
  /** Levels that the purchase reaches, with their bonuses. */
  readonly reached: readonly { readonly level: number; readonly bonus: bigint }[]
  /** The lifetime total afterwards, and the first level that it does not reach. */
  readonly total: bigint
  readonly next: { readonly level: number; readonly missing: bigint } | null
}

/** The result of a purchase on top of the participant's standing; the lines in the order of the list. */
export function calculate(basis: CalculatorData, quantities: Quantities): Calculation {
  const limit = BigInt(basis.limit)
  let total = BigInt(basis.total)
  const lines: CalculatedLine[] = []
  for (const product of basis.products) {
    let grantedForProduct = BigInt(product.granted)
    for (const volume of product.volumes) {
      const quantity = quantities[product.sap]?.[volume] ?? 0
      if (!isPackCount(quantity)) continue
      const points = earned(quantity, volume, product.points_per_unit)
      const room = product.cap_points == null ? null : BigInt(product.cap_points) - grantedForProduct
      const { granted, bound } = applyLimits(points, room, limit - total)
      total += granted
      grantedForProduct += granted
      lines.push({ product, volume, quantity, points, granted, bound })
    }
  }
  const granted = sum(lines.map((line) => line.granted))
  const reached = reach(basis, total)
  total += sum(reached.map(({ bonus }) => bonus))
  return {
    lines,
    points: sum(lines.map((line) => line.points)),
    granted,
    capped: basis.products.filter((product) =>
      lines.some((line) => line.product === product && line.bound === 'product'),
    ),
    hitsLimit: lines.some(({ bound }) => bound === 'total'),
    reached,
    total,
    next: nextLevel(basis, total, new Set(reached.map(({ level }) => level))),
  }
}

/** The levels reached between the current total and the new one; a bonus counts too, and may reach the next level. */
function reach(
  { levels, total: before, limit }: CalculatorData,
  total: bigint,
): { level: number; bonus: bigint }[] {
  const reached: { level: number; bonus: bigint }[] = []
  let after = total
  for (const { level, bonus_points, reached: isOld } of levels) {
    if (isOld || level <= before || BigInt(level) > after) continue
    const { granted: bonus } = applyLimits(BigInt(bonus_points), null, BigInt(limit) - after)
    after += bonus
    reached.push({ level, bonus })
  }
  return reached
}

function nextLevel(
  { levels }: CalculatorData,
  total: bigint,
  reached: ReadonlySet<number>,
): Calculation['next'] {
  const next = levels.find(
    ({ level, reached: isOld }) => !isOld && !reached.has(level) && BigInt(level) > total,
  )
  return next ? { level: next.level, missing: BigInt(next.level) - total } : null
}

function sum(points: readonly bigint[]): bigint {
  return points.reduce((all, one) => all + one, 0n)
}
