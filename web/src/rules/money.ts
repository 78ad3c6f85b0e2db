import { parseDecimal } from './decimal'
import { accepted, type Parsed, refused, required } from './parsed'

const grouped = /^\d{1,3}([ \u00a0]\d{3})+(?=[.,]|$)/

/** A sum as a person writes it, in grosze: `1 240,50 zł` is 124050. */
export function parseMoney(input: string): Parsed<number> {
  const sum = input.trim()
  if (sum === '') return refused(required)
  const number = sum.replace(/[ \u00a0]?zł$/, '').replace(grouped, (whole) => whole.replace(/[ \u00a0]/g, ''))
  const grosze = parseDecimal(number, 2)
  return grosze === undefined ? refused('Podaj kwotę, na przykład 1\u00a0240,50') : accepted(grosze)
}
