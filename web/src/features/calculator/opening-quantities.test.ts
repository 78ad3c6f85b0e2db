import { expect, test } from 'vitest'
import type { CalculatorData } from '../../session/calculator'
import { openingQuantities } from './opening-quantities'

const products = [
  { sap: '100', volumes: [1_000, 10_000] },
  { sap: '200', volumes: [5_000] },
] as unknown as CalculatorData['products']

const opening = (address: string, saved = {}) =>
  openingQuantities(new URLSearchParams(address), products, saved)

test('without anything in the address what was typed comes back', () => {
  expect(opening('', { 200: { 5000: 3 } })).toEqual({ quantities: { 200: { 5000: 3 } }, replaced: null })
})

test('a named product is put before what was typed', () => {
  expect(opening('product=100', { 200: { 5000: 3 } })).toEqual({
    quantities: { 100: {}, 200: { 5000: 3 } },
    replaced: null,
  })
  expect(opening('product=999')).toEqual({ quantities: {}, replaced: null })
})

test('a suggestion stands alone, and what was typed can be had back', () => {
  const suggested = { 100: { 1000: 1, 10000: 2 } }
  expect(opening('produkty=100:10000:2,100:1000:1', { 200: { 5000: 3 } })).toEqual({
    quantities: suggested,
    replaced: { 200: { 5000: 3 } },
  })
  expect(opening('produkty=100:10000:2,100:1000:1')).toEqual({ quantities: suggested, replaced: null })
})

test('what holds no number, or the same, is not said to be replaced', () => {
  expect(opening('produkty=100:10000:2', { 200: { 5000: null } }).replaced).toBeNull()
  expect(opening('produkty=100:10000:2', { 100: { 10000: 2 } }).replaced).toBeNull()
})

test('packs that are not sold are left out, and none of them leaves what was typed', () => {
  expect(opening('produkty=100:5000:2,999:1000:1,200:5000:4').quantities).toEqual({ 200: { 5000: 4 } })
  expect(opening('produkty=100:5000:2', { 200: { 5000: 3 } }).quantities).toEqual({ 200: { 5000: 3 } })
})
