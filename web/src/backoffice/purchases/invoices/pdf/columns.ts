import { folded } from '../../../../format/text'
import { joined, type PageText, type Row, rightOf } from './rows'

/** Content of a column; `other` is one that is not read, such as the VAT rate. */
type Role = 'number' | 'name' | 'quantity' | 'unit' | 'net_value' | 'other'

export interface Column {
  readonly role: Role
  readonly left: number
  readonly right: number
}

/** Table of an invoice's lines: its columns, and the first row beneath its head. */
export interface Table {
  readonly columns: readonly Column[]
  readonly start: number
}

/** Most rows of a table's head. */
const mostHeadRows = 3

/** Largest distance between two rows of a head, in points. */
const headRowHeight = 16

/** Largest gap between the words of one column's title, in points. */
const titleGap = 4.5

const titles: readonly (readonly [role: Role, title: RegExp])[] = [
  ['other', /cena|brutto|^kwota vat|^wartosc vat|^podatek/],
  ['number', /^(l\.? ?p\b|nr|poz)/],
  ['name', /^(nazwa|towar|produkt|opis|przedmiot|asortyment|wyszczegolnienie)/],
  ['quantity', /^(ilosc|il\.|liczba)/],
  ['unit', /^(j\.? ?m\b|jedn|miara)/],
  ['net_value', /(wart|kwota|suma).*netto|^netto|bez (podatku|vat)/],
]

/** First and best head of a table with a column for names and one for quantities. */
export function findTable(rows: readonly Row[]): Table | null {
  let best: { table: Table; score: number } | null = null
  for (const start of rows.keys())
    for (const band of bandsFrom(rows, start)) {
      const columns = columnsOf(band.flatMap(({ items }) => items))
      const score = scoreOf(columns)
      if (score > (best?.score ?? 0)) best = { table: { columns, start: start + band.length }, score }
    }
  return best?.table ?? null
}

/** Column of a text: the one it lies under, else the nearest; letters are never a line's number. */
export function columnAt(columns: readonly Column[], item: PageText): Column | undefined {
  const isWord = /\p{L}/u.test(item.text)
  let best: { column: Column; overlap: number } | undefined
  for (const column of columns) {
    if (isWord && column.role === 'number') continue
    const overlap = Math.min(rightOf(item), column.right) - Math.max(item.x, column.left)
    if (!best || overlap > best.overlap) best = { column, overlap }
  }
  return best?.column
}

/** One, two or three rows that may be a head, which has no figures. */
function bandsFrom(rows: readonly Row[], start: number): Row[][] {
  const bands: Row[][] = []
  const band: Row[] = []
  for (const row of rows.slice(start, start + mostHeadRows)) {
    const above = band.at(-1)
    if (above && row.y - above.y > headRowHeight) break
    if (row.items.some(({ text }) => /\d/.test(text))) break
    band.push(row)
    bands.push([...band])
  }
  return bands
}

/** Columns by their titles, whose words stand beside or beneath each other. */
function columnsOf(items: readonly PageText[]): Column[] {
  const groups: { left: number; right: number; items: PageText[] }[] = []
  for (const item of [...items].sort((one, other) => one.x - other.x)) {
    const last = groups.at(-1)
    if (last && item.x <= last.right + titleGap) {
      last.items.push(item)
      last.right = Math.max(last.right, rightOf(item))
    } else groups.push({ left: item.x, right: rightOf(item), items: [item] })
  }
  return withoutRepeats(
    groups.map(({ left, right, items }) => ({ role: roleOf(titleOf(items)), left, right })),
  )
}

/** Of two columns of names the first one is read, of two of anything else neither. */
function withoutRepeats(columns: readonly Column[]): Column[] {
  return columns.map((column) => {
    const same = columns.filter(({ role }) => role === column.role)
    const isRead = same.length === 1 || (column.role === 'name' && same[0] === column)
    return isRead ? column : { ...column, role: 'other' }
  })
}

/** Title of a column, read row by row. */
function titleOf(items: readonly PageText[]): string {
  return joined([...items].sort((one, other) => one.y - other.y || one.x - other.x))
}

function roleOf(title: string): Role {
  return titles.find(([, pattern]) => pattern.test(folded(title)))?.[0] ?? 'other'
}

/** Number of roles that are found; 0 without names or quantities. */
function scoreOf(columns: readonly Column[]): number {
  const roles = columns.map(({ role }) => role).filter((role) => role !== 'other' && role !== 'number')
  return roles.includes('name') && roles.includes('quantity') ? roles.length : 0
}
