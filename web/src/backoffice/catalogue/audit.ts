import { formatDegrees } from '../../format/places'
import type { NumberFormat, Vocabulary } from '../platform/audit/vocabulary'

const degrees: NumberFormat = (value) => `${formatDegrees(value)}°`

/** The audit log's vocabulary for products and distributors. */
export const catalogueVocabulary: Vocabulary = {
  codes: { products: { unit: { L: 'L', kg: 'kg' } } },
  numbers: { 'branches.latitude': degrees, 'branches.longitude': degrees },
}
