import type { Feature, FeatureCollection, Polygon, Position } from 'geojson'
import { type Arc, arcs, rings } from './outline-arcs'

type Voivodeship = Feature<Polygon, { readonly name: string }>

/** The sixteen voivodeships as GeoJSON. */
export function voivodeships(): FeatureCollection<Polygon, { readonly name: string }> {
  return {
    type: 'FeatureCollection',
    features: Object.entries(rings).map(
      ([name, ring]): Voivodeship => ({
        type: 'Feature',
        properties: { name },
        geometry: { type: 'Polygon', coordinates: [ringOf(ring)] },
      }),
    ),
  }
}

/** The arcs joined into a ring, each reversed where needed. */
function ringOf(names: readonly Arc[]): Position[] {
  const lines = names.map((name) => pointsOf(arcs[name]))
  const [first = [], second = []] = lines
  const meets = (point: Position | undefined) => [second[0], second.at(-1)].some((end) => isSame(point, end))
  const ring = meets(first.at(-1)) ? [...first] : first.toReversed()
  for (const line of lines.slice(1)) {
    const next = isSame(ring.at(-1), line[0]) ? line : line.toReversed()
    if (!isSame(ring.at(-1), next[0])) throw new Error(`An arc does not go on: ${names.join(', ')}`)
    ring.push(...next.slice(1))
  }
  if (!isSame(ring[0], ring.at(-1))) throw new Error(`A ring does not close: ${names.join(', ')}`)
  return ring
}

function pointsOf(arc: readonly number[]): Position[] {
  return Array.from({ length: arc.length / 2 }, (_, index) => arc.slice(2 * index, 2 * index + 2))
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one !== undefined && one[0] === other?.[0] && one[1] === other?.[1]
}

/** Towns for orientation on a map without tiles: [name, latitude, longitude]. */
export const towns: readonly (readonly [string, number, number])[] = [
  ['Białystok', 53.13, 23.16],
  ['Bydgoszcz', 53.12, 18.0],
  ['Gdańsk', 54.35, 18.65],
  ['Katowice', 50.26, 19.02],
  ['Kielce', 50.87, 20.63],
  ['Kraków', 50.06, 19.94],
  ['Lublin', 51.25, 22.57],
  ['Łódź', 51.77, 19.46],
  ['Olsztyn', 53.78, 20.49],
  ['Opole', 50.67, 17.92],
  ['Poznań', 52.41, 16.93],
  ['Rzeszów', 50.04, 22.0],
  ['Szczecin', 53.43, 14.55],
  ['Warszawa', 52.23, 21.01],
  ['Wrocław', 51.11, 17.04],
  ['Zielona Góra', 51.94, 15.5],
]
