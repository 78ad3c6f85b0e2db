import { expect, test } from 'vitest'
import type { Column } from '../ui/Table'
import { chosenColumns, knownKeys } from './list-columns'

const columns: readonly Column<string>[] = [
  { key: 'nip', label: 'NIP', cell: (row) => row },
  { key: 'name', label: 'Nazwisko', card: 'title', cell: (row) => row },
  { key: 'joined', label: 'W programie od', onlyWide: true, cell: (row) => row },
]

test('columns come in the order of the address, and one that was chosen is shown in a narrow table', () => {
  expect(chosenColumns(columns, ['joined', 'name']).map(({ key, onlyWide }) => [key, onlyWide])).toEqual([
    ['joined', false],
    ['name', false],
  ])
})

test('without columns in the address all are there as usual', () => {
  expect(chosenColumns(columns, [])).toBe(columns)
})

test.each([
  ['unknown and repeated ones are left out', ['name', 'secret', 'nip', 'name'], ['name', 'nip']],
  ['the one that leads to the record is put first where it is missing', ['nip'], ['name', 'nip']],
  ['unknown ones alone are as good as none', ['secret'], []],
  ['all in the usual order are as good as none', ['nip', 'name', 'joined'], []],
])('of the columns in an address %s', (_, keys, expected) => {
  expect(knownKeys(columns, keys)).toEqual(expected)
})
