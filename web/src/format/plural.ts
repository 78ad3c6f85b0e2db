import { formatNumber } from './numbers'

const rules = new Intl.PluralRules('pl-PL')

/** One, few, many: "punkt", "punkty", "punktów". */
export type Forms = readonly [one: string, few: string, many: string]

/** The form that goes with the number: 1 punkt, 2 punkty, 5 punktów. */
export function pluralOf(count: number, [one, few, many]: Forms): string {
  const category = rules.select(count)
  if (category === 'one') return one
  return category === 'few' ? few : many
}

/** The number with its noun, never parted at the end of a line: "22 faktury". */
export function counted(count: number, forms: Forms): string {
  return `${formatNumber(count)}\u00a0${pluralOf(count, forms)}`
}
