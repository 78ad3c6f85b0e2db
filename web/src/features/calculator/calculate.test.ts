import { expect, test } from 'vitest'
import type { CalculatorData } from '../../session/calculator'
import { calculate } from './calculate'
import type { CalculatorProduct } from './queries'

const dovvo: CalculatorProduct = {
  sap: '1',
  name: 'DOVVO 500 EC',
  brand: 'DOVVO',
  unit: 'L',
  colour: '#0b7a75',
  points_per_unit: 10_000,
  cap_points: null,
  granted: 0,
  volumes: [1_000, 5_000],
}
const capped: CalculatorProduct = { ...dovvo, sap: '2', name: 'AGROSAR', cap_points: 900, granted: 250 }

const basis: CalculatorData = {
  season: 2025,
  products: [dovvo, capped],
  total: 70_000,
  limit: 4_000_000,
  levels: [
    { level: 50_000, bonus_points: 1_000, reached: true },
    { level: 75_000, bonus_points: 1_500, reached: false },
    { level: 100_000, bonus_points: 2_500, reached: false },
  ],
}

test('nothing chosen brings nothing, and says what the next level lacks', () => {
  const { lines, granted, next, total } = calculate(basis, { 1: { 5000: null, 1000: 0 }, 9: { 5000: 3 } })
  expect(lines).toEqual([])
  expect([granted, total]).toEqual([0n, 70_000n])
  expect(next).toEqual({ level: 75_000, missing: 5_000n })
})

test('each size is a line, in the order of the list', () => {
  const { lines, points, next } = calculate(basis, { 1: { 5000: 9, 1000: 3 } })
  expect(lines.map(({ volume, quantity, points }) => [volume, quantity, points])).toEqual([
    [1_000, 3, 30n],
    [5_000, 9, 450n],
  ])
  expect(points).toBe(480n)
  expect(next).toEqual({ level: 75_000, missing: 4_520n })
})

test("a product's cap leaves what still fits, over all of its lines and with what was granted before", () => {
  const { lines, granted, points, capped: cut } = calculate(basis, { 2: { 1000: 40, 5000: 10 } })
  expect(lines.map((line) => [line.granted, line.bound])).toEqual([
    [400n, null],
    [250n, 'product'],
  ])
  expect([points, granted]).toEqual([900n, 650n])
  expect(cut).toEqual([capped])
})

test('a level that is reached brings its bonus, which counts towards the next', () => {
  const { reached, total, next } = calculate(basis, { 1: { 5000: 100 } })
  expect(reached).toEqual([{ level: 75_000, bonus: 1_500n }])
  expect(total).toBe(76_500n)
  expect(next).toEqual({ level: 100_000, missing: 23_500n })
  const further = calculate(
    { ...basis, total: 98_000, levels: basis.levels.map((level) => ({ ...level, reached: false })) },
    { 1: { 5000: 40 } },
  )
  expect(further.reached).toEqual([{ level: 100_000, bonus: 2_500n }])
})

test('a bonus alone may reach the next level', () => {
  const levels = [
    { level: 75_000, bonus_points: 30_000, reached: false },
    { level: 100_000, bonus_points: 2_500, reached: false },
  ]
  const { reached, total, next } = calculate({ ...basis, levels }, { 1: { 5000: 100 } })
  expect(reached.map(({ level }) => level)).toEqual([75_000, 100_000])
  expect([total, next]).toEqual([107_500n, null])
})

test('the limit of the programme lets through what fits, and no bonus over it', () => {
  const { granted, hitsLimit, total, reached } = calculate(
    { ...basis, total: 74_900, limit: 75_000 },
    { 1: { 5000: 100 } },
  )
  expect([granted, hitsLimit, total]).toEqual([100n, true, 75_000n])
  expect(reached).toEqual([{ level: 75_000, bonus: 0n }])
})

test('a level that a correction has taken below stays reached', () => {
  expect(calculate({ ...basis, total: 40_000 }, {}).next).toEqual({ level: 75_000, missing: 35_000n })
})

test('more than a Number holds is exact', () => {
  const huge = { ...dovvo, points_per_unit: 999_999_999, volumes: [999_999_999] }
  const { points } = calculate({ ...basis, products: [huge] }, { 1: { 999999999: 1_000_000 } })
  expect(points).toBe(999_999_998_000_000_001n / 1n)
})

test('more packs than a line may hold are not counted', () => {
  expect(calculate(basis, { 1: { 5000: 1_000_001 } }).lines).toEqual([])
  expect(calculate(basis, { 1: { 5000: 1_000_000 } }).lines).toHaveLength(1)
})
