import { expect, test } from 'vitest'
import { isCovered, isStarted } from './promotion'

const waiting = (amount: number, after: number) => ({ amount, after })

test.each([
  ['nothing waits', { current: 0, target: 20 }, false],
  ['what waits is not enough', { current: 5, target: 20, waiting: waiting(10, 15) }, false],
  ['what waits is just enough', { current: 5, target: 20, waiting: waiting(15, 20) }, true],
  ['the last reward is reached already', { current: 25, target: 20, waiting: waiting(5, 30) }, false],
  ['there is no target', { current: 5, target: null, waiting: waiting(15, 20) }, false],
])('where %s, a reward is covered: %o is %s', (_, progress, covered) => {
  expect(isCovered(progress)).toBe(covered)
})

test.each([
  [{ current: 0 }, false],
  [{ current: 1, waiting: null }, true],
  [{ current: 0, waiting: waiting(15, 15) }, true],
])('%o is started: %s', (progress, started) => {
  expect(isStarted(progress)).toBe(started)
})
