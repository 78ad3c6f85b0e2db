import { expect, test } from 'vitest'
import { changedCells, type ImportedRow, stateChoices, stateOf } from './rows'

const row = {
  row: 3,
  version: 1,
  status: { code: 'faulty', label: 'Błędny', color: 'red' },
  errors: [],
  left_out: null,
  cells: [
    { key: 'number', label: 'Numer faktury', value: 'FV/1' },
    { key: 'quantity', label: 'Liczba opakowań', value: '-2' },
  ],
} as unknown as ImportedRow

test('only the cells whose text is another are sent, an emptied one too', () => {
  expect(changedCells(row, { number: 'FV/1', quantity: '2' })).toEqual({ quantity: '2' })
  expect(changedCells(row, { number: '', quantity: '-2' })).toEqual({ number: '' })
  expect(changedCells(row, {})).toEqual({})
})

test('a choice of rows is a state that the server knows, or all of them', () => {
  expect(stateChoices.map(({ value }) => stateOf(value))).toEqual([
    null,
    ...['faulty', 'waiting', 'mended', 'left_out', 'outside', 'good'],
  ])
  expect(stateOf('anything')).toBeNull()
})
