import type { Luma } from '../../../../pictures/luma'

/** Brightness below which a pixel is ink. */
const ink = 150

/** Most and first step of the degrees that are tried, and the last step. */
const [mostDegrees, firstStep, lastStep] = [10, 0.5, 0.05]

/** Angle in radians by which the lines of a page go down to the right; 0 for an empty page. */
export function skewOf(picture: Luma): number {
  const edges = lowerEdges(picture)
  const sharpness = (degrees: number) => sharpnessAt(edges, picture, Math.tan(radians(degrees)))
  let best = { degrees: 0, value: sharpness(0) }
  const consider = (degrees: number) => {
    const value = sharpness(degrees)
    if (value > best.value) best = { degrees, value }
  }
  for (let degrees = -mostDegrees; degrees <= mostDegrees; degrees += firstStep) consider(degrees)
  for (let step = firstStep / 2; step >= lastStep; step /= 2) {
    const { degrees } = best
    consider(degrees - step)
    consider(degrees + step)
  }
  return radians(best.degrees)
}

/** Places of ink above paper, where letters stand on their line: columns from the middle, and rows, in turns. */
function lowerEdges({ data, width, height }: Luma): Int32Array {
  const edges: number[] = []
  for (let y = 0; y + 1 < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const place = y * width + x
      if ((data[place] ?? 255) < ink && (data[place + width] ?? 0) >= ink)
        edges.push(x - Math.floor(width / 2), y)
    }
  return Int32Array.from(edges)
}

/** Measures how much the edges gather in rows when columns are moved by a slope. */
function sharpnessAt(edges: Int32Array, { width, height }: Luma, slope: number): number {
  const margin = Math.ceil((width / 2) * Math.abs(slope)) + 1
  const rows = new Uint32Array(height + 2 * margin)
  for (let place = 0; place < edges.length; place += 2) {
    const row = Math.round((edges[place + 1] ?? 0) - (edges[place] ?? 0) * slope) + margin
    rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
