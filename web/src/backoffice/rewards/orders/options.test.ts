import { expect, test } from 'vitest'
import { byReason, orderCountText } from './options'

test('a reason is told once, with all orders that it concerns', () => {
  const refused = [
    { id: 'a', number: 7, reason: 'Za późno' },
    { id: 'b', number: 9, reason: 'To przelew' },
    { id: 'c', number: 8, reason: 'Za późno' },
    { id: 'd', reason: 'Nie ma takiego zamówienia' },
  ]
  expect(byReason(refused)).toEqual([
    { reason: 'Za późno', numbers: [7, 8] },
    { reason: 'To przelew', numbers: [9] },
    { reason: 'Nie ma takiego zamówienia', numbers: [] },
  ])
})

test.each([
  [1, '1\u00a0zamówienie'],
  [3, '3\u00a0zamówienia'],
  [12, '12\u00a0zamówień'],
])('%i is %s', (count, text) => expect(orderCountText(count)).toBe(text))
