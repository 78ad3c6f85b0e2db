import { formatAmount, formatNumber, formatThousandths } from '../../format/numbers'
import { parseDecimal } from '../../rules/decimal'
import { accepted, type Parsed, refused, required } from '../../rules/parsed'

/** Parses an amount into its smallest unit: with three places `1 440,5` is 1440500. */
export function parseAmount(input: string, places: number): Parsed<number> {
  const text = input.replace(/\s/g, '')
  if (text === '') return refused(required)
  const amount = parseDecimal(text, places)
  if (amount !== undefined) return accepted(amount)
  return refused(places === 0 ? 'Podaj liczbę całkowitą' : 'Podaj liczbę, na przykład 12,5')
}

/** Amount as typed in a field, the inverse of `parseAmount`. */
export function amountText(amount: number, places: number): string {
  if (places === 3) return formatThousandths(amount)
  if (places === 0) return formatNumber(amount)
  return amount % 100 === 0 ? formatNumber(amount / 100) : formatAmount(amount)
}
