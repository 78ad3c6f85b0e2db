import { expect, test } from 'vitest'
import { drawings } from '../../../ui/reward-drawings/drawings'
import { pictureLabels, pictureOptions } from './labels'

test('operators choose from all drawings, each by a label of its own', () => {
  expect(Object.keys(pictureLabels).sort()).toEqual(Object.keys(drawings).sort())
  expect(new Set(Object.values(pictureLabels)).size).toBe(Object.keys(pictureLabels).length)
})

test('the drawings are in the order of the Polish alphabet', () => {
  const labels = pictureOptions.map(({ label }) => label)
  expect(labels.indexOf('Słuchawki')).toBeLessThan(labels.indexOf('Środek w\u00a0sprayu'))
  expect(labels.indexOf('Środek w\u00a0sprayu')).toBeLessThan(labels.indexOf('Telefon'))
})
