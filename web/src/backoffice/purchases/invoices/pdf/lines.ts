import { folded } from '../../../../format/text'
import { groszeIn, quantityIn } from './amounts'
import { type Column, columnAt, findTable } from './columns'
import { joined, type PageText, type Row } from './rows'

/** Line of an invoice as its file's text has it. */
export interface LineText {
  readonly name: string
  readonly unit: string | null
  /** As it is written, such as `1 000` or `2,5`. */
  readonly quantity: string
  /** In grosze; null where the file does not say it. */
  readonly net_value: number | null
}

/** Line with the figures that are not read, as they are written: its price, its rate, its gross value. */
export interface TableLine extends LineText {
  readonly others: readonly string[]
}

export const mostLines = 200

const longestName = 200

/** Largest distance of a name's part from the line's figures, in points. */
const farthestPart = 40

const end = /^(razem|suma|ogolem|do zaplaty|w tym|slownie|podsumowanie|rozliczenie)/

type Cells = Readonly<Record<'name' | 'quantity' | 'unit' | 'net_value', string>>

/** Row of a table, by its columns. */
interface TableRow {
  readonly y: number
  readonly cells: Cells
  /** Texts of the columns that are not read. */
  readonly others: readonly string[]
}

/** Lines of an invoice, by the texts of its pages; a table goes on over pages with or without a head of their own. */
export function linesIn(pages: readonly (readonly Row[])[]): TableLine[] {
  const lines: TableLine[] = []
  let columns: readonly Column[] | null = null
  for (const rows of pages) {
    const table = findTable(rows)
    columns = table?.columns ?? columns
    if (!columns) continue
    const below = rows.slice(table?.start ?? 0)
    const ending = below.findIndex(isEnd)
    lines.push(...linesOf(tableRows(ending < 0 ? below : below.slice(0, ending), columns)))
    if (ending >= 0) columns = null
  }
  return lines.slice(0, mostLines)
}

/** True for the row of a sum, which ends a table. */
export function isEnd({ items }: Row): boolean {
  return items.some(({ text }) => end.test(folded(text.trim())))
}

function tableRows(rows: readonly Row[], columns: readonly Column[]): TableRow[] {
  return rows.map(({ y, items }) => {
    const inColumns = new Map<Column, PageText[]>()
    for (const item of items) {
      const column = columnAt(columns, item)
      if (column) inColumns.set(column, [...(inColumns.get(column) ?? []), item])
    }
    const texts = (role: Column['role']) =>
      [...inColumns].filter(([column]) => column.role === role).map(([, found]) => joined(found))
    const text = (role: keyof Cells) => texts(role).join(' ')
    const cells = {
      name: text('name'),
      quantity: text('quantity'),
      unit: text('unit'),
      net_value: text('net_value'),
    }
    return { y, cells, others: texts('other') }
  })
}

/** Lines of a table: each has a row with a quantity, and maybe rows with parts of its name. */
function linesOf(rows: readonly TableRow[]): TableLine[] {
  const anchors = rows.filter(({ cells }) => quantityIn(cells.quantity) !== null)
  const parts = new Map(anchors.map((anchor) => [anchor, [] as TableRow[]]))
  const isBelow = namesStandBelow(rows, anchors)
  for (const row of rows) {
    const owner = parts.has(row) ? row : isNamePart(row) ? ownerOf(row, anchors, isBelow) : undefined
    if (owner) parts.get(owner)?.push(row)
  }
  return anchors.flatMap((anchor) => lineOf(anchor, parts.get(anchor) ?? []))
}

function isNamePart({ cells }: TableRow): boolean {
  return cells.name !== '' && cells.quantity === '' && cells.net_value === ''
}

/** True where a name begins beside its figures and goes on below them. */
function namesStandBelow(rows: readonly TableRow[], anchors: readonly TableRow[]): boolean {
  const first = anchors[0]
  if (anchors.some(({ cells }) => cells.name === '')) return false
  return !rows.some((row) => first && row.y < first.y && isNamePart(row))
}

/** Line to which a part of a name belongs: the one above, or the nearest where names are centred on their figures. */
function ownerOf({ y }: TableRow, anchors: readonly TableRow[], isBelow: boolean): TableRow | undefined {
  const near = anchors.filter((anchor) => Math.abs(anchor.y - y) <= farthestPart)
  if (isBelow) return near.findLast((anchor) => anchor.y < y)
  return near.reduce<TableRow | undefined>(
    (best, anchor) => (best && Math.abs(best.y - y) < Math.abs(anchor.y - y) ? best : anchor),
    undefined,
  )
}

function lineOf({ cells, others }: TableRow, parts: readonly TableRow[]): TableLine[] {
  const texts = parts.map((part) => part.cells.name).filter((text) => text !== '')
  const name = texts.join(' ').slice(0, longestName)
  const quantity = quantityIn(cells.quantity)
  if (!quantity || !/\p{L}/u.test(name)) return []
  return [
    {
      name,
      unit: cells.unit || quantity.unit,
      quantity: quantity.quantity,
      net_value: groszeIn(cells.net_value),
      others,
    },
  ]
}
