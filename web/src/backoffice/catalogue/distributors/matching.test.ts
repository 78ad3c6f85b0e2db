import { expect, test } from 'vitest'
import { matching } from './matching'

const products = [
  { id: 1, name: 'ŁANOMAX 250 EC', brand: 'ŁANOMAX', category: 'Fungicydy', available: true },
  { id: 2, name: 'AGROSAR 360 SL', brand: 'AGROSAR', category: 'Herbicydy', available: false },
]

test.each([
  ['', [1, 2]],
  ['lanomax', [1]],
  ['360 herbi', [2]],
  ['lanomax herbi', []],
])('"%s" finds %j', (search, ids) => expect(matching(products, search).map(({ id }) => id)).toEqual(ids))
