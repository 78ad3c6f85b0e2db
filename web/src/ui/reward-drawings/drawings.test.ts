// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import rewards from '../../../../data/programme/rewards.json'
import { drawings } from './drawings'

test('each reward of the programme has a drawing of its own', () => {
  const names = rewards.map(({ icon }) => icon)
  expect(names.filter((name) => drawings[name] === undefined)).toEqual([])
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

test('cards of different values look different', () => {
  const cards = ['fuel', 'fuel-100', 'fuel-200', 'fuel-500'].map((name) => drawings[name])
  expect(new Set(cards.map((card) => card?.text?.content)).size).toBe(4)
  expect(new Set(cards.map((card) => JSON.stringify(card?.parts))).size).toBe(4)
})

test('no part of a drawing is drawn twice, because its path is its key', () => {
  for (const [name, { parts }] of Object.entries(drawings)) {
    const keys = parts.map(([colour, path]) => colour + path)
    expect(keys, name).toEqual([...new Set(keys)])
  }
})

test('all drawings are light enough for a phone with a weak signal', () => {
  expect(gzipSync(JSON.stringify(drawings)).length).toBeLessThan(14_000)
})
