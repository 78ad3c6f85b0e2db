import { encode } from 'uqr'
import type { Luma } from '../luma'

/** A code on a page: its text, its left upper corner and its side, in millimetres. */
export interface PlacedCode {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly side: number
}

/** The way in which a page of A4 was photographed. */
export interface Shot {
  readonly width: number
  readonly height: number
  /** Pixels of a millimetre in the middle of the picture. */
  readonly density: number
  /** Degrees by which the camera was turned. */
  readonly turn?: number
  /** Part by which a millimetre shrinks on the way to the page's edge. */
  readonly tilt?: number
  /** Brightness of ink and paper, and the part of it that is lost towards a corner. */
  readonly ink?: number
  readonly paper?: number
  readonly shade?: number
  /** Greatest deviation of a pixel. */
  readonly noise?: number
}

const quiet = 4

/** Draws a page with lines of dashes for its text, as a camera would see it. */
export function photograph(codes: readonly PlacedCode[], shot: Shot): Luma {
  const { width, height, density, turn = 0, tilt = 0, ink = 30, paper = 230, shade = 0, noise = 0 } = shot
  const inkAt = pageOf(codes)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const data = new Uint8Array(width * height)
  const random = randomFrom(1)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      let dark = 0
      for (const [right, down] of samples) {
        const u = (column + right - width / 2) / density
        const v = (row + down - height / 2) / density
        const depth = 1 + (tilt * (u + v)) / 300
        dark += inkAt(105 + (cos * u + sin * v) / depth, 148.5 + (cos * v - sin * u) / depth) ? 0.25 : 0
      }
      const light = (paper - (paper - ink) * dark) * (1 - (shade * (column / width + row / height)) / 2)
      data[row * width + column] = Math.max(0, Math.min(255, light + (random() - 0.5) * 2 * noise))
    }
  return { data, width, height }
}

/** Points within a pixel. */
const samples = [0.25, 0.75].flatMap((right) => [0.25, 0.75].map((down) => [right, down] as const))

/** True where a page has ink, by millimetres. */
function pageOf(codes: readonly PlacedCode[]) {
  const drawn = codes.map(({ text, ...place }) => ({
    ...place,
    ...encode(text, { ecc: 'M', border: quiet }),
  }))
  return (x: number, y: number) => {
    for (const { x: left, y: top, side, size, data } of drawn) {
      const module = side / (size - 2 * quiet)
      const column = Math.floor((x - left) / module) + quiet
      const line = data[Math.floor((y - top) / module) + quiet]
      if (line?.[column] !== undefined) return line[column]
    }
    if (x < 15 || x > 195 || y < 60 || y > 280) return false
    return y % 5 < 2 && (Math.sin(x * 7) + Math.sin(x * 3 + y) > 0.4 || x % 30 < 0.3)
  }
}

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
