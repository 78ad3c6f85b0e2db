import { formatDay } from '../../format/dates'
import { formatAmount, formatBalance, formatThousandths } from '../../format/numbers'
import type { GroupBy, ReportColumn } from './queries'

type Unit = ReportColumn['unit']

const signs: Record<Unit, string> = {
  count: '',
  points: 'pkt',
  grosze: 'zł',
  millilitres: 'l',
  grams: 'kg',
  hours: 'h',
}

/** The heading of a column: "Litry, l". */
export function headingOf({ title, unit }: ReportColumn): string {
  return signs[unit] ? `${title}, ${signs[unit]}` : title
}

/** A figure without its unit; a dash where there is nothing to say. */
export function formatFigure(figure: number | null | undefined, unit: Unit): string {
  if (figure === null || figure === undefined) return '—'
  if (unit === 'grosze') return formatAmount(figure)
  if (unit === 'millilitres' || unit === 'grams') return formatThousandths(figure)
  return formatBalance(figure)
}

/** A figure with its unit: "1 240 pkt". */
export function formatWithUnit(figure: number | null | undefined, unit: Unit): string {
  const text = formatFigure(figure, unit)
  return signs[unit] && text !== '—' ? `${text}\u00a0${signs[unit]}` : text
}

/** A figure in the units of a chart's axis: whole zlotys, litres and kilograms. */
export function chartValue(figure: number | null | undefined, unit: Unit): number {
  const value = figure ?? 0
  if (unit === 'grosze') return value / 100
  return unit === 'millilitres' || unit === 'grams' ? value / 1000 : value
}

/** The name of a row: a week by the day of its Monday, a month as "07.2025", others as they are called. */
export function labelOf(label: string, by: GroupBy): string {
  if (by === 'month') return formatDay(`${label}-01`).slice(3)
  return by === 'week' ? formatDay(label) : label
}

/** The name of a row under its bar, in a few letters. */
export function shortLabelOf(label: string, by: GroupBy): string {
  if (by === 'month') return `${label.slice(5)}.${label.slice(2, 4)}`
  return by === 'week' ? formatDay(label).slice(0, 5) : label
}

export const isTime = (by: GroupBy): boolean => by === 'week' || by === 'month' || by === 'season'
