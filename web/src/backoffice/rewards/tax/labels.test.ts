import { expect, test } from 'vitest'
import { rateText, ruleStatusOf, scopeLabel, sinceText, termsText, treatmentOf, unvaluedText } from './labels'
import type { TaxRule, TaxScope } from './queries'

function rule(id: number, from: string, more: Partial<TaxRule> = {}): TaxRule {
  const treatment = { code: 'reported', label: 'Do wykazania jako przychód', color: 'yellow' } as const
  return { id, valid_from: from, treatment, note: '', ...more }
}

const withheld = { code: 'withheld', label: 'Podatek zryczałtowany', color: 'orange' } as const

test('a rate has no needless zeros', () => {
  expect([1000, 850, 825, 1, 10_000].map(rateText)).toEqual(['10%', '8,5%', '8,25%', '0,01%', '100%'])
})

test('a rule says what it has and nothing else', () => {
  expect(termsText(rule(1, '2025-01-01'))).toBe('')
  expect(termsText(rule(1, '2025-01-01', { free_up_to: 20_000 }))).toBe(
    'nie wykazuje się do\u00a0200,00\u00a0zł',
  )
  const flat = rule(1, '2025-01-01', {
    treatment: withheld,
    rate: 1000,
    rounding: 'do pełnych złotych',
    free_up_to: 200_000,
  })
  expect(termsText(flat)).toBe(
    '10%, zaokrąglenie do pełnych złotych, bez podatku do\u00a02\u00a0000,00\u00a0zł',
  )
})

test('a version holds, is to come, or is past', () => {
  const versions = [
    rule(3, '2026-01-01'),
    rule(4, '2025-01-01'),
    rule(2, '2025-01-01'),
    rule(1, '2000-01-01'),
  ]
  const scope: TaxScope = { scope: 'card', label: 'Karta', holds: 4, versions }
  const standings = versions.map((one) => ruleStatusOf(scope, one))
  expect(standings).toEqual(['to come', 'holds', 'past', 'past'])
  expect(versions.map((one, place) => sinceText(standings[place] ?? 'past', one))).toEqual([
    'Zacznie obowiązywać 01.01.2026',
    'Obowiązuje od\u00a001.01.2025',
    'Wcześniejsza, od\u00a001.01.2025',
    'Wcześniejsza, od\u00a001.01.2000',
  ])
  const promised: TaxScope = { scope: 'promotion:a', label: 'A', versions: versions.slice(0, 1) }
  expect(promised.versions.map((one) => ruleStatusOf(promised, one))).toEqual(['to come'])
})

test('a promotion is named with its season, a kind by itself', () => {
  expect(scopeLabel({ scope: 'card', label: 'Karta', versions: [] })).toBe('Karta')
  expect(scopeLabel({ scope: 'promotion:a', label: 'Sad', season: 2025, versions: [] })).toBe(
    'Promocja „Sad”, sezon\u00a02025',
  )
})

test('prizes without a value are counted as a Pole would', () => {
  expect([1, 2, 5, 22].map(unvaluedText)).toEqual([
    '1\u00a0nagroda nie ma wartości',
    '2\u00a0nagrody nie mają wartości',
    '5\u00a0nagród nie ma wartości',
    '22\u00a0nagrody nie mają wartości',
  ])
})

test('an address names a treatment that there is', () => {
  expect([treatmentOf('withheld'), treatmentOf('toString'), treatmentOf('')]).toEqual([
    'withheld',
    null,
    null,
  ])
})
