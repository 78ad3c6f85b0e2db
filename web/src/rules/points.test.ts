import { expect, test } from 'vitest'
import limits from '../../../data/vectors/grant.json'
import lines from '../../../data/vectors/points.json'
import { applyLimits, earned } from './points'

test.each(lines)('$why', ({ quantity, volume, points_per_unit, points }) => {
  expect(earned(quantity, volume, points_per_unit)).toBe(BigInt(points))
})

const bounds = new Map([
  ['accepted', null],
  ['limit', 'total'],
  ['limit.product', 'product'],
])

test.each(limits)('$why', ({ earned: points, product_room, total_room, granted, cut, status }) => {
  const room = product_room === null ? null : BigInt(product_room)
  expect(applyLimits(BigInt(points), room, BigInt(total_room))).toEqual({
    granted: BigInt(granted),
    cut: BigInt(cut),
    bound: bounds.get(status),
  })
})
