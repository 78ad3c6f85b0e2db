import { expect, test } from 'vitest'
import vectors from '../../../data/vectors/link.json'
import { isForeign, parseLink } from './link'
import { outcome, type Vector } from './vector'

test.each<Vector>(vectors)('$input: $why', (vector) => {
  expect(parseLink(vector.input)).toEqual(outcome(vector))
})

test('only a page of somebody else is foreign', () => {
  expect(isForeign('https://example.pl/')).toBe(true)
  for (const own of ['/https:', 'mailto:a@b.pl', 'tel:112']) expect(isForeign(own)).toBe(false)
})
