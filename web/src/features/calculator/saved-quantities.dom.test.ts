import { beforeEach, expect, test } from 'vitest'
import { savedQuantities, saveQuantities } from './saved-quantities'

beforeEach(() => sessionStorage.clear())

test('what was typed comes back, to whom typed it', () => {
  saveQuantities('5260250274', { 100: { 5000: 12, 1000: null } })
  expect(savedQuantities('5260250274')).toEqual({ 100: { 5000: 12, 1000: null } })
  expect(savedQuantities('7740001454')).toEqual({})
})

test.each(['', '{', '[]', 'null', '7', '{"100":null}', '{"100":[1]}'])('%s holds nothing', (text) => {
  sessionStorage.setItem('plon-calculator:1', text)
  expect(savedQuantities('1')).toEqual({})
})

test('what is no number of packs is none', () => {
  sessionStorage.setItem('plon-calculator:1', '{"100":{"1":-1,"2":1.5,"3":"7","4":2000000,"5":3}}')
  expect(savedQuantities('1')).toEqual({ 100: { 1: null, 2: null, 3: null, 4: null, 5: 3 } })
})
