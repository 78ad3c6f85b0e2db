import { expect, test } from 'vitest'
import { packListText, readPackList } from './pack-list'

test('packs survive the way through an address', () => {
  const packs = [
    { sap: '30000107', volume: 10_000, quantity: 2 },
    { sap: '30000108', volume: 5_000, quantity: 1 },
  ]
  expect(packListText(packs)).toBe('30000107:10000:2,30000108:5000:1')
  expect(readPackList(packListText(packs))).toEqual(packs)
})

test.each([
  '',
  ',',
  '30000107',
  '30000107:10000',
  '30000107:10000:0',
  '30000107:x:2',
  ':10000:2',
  '1:10:9999999',
])('%s holds no packs', (text) => {
  expect(readPackList(text)).toEqual([])
})

test('what makes no sense leaves the rest', () => {
  expect(readPackList('a:1:b, 30000107:10000:2')).toEqual([{ sap: '30000107', volume: 10_000, quantity: 2 }])
})
