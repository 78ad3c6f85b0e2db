import { expect, test } from 'vitest'
import { defaultSort, isNarrowed, listQuery, noFilters } from './list-query'

function asked(address: string, page = 1, sort = defaultSort) {
  const filters = new URLSearchParams(address)
  return listQuery(page, sort, (name) => filters.get(name) ?? '')
}

test('without filters all products come in the order of their names', () => {
  expect(asked('')).toEqual({ page: 1, sortBy: 'name', sortDesc: false })
  expect(isNarrowed(asked(''))).toBe(false)
})

test('each filter narrows alone, and all together', () => {
  for (const name of Object.keys(noFilters)) {
    const query = asked(`${name}=x`)
    expect(query).toMatchObject({ [name]: 'x' })
    expect(isNarrowed(query)).toBe(true)
  }
  const all = { brand: 'DOVVO', category: 'Herbicydy', crops: 'Rzepak', volume: '5L', search: 'duo' }
  expect(asked(new URLSearchParams(all).toString(), 2)).toMatchObject({ ...all, page: 2 })
})

test('spaces narrow nothing', () => {
  expect(asked('search=%20%20&brand=')).toEqual(asked(''))
})

test('the order is one of those that there are, whatever the address says', () => {
  expect(asked('', 1, { by: 'points', desc: true })).toMatchObject({ sortBy: 'points', sortDesc: true })
  expect(asked('', 1, { by: 'password', desc: true })).toEqual(asked(''))
})
