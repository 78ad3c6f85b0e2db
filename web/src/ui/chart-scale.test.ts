import { expect, test } from 'vitest'
import { layoutOf, margins } from './chart-scale'

test('the axis begins at nothing and the largest bar fits under its top', () => {
  const { bars, ticks, base } = layoutOf([0, 50, 211], 640, 260)
  expect(base).toBe(260 - margins.bottom)
  expect(bars[0]?.height).toBe(0)
  expect(bars[2]?.y).toBeGreaterThanOrEqual(margins.top)
  expect((bars[1]?.height ?? 0) / (bars[2]?.height ?? 1)).toBeCloseTo(50 / 211, 6)
  expect(ticks[0]).toEqual({ value: 0, y: base })
  expect(ticks.at(-1)?.value).toBeGreaterThanOrEqual(200)
})

test('bars stand beside each other inside the box', () => {
  const { bars, columns } = layoutOf(
    Array.from({ length: 12 }, () => 1),
    300,
    260,
  )
  bars.forEach((bar, index) => {
    const next = bars[index + 1]
    if (next) expect(bar.x + bar.width).toBeLessThan(next.x)
    expect(columns[index]?.x ?? 0).toBeLessThanOrEqual(bar.x)
  })
  expect(bars[0]?.x).toBeGreaterThanOrEqual(margins.left)
  expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBeLessThanOrEqual(300 - margins.right)
})

test('where columns are narrow not each of them has its label', () => {
  const year = Array.from({ length: 12 }, () => 1)
  expect(layoutOf(year, 1000, 260).labelEvery).toBe(1)
  expect(layoutOf(year, 300, 260).labelEvery).toBe(2)
})

test('days under the bars, of five letters, keep a gap between them', () => {
  const { columns, labelEvery } = layoutOf(
    Array.from({ length: 43 }, () => 1),
    290,
    260,
    '28.10'.length,
  )
  expect(labelEvery * (columns[0]?.width ?? 0)).toBeGreaterThanOrEqual(5 * 7 + 6)
})

test('the last label that is drawn is not cut off', () => {
  const { columns, labelEvery, labelsEnd } = layoutOf(
    Array.from({ length: 43 }, () => 1),
    290,
    260,
  )
  const last = columns[42]
  expect(42 % labelEvery).toBe(0)
  expect((last?.x ?? 0) + (last?.width ?? 0) / 2).toBeGreaterThan(labelsEnd)
  expect(labelsEnd + 17).toBeLessThanOrEqual(290)
})

test('nothing at all is an empty chart, not a broken one', () => {
  const { bars, ticks } = layoutOf([0, 0], 300, 260)
  expect(bars.every(({ height }) => height === 0)).toBe(true)
  expect(ticks).toHaveLength(1)
  expect(layoutOf([], 300, 260).bars).toEqual([])
})
