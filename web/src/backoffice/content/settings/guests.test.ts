import { expect, it } from 'vitest'
import { guestsIn } from './guests'

it('reads the NIPs that are typed a line each, or with commas', () => {
  expect(guestsIn('')).toEqual([])
  expect(guestsIn(' 526-025-02-74\n\n5260250274, 7740001454;\r\n')).toEqual([
    '526-025-02-74',
    '5260250274',
    '7740001454',
  ])
})
