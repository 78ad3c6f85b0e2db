import { expect, test } from 'vitest'
import { defaultSort, isFiltered, listQuery, noFilters } from './list-query'

function queryOf(address: string, page = 1, sort = defaultSort) {
  const filters = new URLSearchParams(address)
  return listQuery(page, sort, (name) => filters.get(name) ?? '')
}

test('without filters all products come in the order of their names', () => {
  expect(queryOf('')).toEqual({ page: 1, sortBy: 'name', sortDesc: false })
  expect(isFiltered(queryOf(''))).toBe(false)
})

test('each filter narrows alone, and all together', () => {
  for (const name of Object.keys(noFilters)) {
    const query = queryOf(`${name}=x`)
    expect(query).toMatchObject({ [name]: 'x' })
    expect(isFiltered(query)).toBe(true)
  }
  const all = { brand: 'DOVVO', category: 'Herbicydy', crops: 'Rzepak', volume: '5L', search: 'duo' }
  expect(queryOf(new URLSearchParams(all).toString(), 2)).toMatchObject({ ...all, page: 2 })
})

test('spaces narrow nothing', () => {
  expect(queryOf('search=%20%20&brand=')).toEqual(queryOf(''))
})

test('the order is one of those that there are, whatever the address says', () => {
  expect(queryOf('', 1, { by: 'points', desc: true })).toMatchObject({ sortBy: 'points', sortDesc: true })
  expect(queryOf('', 1, { by: 'password', desc: true })).toEqual(queryOf(''))
})
