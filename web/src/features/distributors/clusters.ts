import type { Feature, Point } from 'geojson'
import Supercluster from 'supercluster'
import type { Place } from '../../format/places'

/** A mark at one place of the map: a branch, or so many of them that lie too close to be told apart. */
export type Mark =
  | { readonly kind: 'branch'; readonly key: string; readonly id: number; readonly place: Place }
  | {
      readonly kind: 'cluster'
      readonly key: string
      readonly count: number
      readonly place: Place
      /** The zoom at which the cluster splits. */
      readonly opensAt: number
    }

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number]

interface Located {
  readonly id: number
  readonly position: Place
}

/** The tile size of Leaflet's grid, in pixels, which the clusters' radius refers to. */
const tileSize = 256

/** The zoom from which on every branch is a pin of its own. */
export const allApartFrom = 13

/** Groups branches for any part of the map at any zoom. `apart` is never grouped. */
export function clustersOf(branches: readonly Located[], apart: number | null = null) {
  const index = new Supercluster<{ id: number }>({ radius: 48, extent: tileSize, maxZoom: allApartFrom - 1 })
  index.load(branches.filter(({ id }) => id !== apart).map(featureOf))
  const alone = branches.find(({ id }) => id === apart)
  return (bounds: Bounds, zoom: number): Mark[] => {
    const marks = index.getClusters([...bounds], Math.round(zoom)).map((feature): Mark => {
      const [lng = 0, lat = 0] = feature.geometry.coordinates
      const place = { lat, lng }
      if (!('cluster' in feature.properties)) return branchMark(feature.properties.id, place)
      const { cluster_id, point_count } = feature.properties
      return {
        kind: 'cluster',
        key: `cluster-${cluster_id}`,
        count: point_count,
        place,
        opensAt: index.getClusterExpansionZoom(cluster_id),
      }
    })
    const parted = zoom < allApartFrom ? mergeOverlapping(marks, zoom) : marks
    return alone ? [...parted, branchMark(alone.id, alone.position)] : parted
  }
}

/** The width of a mark: one that another covers cannot be pressed. */
const markWidth = 44

/** Grouping moves a cluster to the middle of its branches, where it may touch another: those become one. */
function mergeOverlapping(marks: readonly Mark[], zoom: number): Mark[] {
  const apart: Mark[] = []
  for (const mark of marks) {
    const touched = apart.findIndex((other) => pixelsBetween(mark.place, other.place, zoom) < markWidth)
    const other = apart[touched]
    if (other) apart[touched] = joined(other, mark, zoom)
    else apart.push(mark)
  }
  return apart.length === marks.length ? apart : mergeOverlapping(apart, zoom)
}

function joined(one: Mark, other: Mark, zoom: number): Mark {
  const [first, second] = [countOf(one), countOf(other)]
  const middle = (of: (place: Place) => number) =>
    (of(one.place) * first + of(other.place) * second) / (first + second)
  return {
    kind: 'cluster',
    key: `${one.key}+${other.key}`,
    count: first + second,
    place: { lat: middle(({ lat }) => lat), lng: middle(({ lng }) => lng) },
    opensAt: Math.floor(zoom) + 1,
  }
}

function countOf(mark: Mark): number {
  return mark.kind === 'cluster' ? mark.count : 1
}

/** Distance in pixels by the Mercator projection, in which the map is drawn. */
function pixelsBetween(one: Place, other: Place, zoom: number): number {
  const world = tileSize * 2 ** zoom
  const x = ({ lng }: Place) => (lng / 360) * world
  const y = ({ lat }: Place) => (Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * world
  return Math.hypot(x(one) - x(other), y(one) - y(other))
}

function branchMark(id: number, place: Place): Mark {
  return { kind: 'branch', key: `branch-${id}`, id, place }
}

function featureOf({ id, position }: Located): Feature<Point, { id: number }> {
  return {
    type: 'Feature',
    properties: { id },
    geometry: { type: 'Point', coordinates: [position.lng, position.lat] },
  }
}
