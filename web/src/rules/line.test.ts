import { expect, test } from 'vitest'
import { parseLine, parseRequiredLine } from './line'

test.each([
  ['Jan', 'Jan'],
  ['  Stary \t  Młyn ', 'Stary Młyn'],
  ['', ''],
])('%j is read as %j', (input, value) => {
  expect(parseLine(input, 10)).toEqual({ valid: true, value })
})

test.each([
  ['12345678901', 'Wpisz najwyżej 10\u00a0znaków'],
  ['a\u0007b', 'Usuń znaki, których nie da się wydrukować'],
])('%j is refused', (input, message) => {
  expect(parseLine(input, 10)).toEqual({ valid: false, message })
})

test('a line that must be there is more than white space', () => {
  expect(parseRequiredLine(' \u00a0 ', 10)).toEqual({ valid: false, message: 'Pole jest wymagane' })
  expect(parseRequiredLine(' Żnin', 10)).toEqual({ valid: true, value: 'Żnin' })
})
