import { expect, test } from 'vitest'
import { byPostcode } from './near-postcode'

const branches = ['75-001', '88-200', '87-100', '88-100', '89-100'].map((postcode) => ({ postcode }))
const sorted = (postcode: string) => byPostcode(branches, postcode).map((branch) => branch.postcode)

test('postcodes that share more digits are nearer, then those with the smaller difference', () => {
  expect(sorted('88-150')).toEqual(['88-100', '88-200', '89-100', '87-100', '75-001'])
  expect(sorted('87-400')).toEqual(['87-100', '88-100', '88-200', '89-100', '75-001'])
  expect(sorted('88-200')[0]).toBe('88-200')
})

test('a postcode that is none leaves the order to the numbers', () => {
  expect(sorted('')).toHaveLength(5)
})
