import { scaleBand, scaleLinear } from 'd3-scale'

/** The margins of a chart for its axes, in pixels. */
export const margins = { top: 12, right: 4, bottom: 28, left: 72 } as const

interface BarPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Tick {
  readonly value: number
  readonly y: number
}

interface Layout {
  readonly bars: readonly BarPlace[]
  readonly ticks: readonly Tick[]
  /** The whole column of each bar, which reacts to press and pointer. */
  readonly columns: readonly { readonly x: number; readonly width: number }[]
  /** The number of bars that share one label. */
  readonly labelEvery: number
  /** Where the middle of the last label may stand, so that nothing of it is cut off. */
  readonly labelsEnd: number
  readonly base: number
}

/** Widths in pixels of a letter under a bar and of the gap between two labels. */
const letterWidth = 7
const labelGap = 6

/**
 * Positions of bars in a box of a width in pixels; the axis begins at zero. `letters` is the length of the longest
 * label.
 */
export function layoutOf(values: readonly number[], width: number, height: number, letters = 4): Layout {
  const labelWidth = letters * letterWidth + labelGap
  const base = height - margins.bottom
  const most = Math.max(0, ...values)
  const y = scaleLinear([0, most === 0 ? 1 : most], [base, margins.top]).nice(4)
  const x = scaleBand(
    values.map((_, index) => index),
    [margins.left, Math.max(width - margins.right, margins.left + 1)],
  ).padding(0.25)
  const step = x.step()
  const bars = values.map((value, index) => {
    const top = y(Math.max(0, value))
    return { x: x(index) ?? 0, y: top, width: x.bandwidth(), height: base - top }
  })
  return {
    bars,
    base,
    ticks: (most === 0 ? [0] : y.ticks(4)).map((value) => ({ value, y: y(value) })),
    columns: bars.map((bar) => ({ x: bar.x - (step - bar.width) / 2, width: step })),
    labelEvery: Math.max(1, Math.ceil(labelWidth / step)),
    labelsEnd: width - labelWidth / 2,
  }
}
