import { expect, test } from 'vitest'
import type { PromotionPack, Suggestion } from './queries'
import { availabilityOf, calculatorWith, costText, productsOf } from './shopping'

const pack = (sap: string, volume: number) =>
  ({ sap, product: `Produkt ${sap}`, brand: 'DOVVO', colour: '#000', unit: 'L', volume }) as PromotionPack

const suggestion = (...saps: string[]) =>
  ({ text: '', items: saps.map((sap) => ({ sap, volume: 10_000, quantity: 2 })) }) as unknown as Suggestion

test('packs are gathered by product, in their order', () => {
  const products = productsOf([pack('2', 1_000), pack('2', 5_000), pack('1', 10_000)])
  expect(products.map(({ sap, packs }) => [sap, packs.map(({ volume }) => volume)])).toEqual([
    ['2', [1_000, 5_000]],
    ['1', [10_000]],
  ])
})

test('the calculator opens with the packs, or as it is', () => {
  expect(calculatorWith([{ sap: '30000107', volume: 10_000, quantity: 2 }])).toBe(
    '/kalkulator?produkty=30000107:10000:2',
  )
  expect(calculatorWith([])).toBe('/kalkulator')
})

test('the availability is asked of the suggested products, each once', () => {
  const packs = [pack('1', 1_000), pack('2', 1_000), pack('3', 1_000)]
  expect(availabilityOf({ packs, suggestions: [suggestion('2'), suggestion('3', '2')] })).toBe(
    '/produkty/sprawdz-dostepnosc?products=2%2C3&near=me',
  )
})

test('without a suggestion the availability is asked of all products, as many as one check takes', () => {
  const packs = Array.from({ length: 60 }, (_, sap) => pack(String(sap), 1_000))
  const address = new URL(availabilityOf({ packs, suggestions: [] }), 'https://plon.example')
  expect(address.searchParams.get('products')?.split(',')).toHaveLength(50)
})

test.each([
  [120_000, ', ok.\u00a01\u00a0200\u00a0zł'],
  [null, ''],
  [undefined, ''],
])('a cost of %s is "%s"', (cost, text) => {
  expect(costText(cost)).toBe(text)
})
