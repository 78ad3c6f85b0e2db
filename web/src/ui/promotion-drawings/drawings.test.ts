// @vitest-environment node
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import promotions from '../../../../data/programme/promotions.json'
import { pictureOptions } from '../../backoffice/promotions/labels'
import { drawings } from './drawings'

test('each promotion of the programme has a drawing', () => {
  const names = promotions.map(({ definition }) => definition.picture)
  expect(names.filter((name) => drawings[name] === undefined)).toEqual([])
})

test('operators choose from all drawings, but for the one of an unknown name', () => {
  const names = [...pictureOptions.map(({ value }) => value), 'promotion']
  expect(names.toSorted()).toEqual(Object.keys(drawings).toSorted())
})

test('no two promotions look alike', () => {
  const parts = Object.values(drawings).map((drawing) => JSON.stringify(drawing.parts))
  expect(new Set(parts).size).toBe(parts.length)
})

test('no part of a drawing is drawn twice, because its path is its key', () => {
  for (const [name, { parts }] of Object.entries(drawings)) {
    const keys = parts.map(([colour, path]) => colour + path)
    expect(keys, name).toEqual([...new Set(keys)])
  }
})

test('all drawings are light enough for a phone with a weak signal', () => {
  expect(gzipSync(JSON.stringify(drawings)).length).toBeLessThan(6_000)
})
