import { expect, test } from 'vitest'
import { ends, placesOf, rewardRoom } from './track-places'

const width = 456

test('the way is divided as the amounts are, the last mark at its end', () => {
  const { flags, x } = placesOf([25, 50, 100], 40, width)
  const length = width - ends.left - ends.right
  expect(flags.map((flag) => flag.x)).toEqual([
    ends.left + length / 4,
    ends.left + length / 2,
    width - ends.right,
  ])
  expect(x).toBe(ends.left + length * 0.4)
})

test('nobody goes further than the end or starts before the beginning', () => {
  expect(placesOf([20], 90, width).x).toBe(width - ends.right)
  expect(placesOf([20], -5, width).x).toBe(ends.left)
})

test('all words stand where there is room', () => {
  expect(placesOf([25, 50, 100], 0, width).flags.every((flag) => flag.isLabelled)).toBe(true)
})

test('the next mark and the last keep their words on a narrow track', () => {
  const flags = placesOf([10, 20, 30, 100], 12, 260).flags
  expect(flags.map((flag) => flag.isLabelled)).toEqual([false, true, false, true])
})

test('of a long way only the last part is shown', () => {
  const { flags, x } = placesOf([160, 180, 200, 220, 240], 140, width)
  const step = (width - ends.left - ends.right) / 5
  expect(x).toBe(ends.left)
  expect(flags[0]?.x).toBeCloseTo(ends.left + step)
})

test('no marks are no flags', () => {
  expect(placesOf([], 12, width).flags).toEqual([])
})

test.each([
  [20, { left: 8, right: 0, align: 'left' }],
  [150, { left: 0, right: 0, align: 'center' }],
  [170, { left: 40, right: 0, align: 'center' }],
  [268, { left: 0, right: 20, align: 'right' }],
])('what there is to have at %d has its room on a track of 300', (x, room) => {
  expect(rewardRoom(x, 300)).toEqual(room)
})
