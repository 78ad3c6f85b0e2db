import { groszeIn, quantityIn } from '../pdf/amounts'
import type { TableLine } from '../pdf/lines'
import type { PageText } from '../pdf/rows'

/**
 * True when a line's figures bear each other out: the quantity times one of its other figures, such as the price, is
 * the net value, maybe less a discount that stands there too; and the quantity has its unit.
 */
export function areFiguresSound({ quantity, unit, net_value, others }: TableLine): boolean {
  const count = thousandthsIn(quantity)
  if (count === null || net_value === null || unit === null) return false
  const figures = others.flatMap((text) => groszeIn(text.replace(/[^\d\s.,]/g, '')) ?? [])
  /* Hundredths of a per cent that are left of the price. */
  const parts = [0, ...figures].filter((figure) => figure < 10_000).map((figure) => 10_000 - figure)
  /* The price is rounded to a grosz, and the value as well. */
  const tolerance = count / 2_000 + 1
  return figures.some((price) =>
    parts.some((part) => Math.abs((count * price * part) / 10_000_000 - net_value) <= tolerance),
  )
}

/** True when one of the texts beneath a table is the sum of the lines' net values. */
export function isSumSound(lines: readonly TableLine[], beneath: readonly PageText[]): boolean {
  const sum = lines.reduce((total, { net_value }) => total + (net_value ?? Number.NaN), 0)
  return beneath.some(({ text }) => groszeIn(text.replace(/[^\d\s.,]/g, '').trim()) === sum)
}

/** Quantity in thousandths, null where it is no number above 0. */
function thousandthsIn(text: string): number | null {
  const { quantity = '' } = quantityIn(text) ?? {}
  const number = Number(quantity.replace(/\s/g, '').replace(',', '.'))
  return number > 0 ? Math.round(number * 1_000) : null
}
