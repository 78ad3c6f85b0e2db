import type { PageText } from './rows'

/** Width of a letter on the test pages, in points. */
const letter = 5

/** Text at a place of a page. */
export function at(x: number, y: number, text: string): PageText {
  return { text, x, y, width: text.length * letter }
}

/** Row of texts at given left edges; an empty text leaves its place out. */
export function row(y: number, edges: readonly number[], texts: readonly string[]): PageText[] {
  return texts.flatMap((text, place) => (text === '' ? [] : [at(edges[place] ?? 0, y, text)]))
}
