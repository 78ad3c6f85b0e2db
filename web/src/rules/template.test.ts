import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/template.json'
import { fillTemplate, namesIn } from './template'

test.each(vectors)('$why', ({ text, values, filled }) => {
  const named = values.map(([name = '', value = '']) => ({ name, value }))
  expect(fillTemplate(text, named)).toBe(filled)
})

test('names are told in the order of the text', () => {
  expect(namesIn('{kod} i { nazwa\u00a0programu } i {kod}')).toEqual(['kod', 'nazwa programu', 'kod'])
})
