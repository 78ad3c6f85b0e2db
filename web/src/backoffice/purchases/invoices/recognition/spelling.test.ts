import { describe, expect, test } from 'vitest'
import { plausibleDay } from './plausible-day'
import { spelt } from './spelling'

const products = [
  'AGROSAR 360 SL',
  'AGROSAR Ultra 480 SL',
  'DOVVO 450 SC',
  'DOVVO Duo 600 EC',
  'RZEPARD Trawa 150 EC',
  'RZEPARD 250 SC',
  'ADIPLON Zwilżacz',
  'ADIPLON AMS',
  'SADOSAN 1000 SL',
]

describe('a name', () => {
  test.each([
    ['DOWO 450 SC 10L', 'DOVVO 450 SC 10L'],
    ['DOVWVO 450SC10L', 'DOVVO 450 SC10L'],
    ['AGR0SAR 360 SL', 'AGR0SAR 360 SL'],
    ['AGRDSAR Ułtra 480 SL op. 20 L', 'AGROSAR Ultra 480 SL op. 20 L'],
    ['1. ADIPLON Zwiżacz 5 L', '1. ADIPLON Zwilżacz 5 L'],
    ['RZEPARD Trawa 150 EC', 'RZEPARD Trawa 150 EC'],
  ])('%s is spelt as %s', (read, name) => {
    expect(spelt(read, products)).toBe(name)
  })

  test.each([
    ['another strength', 'DOWO 460 SC'],
    ['another strength of four digits', 'SADOSAN 1008 SL'],
    ['another kind', 'DOWO 450 SL'],
    ['another short word', 'ADIPLON ANS'],
    ['another product', 'TOPSIN 500 SC'],
  ])('with %s is left as it is', (_, read) => {
    expect(spelt(read, products)).toBe(read)
  })

  test('that may be two products is left as it is', () => {
    expect(spelt('BULWARK 10', ['BULWARD 10', 'BULWARE 10'])).toBe('BULWARK 10')
  })

  test('is the longer product where one is part of the other', () => {
    expect(spelt('SADOSAM Max 500', ['SADOSAN', 'SADOSAN Max 500'])).toBe('SADOSAN Max 500')
  })

  test('stays without products', () => {
    expect(spelt('DOWO 450 SC', [])).toBe('DOWO 450 SC')
  })
})

describe('a day of issue', () => {
  const reported = '2025-08-19T22:30:00Z'

  test.each(['2025-08-20', '2025-08-18', '2024-08-20'])('%s can be right', (day) => {
    expect(plausibleDay(day, reported)).toBe(day)
  })

  test.each(['2025-08-21', '2024-08-19', '2035-08-18', null])('%s is dropped', (day) => {
    expect(plausibleDay(day, reported)).toBeNull()
  })
})
