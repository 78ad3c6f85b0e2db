import { expect, test } from 'vitest'
import { addressOf, isNearMe, nearestTowns, readCheck, ticked } from './check'

const onSale = ['100', '200', '300']
const checkAt = (address: string) => readCheck(new URLSearchParams(address), onSale)

test('a bare address has nothing chosen and looks for a town', () => {
  expect(checkAt('')).toEqual({ products: [], searchIn: 'city', search: '' })
  expect(addressOf(checkAt('')).toString()).toBe('')
})

test('what is chosen survives the way through the address', () => {
  const check = {
    products: ['100', '300'],
    searchIn: 'distributor',
    search: 'Agro-Noteć Sp. z o.o.',
  } as const
  expect(checkAt(addressOf(check).toString())).toEqual(check)
})

test('what makes no sense in the address is left out', () => {
  expect(checkAt('products=200,999,,200&type=planet&search=%20')).toEqual({
    products: ['200'],
    searchIn: 'city',
    search: '',
  })
})

test('another check starts at the first page', () => {
  expect(addressOf(checkAt('products=100&search=Radom&page=3')).has('page')).toBe(false)
})

test('a product is ticked once', () => {
  expect(ticked(['100'], '200', true)).toEqual(['100', '200'])
  expect(ticked(['100', '200'], '200', true)).toEqual(['100', '200'])
  expect(ticked(['100', '200'], '100', false)).toEqual(['200'])
})

test('an address may ask for what is near, until a place is chosen', () => {
  expect(isNearMe(new URLSearchParams('products=100&near=me'))).toBe(true)
  expect(isNearMe(addressOf(checkAt('products=100&near=me&search=Radom')))).toBe(false)
})

test('the nearest towns, each once', () => {
  const branch = (city: string, postcode: string) => ({ city, postcode })
  const branches = [
    branch('Koszalin', '75-001'),
    branch('Toruń', '87-100'),
    branch('Inowrocław', '88-100'),
    branch('Inowrocław', '88-110'),
    branch('Radziejów', '88-200'),
    branch('Nakło', '89-100'),
  ]
  expect(nearestTowns(branches, '88-150')).toEqual(['Inowrocław', 'Radziejów', 'Nakło', 'Toruń'])
  expect(nearestTowns([], '88-150')).toEqual([])
})
