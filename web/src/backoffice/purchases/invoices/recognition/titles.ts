import { folded } from '../../../../format/text'
import type { Row } from '../pdf/rows'
import { distanceBetween, mostMistakes } from './alike'

/** Words in the titles of an invoice's columns, without diacritics. */
const titleTerms = [
  ...['nazwa', 'towar', 'towaru', 'produkt', 'uslugi', 'opis', 'asortyment'],
  ...['ilosc', 'liczba', 'jedn', 'miary', 'cena', 'netto', 'brutto', 'wartosc', 'kwota', 'suma'],
  ...['stawka', 'vat', 'podatku', 'podatek', 'rabat', 'upust', 'kod', 'indeks', 'pkwiu', 'gtu', 'lp'],
]

/** "J.m." with a rule or another thin letter for its first one. */
const unitTitle = /^[|ijlt1]?[-.,]? ?m[.,]?$/i

/** Largest distance between two rows of a head, in points. */
const headRowHeight = 16

/** Fewest title words of a head. */
const fewestTitles = 3

/** Rows of a table's head: from the first one to the last. */
export interface Head {
  readonly start: number
  readonly end: number
}

/** Head with the most titles; null on a page without a table. */
export function findHead(rows: readonly Row[]): Head | null {
  let best: { head: Head; count: number } | null = null
  for (let start = 0; start < rows.length; start += 1) {
    const found = new Set<string>()
    for (let end = start; end < rows.length; end += 1) {
      const [row, above] = [rows[end], rows[end - 1]]
      const titles = row ? titlesOf(row) : []
      if (!row || titles.length === 0 || (end > start && above && row.y - above.y > headRowHeight)) break
      for (const title of titles) found.add(title)
      if (found.size >= fewestTitles && found.size > (best?.count ?? 0))
        best = { head: { start, end }, count: found.size }
    }
  }
  return best?.head ?? null
}

/** Titles with their words as they are spelt; the net value is known by either of its words. */
export function speltTitles(titles: readonly string[]): string[] {
  const spelt = titles.map((title) =>
    title
      .split(' ')
      .map((token) => titleOf(token) ?? token)
      .join(' '),
  )
  if (spelt.some((title) => /wartosc.*netto|netto.*wartosc/.test(title))) return spelt
  const net = [/^(?!.*(cena|jedn)).*netto/, /wartosc(?!.*(brutto|vat))/]
    .map((pattern) => spelt.findIndex((title) => pattern.test(title)))
    .find((place) => place >= 0)
  return spelt.map((title, place) => (place === net ? 'wartosc netto' : title))
}

/** Title words of a row; none of one with figures, which is a line. */
function titlesOf({ items }: Row): string[] {
  if (items.some(({ text }) => /\d/.test(text))) return []
  return items.flatMap(({ text }) => text.split(' ').flatMap((token) => titleOf(token) ?? []))
}

/** Title word that a word is, but for a mistaken letter; undefined for another word. */
function titleOf(token: string): string | undefined {
  if (unitTitle.test(token)) return 'J.m.'
  const letters = folded(token).replace(/[^a-z]/g, '')
  const most = Math.min(1, mostMistakes(letters))
  return titleTerms.find((title) => distanceBetween(letters, title) <= Math.min(most, mostMistakes(title)))
}
