/** Colours of the drawings, the same on light and dark pages, because each drawing has a ground of its own. */
export const palette = {
  ink: '#10233f',
  slate: '#3d5878',
  steel: '#9fb3ca',
  pale: '#e4ecf5',
  white: '#ffffff',
  teal: '#0f8a84',
  deep: '#095e5a',
  green: '#4f9a4a',
  forest: '#1b6b3a',
  sun: '#f7a23b',
  gold: '#ffd27a',
  rust: '#d4622a',
  red: '#c23b2e',
  brown: '#8a5427',
  skin: '#f2c79b',
  sky: '#8cc4e8',
  shade: '#10233f33',
  glow: '#ffffff66',
  mint: '#c9e8e2',
  sand: '#fbe2b8',
  haze: '#cfe1f3',
  leaf: '#d9eac3',
} as const

export type Colour = keyof typeof palette

/** A filled path, or a line of that width, in a box of 640 × 280. */
export type Part = readonly [colour: Colour, path: string, width?: number]

export interface Drawing {
  readonly ground: Colour
  /** Painted in this order; the square in the middle is always in sight. */
  readonly parts: readonly Part[]
  /** A scene fills the whole box, a thing stands on the field that all things share. */
  readonly isScene?: boolean
  /** A short text at a place of its middle. */
  readonly text?: {
    readonly at: readonly [x: number, y: number]
    size: number
    colour: Colour
    content: string
  }
}

export type Drawings = Readonly<Record<string, Drawing>>

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** A box with round corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const [across, down, corner] = [width - 2 * radius, height - 2 * radius, `a${radius} ${radius} 0 0 1 `]
  return `M${x + radius} ${y}h${across}${corner}${radius} ${radius}v${down}${corner}${-radius} ${radius}h${-across}${corner}${-radius} ${-radius}v${-down}${corner}${radius} ${-radius}z`
}

/** A shape at several places. */
export function repeated(places: readonly number[], shape: (place: number) => string): string {
  return places.map(shape).join('')
}
