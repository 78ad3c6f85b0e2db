import type { Luma } from '../../../../pictures/luma'

/** Brightness below which a pixel may belong to a rule: a thin one is pale. */
const dark = 215

/** Brightness above which a pixel beside a rule is its blurred edge. */
const edge = 150

/** Parts of a picture's longer side: the length of the shortest rule, longer than any letter, and a rule's breadth. */
const [shortest, broadest] = [1 / 45, 1 / 300]

const white = 255

/** Kinds of pixels across a rule's direction: paper, a line no broader than a rule, or more. */
const [paper, thin, thick] = [0, 1, 2]

/** Direction of rules, by the steps between pixels: along a rule, and to the parallel beside it. */
interface Direction {
  readonly along: number
  readonly length: number
  readonly across: number
  readonly breadth: number
}

/** Picture without the rules of tables, which a recogniser takes for letters, or for the edges of blocks. */
export function withoutRuling(picture: Luma): Luma {
  const { width, height } = picture
  const cleared = picture.data.slice()
  clear(picture, cleared, { along: 1, length: width, across: width, breadth: height })
  clear(picture, cleared, { along: width, length: height, across: 1, breadth: width })
  return { data: cleared, width, height }
}

function clear(picture: Luma, cleared: Uint8Array, direction: Direction) {
  const side = Math.max(picture.width, picture.height)
  const most = Math.max(4, Math.round(side * broadest))
  const kinds = kindsOf(picture, direction, most)
  const { along, length, across, breadth } = direction
  for (let parallel = 0; parallel < breadth; parallel += 1) {
    const first = parallel * across
    const isThin = (place: number) =>
      kinds[place] === thin || kinds[place - across] === thin || kinds[place + across] === thin
    let [start, end] = [-1, -1]
    for (let at = 0; at <= length; at += 1) {
      const place = first + at * along
      if (at < length && isThin(place)) {
        if (start < 0) start = at
        end = at
        /* Where rules cross, neither is thin. */
      } else if (start >= 0 && !(at < length && kinds[place] === thick && at - end <= 2 * most)) {
        if (end - start >= side * shortest)
          clearRun({ picture, cleared, kinds, direction }, first, start, end)
        start = -1
      }
    }
  }
}

/** Kinds of all pixels, by the breadth of the dark line that they belong to. */
function kindsOf({ data }: Luma, direction: Direction, most: number): Uint8Array {
  const { along, length, across, breadth } = direction
  const kinds = new Uint8Array(data.length)
  for (let at = 0; at < length; at += 1) {
    let start = -1
    for (let parallel = 0; parallel <= breadth; parallel += 1) {
      const isDark = parallel < breadth && (data[parallel * across + at * along] ?? white) < dark
      if (isDark && start < 0) start = parallel
      if (isDark || start < 0) continue
      const kind = parallel - start <= most ? thin : thick
      for (let within = start; within < parallel; within += 1) kinds[within * across + at * along] = kind
      start = -1
    }
  }
  return kinds
}

interface Clearing {
  readonly picture: Luma
  readonly cleared: Uint8Array
  readonly kinds: Uint8Array
  readonly direction: Direction
}

/** Clears a stretch of a rule with its edges, but for the letters that touch it. */
function clearRun(
  { picture, cleared, kinds, direction }: Clearing,
  first: number,
  start: number,
  end: number,
) {
  const { along, across } = direction
  for (let at = start; at <= end; at += 1) {
    const place = first + at * along
    if (kinds[place] === thick) cleared[place] = white
    for (const beside of [place - 2 * across, place - across, place, place + across, place + 2 * across]) {
      const isRule = kinds[beside] === thin
      if (isRule || (kinds[beside] === paper && (picture.data[beside] ?? 0) > edge)) cleared[beside] = white
    }
  }
}
