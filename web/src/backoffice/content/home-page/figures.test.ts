import { expect, test } from 'vitest'
import { fillFigures } from './figures'

const figures = [{ name: 'punkty za 1 zł', value: '50\u00a0punktów' }]

test.each([
  ['{punkty za 1 zł} to 1 zł', '50\u00a0punktów to 1 zł'],
  ['{ punkty\u00a0za 1\u00a0zł }', '50\u00a0punktów'],
  ['{inne} i { bez pary', '{inne} i { bez pary'],
  ['', ''],
])('figures stand in the place of their names: %s', (text, filled) => {
  expect(fillFigures(text, figures)).toBe(filled)
})
