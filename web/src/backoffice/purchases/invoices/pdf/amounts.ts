import { parseMoney } from '../../../../rules/money'
import { largestNumber } from '../../../../rules/whole'

/** Quantity as it is written, with the unit that may follow it. */
interface Quantity {
  readonly quantity: string
  readonly unit: string | null
}

const quantityPattern = /^(\d[\d\s]*(?:[.,]\d+)?)\s*([^\d\s].*)?$/

/** Quantity of a line, null for other text. */
export function quantityIn(text: string): Quantity | null {
  const [, quantity, unit] = quantityPattern.exec(text.trim()) ?? []
  return quantity === undefined ? null : { quantity: quantity.trim(), unit: unit?.trim() || null }
}

/** Sum in grosze, with spaces, dots or commas between the thousands: `1.234,50 zł` is 123450. */
export function groszeIn(text: string): number | null {
  const number = text.replace(/zł|PLN|\s/gi, '')
  const decimals = /[.,](\d{2})$/.exec(number)
  const whole = (decimals ? number.slice(0, decimals.index) : number).replace(/[.,](?=\d{3}(?:[.,]|$))/g, '')
  if (!/^\d+$/.test(whole)) return null
  const sum = parseMoney(decimals ? `${whole},${decimals[1]}` : whole)
  return sum.valid && sum.value <= largestNumber ? sum.value : null
}
