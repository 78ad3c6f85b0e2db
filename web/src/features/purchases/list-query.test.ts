import { expect, test } from 'vitest'
import { defaultSort, listQuery, seasonIn } from './list-query'

const filters = (set: Record<string, string>) => (name: string) => set[name] ?? ''

test('without parameters the list is the current season by its points', () => {
  expect(listQuery(1, defaultSort, filters({}))).toEqual({ page: 1, sortBy: 'points', sortDesc: true })
})

test('what makes no sense is as good as not said', () => {
  expect(listQuery(2, { by: 'id', desc: false }, filters({ season: 'rok', search: '  ' }))).toEqual({
    page: 2,
    sortBy: 'points',
    sortDesc: true,
  })
})

test('season, search and order are read', () => {
  expect(
    listQuery(1, { by: 'product', desc: false }, filters({ season: '2024', search: ' dovvo ' })),
  ).toEqual({ page: 1, season: 2024, search: 'dovvo', sortBy: 'product', sortDesc: false })
})

test.each(['', '24', '20255', '0x1f', '1999'])('%s is no season', (text) => {
  expect(seasonIn(text)).toBeUndefined()
})
