import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { voivodeships } from './outline'

interface Distributor {
  branches: { city: string; voivodeship: string; lat: number; lng: number }[]
}

const sample: Distributor[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../data/programme/distributors.json'), 'utf8'),
)

function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
  })
  return inside
}

describe('the outline', () => {
  test('is sixteen closed rings', () => {
    const { features } = voivodeships()
    expect(features).toHaveLength(16)
    for (const { geometry } of features) {
      const [ring = []] = geometry.coordinates
      expect(ring[0]).toEqual(ring.at(-1))
      expect(ring.length).toBeGreaterThan(15)
    }
  })

  test('puts every sample branch into its voivodeship', () => {
    const { features } = voivodeships()
    const astray = sample
      .flatMap(({ branches }) => branches)
      .filter(({ lng, lat, voivodeship }) => {
        const found = features.filter(({ geometry }) => isInside([lng, lat], geometry.coordinates[0] ?? []))
        return found.length !== 1 || found[0]?.properties.name !== voivodeship
      })
      .map(({ city, voivodeship }) => `${city} (${voivodeship})`)
    expect([...new Set(astray)]).toEqual([])
  })
})
