import { expect, test } from 'vitest'
import { errorOf, quickAmounts } from './transfer-amounts'

/* From 50 zł to 500 zł by 10 zł, at 10 points for a zloty. */
const transfer = { min_amount: 5_000, max_amount: 50_000, amount_step: 1_000, points_per_zloty: 10 }

const amountsAt = (points: number, limits = transfer) =>
  quickAmounts(limits, points).map(({ label, amount }) => `${label} ${amount / 100}`)

test.each([
  [499, []],
  [500, ['Najmniej 50']],
  [599, ['Najmniej 50']],
  [600, ['Najmniej 50', 'Wszystko 60']],
  [1_235, ['Najmniej 50', 'Połowa 60', 'Wszystko 120']],
  [90_000, ['Najmniej 50', 'Połowa 250', 'Wszystko 500']],
  [-40, []],
])('%d points are enough for %j', (points, amounts) => {
  expect(amountsAt(points)).toEqual(amounts)
})

test('every sum that is proposed can be ordered', () => {
  const uneven = { ...transfer, min_amount: 5_500, max_amount: 50_500 }
  for (let points = 0; points < 8_000; points += 7)
    for (const { amount } of quickAmounts(uneven, points)) {
      expect(errorOf(uneven, amount)).toBeNull()
      expect((amount * 10) / 100).toBeLessThanOrEqual(points)
    }
})

test('a transfer without a price proposes nothing', () => {
  expect(quickAmounts({ ...transfer, points_per_zloty: null }, 5_000)).toEqual([])
})

test('a sum between two steps is told both', () => {
  expect(errorOf(transfer, 12_800)?.replaceAll('\u00a0', ' ')).toBe(
    'Kwota musi być wielokrotnością 10,00 zł. Najbliższe to 120,00 zł i 130,00 zł',
  )
})
