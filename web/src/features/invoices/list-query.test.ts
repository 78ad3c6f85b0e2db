import { expect, test } from 'vitest'
import { defaultSort, listQuery } from './list-query'

function asked(address: string, page = 1, sort = defaultSort) {
  const filters = new URLSearchParams(address)
  return listQuery(page, sort, (name) => filters.get(name) ?? '')
}

test('without filters the newest come first', () => {
  expect(asked('')).toEqual({ page: 1, sortBy: 'date', sortDesc: true })
})

test('a search is for the number unless it says otherwise', () => {
  expect(asked('search=FV')).toMatchObject({ type: 'document_name', search: 'FV' })
  expect(asked('search=Rolmasz&type=distributor_name')).toMatchObject({
    type: 'distributor_name',
    search: 'Rolmasz',
  })
})

test('a type without a text, or spaces for a text, narrow nothing', () => {
  expect(asked('type=distributor_name')).toEqual(asked(''))
  expect(asked('search=%20%20')).toEqual(asked(''))
})

test('the source is one of two, or both', () => {
  expect(asked('edi=true').edi).toBe(true)
  expect(asked('edi=false').edi).toBe(false)
  expect(asked('edi=maybe')).toEqual(asked(''))
})

test('the order is one of the columns, whatever the address says', () => {
  expect(asked('', 2, { by: 'points', desc: false })).toEqual({ page: 2, sortBy: 'points', sortDesc: false })
  expect(asked('', 1, { by: 'password', desc: false })).toEqual(asked(''))
})
