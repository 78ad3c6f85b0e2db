/** The margins at the ends of a track, in pixels. */
export const ends = { left: 20, right: 32 } as const

/** The width of a mark's label, in pixels. */
const labelWidth = 64

export interface Flag {
  readonly x: number
  /** True if the label fits beside its neighbours. */
  readonly isLabelled: boolean
}

interface Places {
  readonly flags: readonly Flag[]
  /** The position of the progress. */
  readonly x: number
}

/**
 * Positions of marks along a track of a width in pixels, the last at its end; where not all labels fit, the next mark's
 * and then the last's take precedence.
 */
export function placesOf(marks: readonly number[], current: number, width: number): Places {
  const length = Math.max(width - ends.left - ends.right, 1)
  const most = Math.max(...marks, 1)
  const least = startOf(marks)
  const at = (amount: number) =>
    ends.left + ((Math.min(Math.max(amount, least), most) - least) / (most - least)) * length
  const next = marks.findIndex((mark) => mark > current)
  const order = [next, marks.length - 1, ...marks.keys()].filter((index) => index >= 0)
  const labelled = new Set<number>()
  for (const index of order) {
    const isFree = [...labelled].every(
      (other) => other === index || Math.abs(at(marks[other] ?? 0) - at(marks[index] ?? 0)) >= labelWidth,
    )
    if (isFree) labelled.add(index)
  }
  return {
    flags: marks.map((mark, index) => ({ x: at(mark), isLabelled: labelled.has(index) })),
    x: at(current),
  }
}

interface Room {
  /** The free width at either side, in pixels. */
  readonly left: number
  readonly right: number
  readonly align: 'left' | 'center' | 'right'
}

/** The reach of a flag beyond its pole. */
const signRadius = 12

/** The room for the text over a flag, which extends to the side with space, in the middle to both. */
export function rewardRoom(x: number, width: number): Room {
  if (x > width * 0.6) return { left: 0, right: Math.max(width - x - signRadius, 0), align: 'right' }
  if (x < width * 0.4) return { left: Math.max(x - signRadius, 0), right: 0, align: 'left' }
  const half = Math.min(x, width - x)
  return { left: x - half, right: width - x - half, align: 'center' }
}

/** The start of the track, one step before the first mark, so that a long distance is shown by its last part. */
function startOf(marks: readonly number[]): number {
  const [first = 0] = marks
  const step = ((marks.at(-1) ?? 0) - first) / (marks.length - 1 || 1)
  return step === 0 ? 0 : Math.max(0, first - step)
}
