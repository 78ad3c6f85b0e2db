import { expect, test } from 'vitest'
import { variantsLabel } from './sizes'

test.each([
  [['S', 'M', 'L', 'XL', 'XXL'], 'Rozmiar'],
  [['xs', '3XL'], 'Rozmiar'],
  [['Rozmiar L', 'Rozmiar XL'], 'Rozmiar'],
  [['41', '42,5', '46'], 'Rozmiar'],
  [['500 g', '1 kg'], 'Wariant'],
  [['M', 'czerwony'], 'Wariant'],
  [['Lewa', 'Prawa'], 'Wariant'],
  [[], 'Wariant'],
] as const)('the variants %j are labelled %s', (names, label) => {
  expect(variantsLabel(names.map((name) => ({ name })))).toBe(label)
})
