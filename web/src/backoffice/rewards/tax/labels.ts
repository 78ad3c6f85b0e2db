import { formatDay } from '../../../format/dates'
import { formatAmount, formatMoney } from '../../../format/numbers'
import { counted, pluralOf } from '../../../format/plural'
import type { Option } from '../../../ui/Select'
import type { TaxRule, TaxScope, Treatment } from './queries'

const treatments: Readonly<Record<Treatment, string>> = {
  reported: 'Do wykazania jako przychód',
  withheld: 'Podatek zryczałtowany',
  none: 'Bez podatku',
}

export const treatmentOptions: readonly Option[] = Object.entries(treatments).map(([value, label]) => ({
  value,
  label,
}))

export const roundingOptions: readonly Option[] = [
  { value: 'zloty', label: 'Do pełnych złotych' },
  { value: 'grosz', label: 'Do grosza' },
]

/** Treatment in the URL; null for an unknown one. */
export function treatmentOf(code: string): Treatment | null {
  return Object.hasOwn(treatments, code) ? (code as Treatment) : null
}

/** Rate in hundredths of a per cent as text: 850 is "8,5%". */
export function rateText(rate: number): string {
  return `${formatAmount(rate).replace(/,?0+$/, '')}%`
}

/** Terms of a rule in words: "10%, zaokrąglenie do pełnych złotych, bez podatku do 200,00 zł". */
export function termsText({ rate, rounding, free_up_to: free, treatment }: TaxRule): string {
  const parts = [
    rate == null ? null : rateText(rate),
    rounding ? `zaokrąglenie ${rounding}` : null,
    free == null
      ? null
      : `${treatment.code === 'withheld' ? 'bez podatku' : 'nie wykazuje się'} do\u00a0${formatMoney(free)}`,
  ]
  return parts.filter((part) => part !== null).join(', ')
}

export type RuleStatus = 'holds' | 'to come' | 'past'

/** Standing of a version against the one in force; versions are sorted by first day, the latest first. */
export function ruleStatusOf(scope: TaxScope, rule: TaxRule): RuleStatus {
  if (rule.id === scope.holds) return 'holds'
  const place = scope.versions.indexOf(rule)
  const held = scope.versions.findIndex(({ id }) => id === scope.holds)
  return held === -1 || place < held ? 'to come' : 'past'
}

/**
 * First day of a version in words: "Obowiązuje od 01.11.2022", "Zacznie obowiązywać 01.01.2026", "Wcześniejsza, od
 * 01.11.2022".
 */
export function sinceText(status: RuleStatus, { valid_from: from }: TaxRule): string {
  const day = formatDay(from)
  switch (status) {
    case 'holds':
      return `Obowiązuje od\u00a0${day}`
    case 'to come':
      return `Zacznie obowiązywać ${day}`
    case 'past':
      return `Wcześniejsza, od\u00a0${day}`
  }
}

/** Label of a scope in a list of all: "Promocja Tankuj z DOVVO, sezon 2025". */
export function scopeLabel({ label, season }: TaxScope): string {
  return season == null ? label : `Promocja „${label}”, sezon\u00a0${season}`
}

/** Number in words: "3 nagrody nie mają wartości". */
export function unvaluedText(count: number): string {
  const prizes = counted(count, ['nagroda', 'nagrody', 'nagród'])
  return `${prizes} nie ${pluralOf(count, ['ma', 'mają', 'ma'])} wartości`
}
