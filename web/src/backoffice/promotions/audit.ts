import { useQuery } from '@tanstack/react-query'
import {
  formatMoney,
  formatNumber,
  formatPoints,
  formatThousandths,
  formatVolume,
} from '../../format/numbers'
import type { Names } from '../platform/audit/changes'
import {
  inSentence,
  labelsBy,
  type NumberFormat,
  optionLabels,
  type Vocabulary,
} from '../platform/audit/vocabulary'
import { giftCardOptions, type Measure, measures, mechanicOptions, pictureOptions, statusOf } from './labels'
import { promotionOptionsQuery } from './queries'
import { resultOptions } from './results'

const seconds: NumberFormat = (value) => `${formatThousandths(value)}\u00a0s`

/** Amount in the unit that the promotion counts in. */
const amount: NumberFormat = (value, record) => {
  const measure = measureOf(record)
  if (!measure) return String(value)
  const { unit, places } = measures[measure]
  if (places === 3) return formatVolume(value, unit)
  return places === 2 ? formatMoney(value) : `${formatNumber(value)}\u00a0${unit}`
}

/** Size of packs; a promotion that counts neither litres nor kilograms has packs of both. */
const packSize: NumberFormat = (value, record) => {
  const measure = measureOf(record)
  const hasUnit = measure === 'litres' || measure === 'kilograms'
  return formatVolume(value, hasUnit ? measures[measure].unit : 'L lub kg')
}

/** Measure of a promotion; the record is the definition or contains it. */
function measureOf(record: unknown): Measure | undefined {
  const { definition, terms } = (record ?? {}) as { definition?: { terms?: unknown }; terms?: unknown }
  const { measure } = (terms ?? definition?.terms ?? {}) as { measure?: string }
  return measure !== undefined && Object.hasOwn(measures, measure) ? (measure as Measure) : undefined
}

/** The audit log's vocabulary for promotions. */
export const promotionVocabulary: Vocabulary = {
  codes: {
    exports: { state: optionLabels(resultOptions) },
    promotions: {
      kind: {
        ...optionLabels(mechanicOptions),
        ...optionLabels(giftCardOptions),
        answer: 'pyta o\u00a0akceptację regulaminu',
        page: 'zaprasza na stronę promocji',
      },
      measure: inSentence(
        Object.fromEntries(Object.entries(measures).map(([code, { label }]) => [code, label])),
      ),
      picture: optionLabels(pictureOptions),
      status: labelsBy(['draft', 'published', 'withdrawn'], (code) => statusOf(code).label),
    },
  },
  numbers: {
    'promotions.at': amount,
    'promotions.cookie_seconds': (value) => `${formatThousandths(Math.round(value / 3.6))}\u00a0godz.`,
    'promotions.delay_ms': seconds,
    'promotions.factor': (value) => `${formatThousandths(value)}×`,
    'promotions.in_all': formatPoints,
    'promotions.packs': packSize,
    'promotions.per_person': formatPoints,
    'promotions.rate': (value) => `${formatThousandths(value)}\u00a0pkt`,
    'promotions.rungs.from': amount,
    'promotions.step': amount,
    'promotions.value': formatMoney,
  },
}

/** Names of the brands, categories and products that a promotion's records refer to by code. */
export function usePromotionNames(enabled: boolean): Names {
  const { data } = useQuery({ ...promotionOptionsQuery, enabled })
  if (!enabled || !data) return {}
  return {
    brands: Object.fromEntries(data.brands.map(({ slug, name }) => [slug, name])),
    categories: Object.fromEntries(data.categories.map(({ slug, name }) => [slug, name])),
    products: Object.fromEntries(data.products.map(({ sap, name }) => [sap, `${name} (${sap})`])),
  }
}
