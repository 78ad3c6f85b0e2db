import { expect, test } from 'vitest'
import { defaultSort, listQuery } from './list-query'

function queryOf(address: string, page = 1, sort = defaultSort) {
  const filters = new URLSearchParams(address)
  return listQuery(page, sort, (name) => filters.get(name) ?? '')
}

test('without filters the newest come first', () => {
  expect(queryOf('')).toEqual({ page: 1, sortBy: 'date', sortDesc: true })
})

test('a search is for the number unless it says otherwise', () => {
  expect(queryOf('search=FV')).toMatchObject({ type: 'document_name', search: 'FV' })
  expect(queryOf('search=Rolmasz&type=distributor_name')).toMatchObject({
    type: 'distributor_name',
    search: 'Rolmasz',
  })
})

test('a type without a text, or spaces for a text, narrow nothing', () => {
  expect(queryOf('type=distributor_name')).toEqual(queryOf(''))
  expect(queryOf('search=%20%20')).toEqual(queryOf(''))
})

test('the source is one of two, or both', () => {
  expect(queryOf('edi=true').edi).toBe(true)
  expect(queryOf('edi=false').edi).toBe(false)
  expect(queryOf('edi=maybe')).toEqual(queryOf(''))
})

test('the order is one of the columns, whatever the address says', () => {
  expect(queryOf('', 2, { by: 'points', desc: false })).toEqual({
    page: 2,
    sortBy: 'points',
    sortDesc: false,
  })
  expect(queryOf('', 1, { by: 'password', desc: false })).toEqual(queryOf(''))
})
