import { expect, test } from 'vitest'
import { parseDay } from './day'

test.each([
  ['18.08.2025', '2025-08-18'],
  [' 29.02.2024 ', '2024-02-29'],
  ['1.3.2025', '2025-03-01'],
  ['1. 3. 2025', '2025-03-01'],
  ['18-08-2025', '2025-08-18'],
  ['18/8/2025', '2025-08-18'],
  ['18 08 2025', '2025-08-18'],
  ['18082025', '2025-08-18'],
  ['2025-10-31', '2025-10-31'],
  ['2025.1.2', '2025-01-02'],
])('%s is a day', (input, value) => {
  expect(parseDay(input)).toEqual({ valid: true, value })
})

test.each([
  '29.02.2025',
  '31.06.2025',
  '18.08.20',
  '1.13.2025',
  '0.1.2025',
  '29.02.0000',
  '0000-02-29',
  '182025',
  '18.08.2025 r',
  'jutro',
  '12',
])('%s is none', (input) => {
  expect(parseDay(input)).toEqual({ valid: false, message: 'Podaj datę w formacie dd.mm.rrrr' })
})

test('a day must be there', () => {
  expect(parseDay('')).toEqual({ valid: false, message: 'Pole jest wymagane' })
})
