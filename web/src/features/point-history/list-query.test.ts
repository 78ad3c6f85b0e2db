import { expect, test } from 'vitest'
import { filtersIn } from './list-query'

const filters = (set: Record<string, string>) => (name: string) => set[name] ?? ''

test('without parameters everything is shown', () => {
  expect(filtersIn(filters({}))).toEqual({})
})

test('season and group are read', () => {
  expect(filtersIn(filters({ season: '2024', group: 'orders' }))).toEqual({ season: 2024, group: 'orders' })
})

test.each(['24', '20255', '0x1f', '1999', 'rok'])('%s is no season', (season) => {
  expect(filtersIn(filters({ season }))).toEqual({})
})

test('an unknown group is as good as none', () => {
  expect(filtersIn(filters({ group: 'gifts' }))).toEqual({})
})
