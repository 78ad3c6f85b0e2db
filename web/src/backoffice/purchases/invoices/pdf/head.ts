import { folded } from '../../../../format/text'
import { parseDay } from '../../../../rules/day'
import { joined, type PageText, type Row, rightOf } from './rows'

const months = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'wrzesnia',
  'pazdziernika',
  'listopada',
  'grudnia',
]

const issued = /data (?:wystawienia|wyst\.)|wystawion[aoy]|data faktury/
const dayPattern = new RegExp(
  String.raw`\b(\d{1,2}[.\-/]\d{1,2}[.\-/]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2} (?:${months.join('|')}) \d{4})`,
)

/** Heights in points: of the place beneath a label, and of the buyer's block. */
const [beneath, blockHeight] = [24, 130]

/** Largest difference of the left edges in one block. */
const blockEdge = 60

/** Gap that separates the seller's block from the buyer's. */
const blockGap = 15

/** Issue date as `2025-08-01`: beside its label, or under it. */
export function issueDateIn(rows: readonly Row[]): string | null {
  for (const [place, row] of rows.entries()) {
    const text = folded(joined(row.items))
    const label = issued.exec(text)
    if (!label) continue
    const day = dayIn(text.slice(label.index)) ?? dayUnder(row, rows.slice(place + 1))
    if (day) return day
  }
  return null
}

/** Day under the label, the nearest by its left edge. */
function dayUnder(row: Row, below: readonly Row[]): string | null {
  const label = row.items.find(({ text }) => issued.test(folded(text))) ?? row.items[0]
  if (!label) return null
  const days = below
    .filter(({ y }) => y - row.y <= beneath)
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const day = dayIn(folded(item.text))
      return day ? [{ day, distance: Math.abs(item.x - label.x) }] : []
    })
  return days.sort((one, other) => one.distance - other.distance)[0]?.day ?? null
}

function dayIn(text: string): string | null {
  const [, found] = dayPattern.exec(text) ?? []
  if (found === undefined) return null
  const [day = '', month = '', year = ''] = found.split(' ')
  const day_ = parseDay(year === '' ? found : `${day}.${months.indexOf(month) + 1}.${year}`)
  return day_.valid ? day_.value : null
}

/** Buyer's name, when the buyer's block has this NIP. */
export function buyerIn(rows: readonly Row[], nip: string): string | null {
  for (const [place, row] of rows.entries()) {
    const label = row.items.find(({ text }) => /^nabywca\b/.test(folded(text.trim())))
    if (!label) continue
    const block = blockUnder(label, rows.slice(place + 1))
    if (!block.some((text) => digitsOf(text).includes(nip))) continue
    const beside = label.text.replace(/^\s*nabywca\s*:?/i, '').trim()
    return nameIn(beside === '' ? block : [beside, ...block])
  }
  return null
}

/** Texts of a block, line by line. */
function blockUnder(label: PageText, rows: readonly Row[]): string[] {
  return rows
    .filter(({ y }) => y - label.y <= blockHeight)
    .flatMap(({ items }) => {
      const start = items.findIndex(({ x }) => x >= label.x - 5 && x <= label.x + blockEdge)
      return start < 0 ? [] : [joined(untilGap(items.slice(start)))]
    })
}

function untilGap(items: readonly PageText[]): readonly PageText[] {
  const gap = items.findIndex((item, place) => {
    const before = items[place - 1]
    return before !== undefined && item.x - rightOf(before) > blockGap
  })
  return gap < 0 ? items : items.slice(0, gap)
}

/** Name at the start of a block, which ends where the address begins. */
function nameIn(block: readonly string[]): string | null {
  const address = block.findIndex(
    (text) => /\d/.test(text) || /^(ul|al|os|pl|adres|nip)\b/.test(folded(text)),
  )
  const name = block.slice(0, address < 0 ? 1 : Math.min(address, 3)).join(' ')
  return name === '' ? null : name
}

function digitsOf(text: string): string {
  return text.replace(/[\s-]/g, '')
}
