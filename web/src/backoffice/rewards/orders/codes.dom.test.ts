import { expect, test } from 'vitest'
import { noChanges, withCorrected, withLeftOut, withRestored } from './codes'

test('a cell has one text, a row one reason, and what was changed last is taken back first', () => {
  const once = withCorrected(noChanges, 3, { 'Numer karty': '70010002', PIN: '12' })
  const twice = withCorrected(once, 3, { PIN: '1234' })
  expect(twice.mended).toEqual([
    { row: 3, column: 'Numer karty', text: '70010002' },
    { row: 3, column: 'PIN', text: '1234' },
  ])
  const left = withLeftOut(withLeftOut(twice, 3, 'raz'), 3, 'dwa')
  expect(left.left_out).toEqual([{ row: 3, reason: 'dwa' }])
  expect(withRestored(left, 3)).toEqual(twice)
  expect(withRestored(withRestored(left, 3), 3)).toEqual(noChanges)
  expect(withRestored(twice, 4)).toEqual(twice)
})
