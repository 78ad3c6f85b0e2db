/** The room at the ends of a track, in pixels. */
export const ends = { left: 20, right: 32 } as const

/** The room that a mark's words take. */
const labelWidth = 64

export interface Flag {
  readonly x: number
  /** Its words fit beside those of its neighbours. */
  readonly isLabelled: boolean
}

interface Places {
  readonly flags: readonly Flag[]
  /** The distance done. */
  readonly x: number
}

/**
 * Places marks along a track of that many pixels, the last at its end. Where not all words fit, the next to be reached
 * and then the last go first.
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
  /** The free room at either side, in pixels. */
  readonly left: number
  readonly right: number
  readonly align: 'left' | 'center' | 'right'
}

/** The distance that a sign reaches past its pole. */
const signRadius = 12

/** The place of the text over a flag: it grows towards the side that has room, and about the flag in the middle. */
export function rewardRoom(x: number, width: number): Room {
  if (x > width * 0.6) return { left: 0, right: Math.max(width - x - signRadius, 0), align: 'right' }
  if (x < width * 0.4) return { left: Math.max(x - signRadius, 0), right: 0, align: 'left' }
  const half = Math.min(x, width - x)
  return { left: x - half, right: width - x - half, align: 'center' }
}

/** One step before the first mark: of a long way only its last part is shown. */
function startOf(marks: readonly number[]): number {
  const [first = 0] = marks
  const step = ((marks.at(-1) ?? 0) - first) / (marks.length - 1 || 1)
  return step === 0 ? 0 : Math.max(0, first - step)
}
