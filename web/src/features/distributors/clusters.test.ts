import { expect, test } from 'vitest'
import { allApartFrom, type Bounds, clustersOf, type Mark } from './clusters'

const poland: Bounds = [14, 49, 24.2, 55]

/** Three near Kraków, one in Gdańsk. */
const branches = [
  { id: 1, position: { lat: 50.06, lng: 19.94 } },
  { id: 2, position: { lat: 50.07, lng: 19.95 } },
  { id: 3, position: { lat: 50.05, lng: 19.9 } },
  { id: 4, position: { lat: 54.35, lng: 18.65 } },
]

function idsOf(marks: readonly Mark[]) {
  return marks.flatMap((mark) => (mark.kind === 'branch' ? [mark.id] : [])).sort()
}

test('what lies close is one mark with its number, and what lies alone is a pin', () => {
  const marks = clustersOf(branches)(poland, 6)
  expect(idsOf(marks)).toEqual([4])
  const [cluster] = marks.filter((mark) => mark.kind === 'cluster')
  expect(cluster?.count).toBe(3)
  expect(cluster?.opensAt).toBeGreaterThan(6)
  expect(cluster?.place.lat).toBeCloseTo(50.06, 1)
})

test('near enough every branch is a pin of its own', () => {
  const marks = clustersOf(branches)(poland, allApartFrom)
  expect(idsOf(marks)).toEqual([1, 2, 3, 4])
})

test('no mark covers another', () => {
  const row = Array.from({ length: 60 }, (_, id) => ({
    id,
    position: { lat: 50 + (id % 7) * 0.4, lng: 15 + id * 0.13 },
  }))
  for (const zoom of [5, 6, 6.5, 7, 8]) {
    const marks = clustersOf(row)(poland, zoom)
    const count = marks.reduce((sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1), 0)
    expect(count).toBe(60)
    const pixels = 256 * 2 ** zoom
    for (const one of marks)
      for (const other of marks)
        if (one !== other) {
          const x = ((one.place.lng - other.place.lng) / 360) * pixels
          /* A degree of latitude is at least 1.5 times as high as one of longitude is wide in Poland. */
          const y = ((one.place.lat - other.place.lat) / 360) * pixels * 1.75
          expect(Math.hypot(x, y)).toBeGreaterThan(43)
        }
  }
})

test('only what is in sight is marked', () => {
  expect(idsOf(clustersOf(branches)([18, 54, 19, 55], 14))).toEqual([4])
})

test('the branch that is open stands apart from its cluster', () => {
  const marks = clustersOf(branches, 2)(poland, 6)
  expect(idsOf(marks)).toEqual([2, 4])
  expect(marks.find((mark) => mark.kind === 'cluster')?.count).toBe(2)
})

test('no branches are no marks', () => {
  expect(clustersOf([])(poland, 6)).toEqual([])
})
