import { isEnd } from '../pdf/lines'
import { type PageText, type Row, rightOf, rowsOf } from '../pdf/rows'
import { findHead, speltTitles } from './titles'

/** Width of a column in the grid, and the distance between the left edges of two columns, in points. */
const [columnWidth, columnStep] = [60, 100]

/** Narrowest gap between columns, in points. */
const narrowestGap = 1.5

/** Slants that are tried: of the table's middle, and what they grow by over its width. */
const [slants, growths] = [steps(0.12, 0.01), steps(0.16, 0.02)]

/** Part of a table's width by which gaps must grow for a larger slant. */
const betterBy = 0.003

/** Fewest texts of a row by which columns are found: a sentence has one. */
const fewestCells = 3

/** Stretch of a table's width. */
interface Band {
  readonly left: number
  readonly right: number
}

/** Place of a text on the page as if it was seen from the front: columns lean in a photo. */
type Straighten = (item: PageText) => Band

/** Rows of a table: its head, and the lines beneath it. */
interface Table {
  readonly head: readonly Row[]
  readonly body: readonly Row[]
}

/**
 * Texts of a page with those of its table in a grid: a head of one row whose titles are spelt, and beneath it each text
 * in its column, which a photo leaves to guess. A page without a table is left as it is.
 */
export function withGrid(page: readonly PageText[]): PageText[] {
  const rows = rowsOf(page)
  const place = findHead(rows)
  if (!place) return [...page]
  const below = rows.slice(place.end + 1)
  const ending = below.findIndex(isEnd)
  const body = ending < 0 ? below : below.slice(0, ending)
  const table = { head: rows.slice(place.start, place.end + 1), body }
  return [
    ...rows.slice(0, place.start).flatMap(({ items }) => items),
    ...gridOf(table),
    ...below.slice(body.length).flatMap(({ items }) => items),
  ]
}

function gridOf({ head, body }: Table): PageText[] {
  const lines = body.filter(({ items }) => items.length >= fewestCells).flatMap(({ items }) => items)
  const phrases = head.flatMap(({ items }) => items)
  const straighten = straightened([...phrases, ...lines])
  const bodyBands = bandsOf(lines.map(straighten))
  const titles = phrases.flatMap((title) =>
    bodyBands.filter((band) => overlapOf(band, straighten(title)) > 0).length > 1 ? inTokens(title) : [title],
  )
  const columns = titledOnly(bandsOf([...titles, ...lines].map(straighten)), titles.map(straighten))
  const inColumns = (y: number, items: readonly PageText[]) =>
    inGrid(
      y,
      items.map((item) => ({ column: nearest(columns, straighten(item)), text: item.text })),
    )
  return [
    ...spelt(inColumns(head.at(-1)?.y ?? 0, titles)),
    ...body.flatMap(({ y, items }) => inColumns(y, items)),
  ]
}

/** Texts of one row, one for each column. */
function inGrid(y: number, cells: readonly { column: number; text: string }[]): PageText[] {
  return [...new Set(cells.map(({ column }) => column))].map((column) => ({
    text: cells.flatMap((cell) => (cell.column === column ? cell.text : [])).join(' '),
    x: column * columnStep,
    y,
    width: columnWidth,
  }))
}

function spelt(titles: readonly PageText[]): PageText[] {
  const texts = speltTitles(titles.map(({ text }) => text))
  return titles.map((title, place) => ({ ...title, text: texts[place] ?? title.text }))
}

/** Words of a text, each as wide as its part of the letters. */
function inTokens(item: PageText): PageText[] {
  const letter = item.width / item.text.length
  return [...item.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * letter,
    width: text.length * letter,
  }))
}

/** The slant at which the gaps between columns are widest, and no larger than it need be. */
function straightened(items: readonly PageText[]): Straighten {
  const left = Math.min(...items.map(({ x }) => x))
  const top = Math.min(...items.map(({ y }) => y))
  const width = Math.max(...items.map(rightOf)) - left
  const at = (slant: number, growth: number): Straighten => {
    const straight = (x: number, y: number) => x + (slant + growth * ((x - left) / width - 0.5)) * (y - top)
    return (item) => ({ left: straight(item.x, item.y), right: straight(rightOf(item), item.y) })
  }
  const gapsAt = (slant: number, growth: number) => gapsOf(bandsOf(items.map(at(slant, growth))))
  const first = widest(slants, (slant) => gapsAt(slant, 0))
  const growth = widest(growths, (tried) => gapsAt(first, tried))
  return at(
    widest(slants, (slant) => gapsAt(slant, growth)),
    growth,
  )
}

/** First of the values with the widest gaps, but for a difference that is not worth a larger one. */
function widest(values: readonly number[], gapsAt: (value: number) => number): number {
  let best = { value: 0, gaps: gapsAt(0) }
  for (const value of values) {
    const gaps = gapsAt(value)
    if (gaps > best.gaps + betterBy) best = { value, gaps }
  }
  return best.value
}

/** Part of the width that is free. */
function gapsOf(bands: readonly Band[]): number {
  const covered = bands.reduce((sum, { left, right }) => sum + right - left, 0)
  const [first, last] = [bands[0], bands.at(-1)]
  return first && last ? 1 - covered / (last.right - first.left) : 0
}

/** Stretches that texts cover, from left to right. */
function bandsOf(covered: readonly Band[]): Band[] {
  const bands: Band[] = []
  for (const { left, right } of [...covered].sort((one, other) => one.left - other.left)) {
    const last = bands.at(-1)
    if (last && left - last.right < narrowestGap)
      bands[bands.length - 1] = { left: last.left, right: Math.max(last.right, right) }
    else bands.push({ left, right })
  }
  return bands
}

/** Bands with a title each: one without belongs to the column on its left. */
function titledOnly(bands: readonly Band[], titles: readonly Band[]): Band[] {
  const columns: Band[] = []
  for (const band of bands) {
    const last = columns.at(-1)
    if (last && !titles.some((title) => overlapOf(title, band) > 0))
      columns[columns.length - 1] = { left: last.left, right: band.right }
    else columns.push(band)
  }
  return columns
}

/** Number of the column that a text lies in, else of the nearest one. */
function nearest(columns: readonly Band[], place: Band): number {
  const overlaps = columns.map((column) => overlapOf(column, place))
  return overlaps.indexOf(Math.max(...overlaps))
}

/** Width that two stretches share; below 0 the gap between them. */
function overlapOf(one: Band, other: Band): number {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left)
}

/** Steps from 0 to both sides, the smallest first. */
function steps(most: number, step: number): number[] {
  const count = 2 * Math.round(most / step) + 1
  return Array.from({ length: count }, (_, place) => Math.ceil(place / 2) * (place % 2 ? step : -step))
}
