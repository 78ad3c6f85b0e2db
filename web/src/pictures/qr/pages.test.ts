import { expect, test } from 'vitest'
import { pagesToRead } from './pages'

test.each([
  [0, []],
  [1, [1]],
  [2, [1, 2]],
  [3, [1, 3, 2]],
  [40, [1, 40, 2, 3]],
])('of %d pages the first, the last and the next two are read', (count, numbers) => {
  expect(pagesToRead(count)).toEqual(numbers)
})
