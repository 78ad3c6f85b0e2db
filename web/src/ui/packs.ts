/** The shape in which a pack is drawn. */
type Shape = 'bottle' | 'canister' | 'drum' | 'box' | 'bag'

export interface Drawn {
  readonly volume: number
  readonly shape: Shape
  /** Fraction of the full size. */
  readonly scale: number
}

const most = 3
const smallest = 0.62

/** Packs to draw, the largest last: those that a person can carry, else all. */
export function packsToDraw(unit: string, volumes: readonly number[]): Drawn[] {
  const carried = volumes.filter((volume) => volume <= 25_000)
  const sorted = [...(carried.length > 0 ? carried : volumes)].sort((one, other) => one - other)
  const shown = sorted.slice(-most)
  return shown.map((volume, index) => ({
    volume,
    shape: shapeOf(unit, volume),
    scale: shown.length === 1 ? 1 : smallest + ((1 - smallest) * (index + 1)) / shown.length,
  }))
}

/** The shape by unit and size, in thousandths of a litre or kilogram. */
export function shapeOf(unit: string, volume: number): Shape {
  if (unit === 'kg') return volume < 2_000 ? 'box' : 'bag'
  if (volume <= 1_000) return 'bottle'
  return volume <= 60_000 ? 'canister' : 'drum'
}
