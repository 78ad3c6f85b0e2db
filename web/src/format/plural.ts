import { formatNumber } from './numbers'

const rules = new Intl.PluralRules('pl-PL')

/** One, few, many: "punkt", "punkty", "punktów". */
export type Forms = readonly [one: string, few: string, many: string]

/** The noun's form for a number: 1 punkt, 2 punkty, 5 punktów. */
export function pluralOf(count: number, [one, few, many]: Forms): string {
  const category = rules.select(count)
  if (category === 'one') return one
  return category === 'few' ? few : many
}

/** The number with its noun, joined by a no-break space: "22 faktury". */
export function counted(count: number, forms: Forms): string {
  return `${formatNumber(count)}\u00a0${pluralOf(count, forms)}`
}
