import { expect, test } from 'vitest'
import { chartValue, formatFigure, formatWithUnit, headingOf, labelOf, shortLabelOf } from './figures'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [1_234_567, 'grosze', '12 345,67', 12_345.67],
  [20_500, 'millilitres', '20,5', 20.5],
  [2_000, 'grams', '2', 2],
  [-300, 'points', '−300', -300],
  [30, 'hours', '30', 30],
  [7, 'count', '7', 7],
] as const)('%s %s', (figure, unit, text, drawn) => {
  expect(plain(formatFigure(figure, unit))).toBe(text)
  expect(chartValue(figure, unit)).toBe(drawn)
})

test('a figure has its unit, and a missing one is a dash without', () => {
  expect(plain(formatWithUnit(62_480, 'points'))).toBe('62 480 pkt')
  expect(plain(formatWithUnit(3, 'count'))).toBe('3')
  expect(formatWithUnit(null, 'hours')).toBe('—')
  expect(chartValue(null, 'hours')).toBe(0)
})

test('a heading names the unit, and a week is the day of its Monday', () => {
  const column = { key: 'litres', title: 'Litry', unit: 'millilitres', definition: '' } as const
  expect(headingOf(column)).toBe('Litry, l')
  expect(headingOf({ ...column, title: 'Faktury', unit: 'count' })).toBe('Faktury')
  expect([labelOf('2025-03-03', 'week'), shortLabelOf('2025-03-03', 'week')]).toEqual(['03.03.2025', '03.03'])
  expect([labelOf('2025-07', 'month'), shortLabelOf('2025-07', 'month')]).toEqual(['07.2025', '07.25'])
  expect(labelOf('lubelskie', 'voivodeship')).toBe('lubelskie')
})
