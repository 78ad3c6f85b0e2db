import { parseDecimal } from './decimal'
import { accepted, type Parsed, refused } from './parsed'

const maxThousandths = 1_000_000_000

/** An area in thousandths of a hectare: `12,5` is 12500. */
export function parseArea(input: string): Parsed<number> {
  const thousandths = parseDecimal(input.trim(), 3)
  if (thousandths === undefined || thousandths > maxThousandths) return refused('Nieprawidłowa wartość')
  return accepted(thousandths)
}
