import { parseDecimal } from './decimal'
import { accepted, type Parsed, refused } from './parsed'

const maxThousandths = 1_000_000_000

/** Hectares as a person writes them, in thousandths: `12,5` is 12500. */
export function parseArea(input: string): Parsed<number> {
  const thousandths = parseDecimal(input.trim(), 3)
  if (thousandths === undefined || thousandths > maxThousandths) return refused('Nieprawidłowa wartość')
  return accepted(thousandths)
}
