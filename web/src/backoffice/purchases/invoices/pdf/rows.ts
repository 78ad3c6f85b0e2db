/** Piece of text on a page; positions are in points from its upper left corner. */
export interface PageText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Texts on one line of a page, from left to right. */
export interface Row {
  readonly y: number
  readonly items: readonly PageText[]
}

/** Largest difference in height of texts on one line, such as a figure in another font. */
const sameLine = 3

/** Gap from which two texts of a line are separate words. */
const wordGap = 1

/** Lines of a page, from the top. */
export function rowsOf(page: readonly PageText[]): Row[] {
  const rows: { y: number; items: PageText[] }[] = []
  const sorted = page.filter(({ text }) => text.trim() !== '').sort((one, other) => one.y - other.y)
  for (const item of sorted) {
    const last = rows.at(-1)
    if (last && item.y - last.y <= sameLine) last.items.push(item)
    else rows.push({ y: item.y, items: [item] })
  }
  for (const { items } of rows) items.sort((one, other) => one.x - other.x)
  return rows
}

/** Texts joined, with a space where there is a gap. */
export function joined(items: readonly PageText[]): string {
  let text = ''
  let end = 0
  for (const item of items) {
    const gap = text === '' || item.x - end < wordGap ? '' : ' '
    text += gap + item.text
    end = rightOf(item)
  }
  return text.replace(/\s+/g, ' ').trim()
}

export function rightOf({ x, width }: PageText): number {
  return x + width
}
