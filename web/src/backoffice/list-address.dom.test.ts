import { expect, test } from 'vitest'
import { differs, filtersOf, linkTo, queryOf, savedQueryOf } from './list-address'

test('a view saves filters and order, whatever their order in the address, and nothing of the page', () => {
  expect(filtersOf('?sortBy=name&status=active&page=2&kolumny=name&widok=7&osoba=3&content=Gotowe')).toBe(
    'sortBy=name&status=active',
  )
})

test('whom was searched for is no part of a view, but of a link', () => {
  expect(savedQueryOf('nip=5260250274&search=wit&status=active')).toBe('status=active')
  const view = { query: 'status=active', columns: [] }
  expect(differs(view, { query: 'search=wit&status=active', columns: [] })).toBe(false)
  expect(linkTo('/zaplecze/uczestnicy', { query: 'search=wit', columns: [] })).toContain('search=wit')
})

test('an address has its filters, its columns with commas that can be read, and its view', () => {
  expect(queryOf({ query: 'status=active', columns: ['name', 'nip'], view: 7 })).toBe(
    'status=active&kolumny=name,nip&widok=7',
  )
  expect(queryOf({ query: '', columns: [], view: null })).toBe('')
})

test.each([
  ['the order of parameters', { query: 'search=a&status=active', columns: ['name'] }, false],
  ['a filter', { query: 'status=pending&search=a', columns: ['name'] }, true],
  ['a column', { query: 'status=active&search=a', columns: ['name', 'nip'] }, true],
])('two that differ in %s', (_, other, expected) => {
  expect(differs({ query: 'status=active&search=a', columns: ['name'] }, other)).toBe(expected)
})

test('a link leads anybody to the same list, also past their own default view', () => {
  const at = (query: string, columns: string[] = []) => linkTo('/zaplecze/faktury', { query, columns })
  expect(at('status=all', ['number', 'status'])).toBe(
    `${window.location.origin}/zaplecze/faktury?status=all&kolumny=number,status`,
  )
  expect(at('')).toBe(`${window.location.origin}/zaplecze/faktury?widok=brak`)
})
