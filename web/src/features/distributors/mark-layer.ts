import type { Layer, Map as LeafletMap } from 'leaflet'
import { type Bounds, clustersOf, type Mark } from './clusters'
import { branchMarker, buttonOf, clusterMarker, holdsFocus } from './markers'
import type { Branch } from './queries'

/** Half a mark, in pixels. */
const rim = 22

interface MarkLayerSettings {
  /** True for users who prefer reduced motion. */
  readonly isStill: boolean
  readonly onPress: (branch: Branch) => void
}

/** The marks in sight: pins and clusters, drawn anew as the map moves. */
export function createMarkLayer(map: LeafletMap, { isStill, onPress }: MarkLayerSettings) {
  const container = map.getContainer()
  const drawn = new Map<string, Layer>()
  let branches: readonly Branch[] = []
  let openId: number | null = null
  let marksIn = clustersOf([])

  function draw() {
    const marks = marksIn(boundsOf(map), map.getZoom())
    const isOpen = (mark: Mark) => mark.kind === 'branch' && mark.id === openId
    const visible = new Map(marks.map((mark) => [isOpen(mark) ? `open-${mark.key}` : mark.key, mark]))
    for (const [key, layer] of drawn) {
      if (visible.has(key)) continue
      if (container.contains(document.activeElement) && holdsFocus(layer)) container.focus()
      layer.remove()
      drawn.delete(key)
    }
    for (const [key, mark] of visible) {
      if (!drawn.has(key)) drawn.set(key, markerOf(mark, isOpen(mark)).addTo(map))
    }
  }

  function markerOf(mark: Mark, isOpen: boolean): Layer {
    if (mark.kind === 'cluster') return clusterMarker(mark, () => approach(mark))
    const branch = branches.find(({ id }) => id === mark.id)
    return branchMarker(branch, isOpen, () => branch && onPress(branch))
  }

  function approach({ place, opensAt }: Mark & { kind: 'cluster' }) {
    map.setView(place, Math.min(opensAt, map.getMaxZoom()), { animate: !isStill })
    container.focus()
  }

  map.on('moveend zoomend', draw)

  return {
    draw,
    redraw() {
      for (const layer of drawn.values()) layer.remove()
      drawn.clear()
      draw()
    },
    /** Sets the branches, from the next drawing on. */
    setBranches(shown: readonly Branch[]) {
      branches = shown
      marksIn = clustersOf(branches, openId)
    },
    /** Sets the open branch, which is in no cluster, from the next drawing on. */
    setOpen(id: number | null) {
      openId = id
      marksIn = clustersOf(branches, openId)
    },
    /** The button of a closed branch; null where it is not visible as a pin of its own. */
    buttonOf: (id: number) => buttonOf(drawn.get(`branch-${id}`)),
  }
}

/** The visible bounds without a rim in which a mark would be cut in half. */
function boundsOf(map: LeafletMap): Bounds {
  const { x, y } = map.getSize()
  const northWest = map.containerPointToLatLng([rim, rim])
  const southEast = map.containerPointToLatLng([x - rim, y - rim])
  return [northWest.lng, southEast.lat, southEast.lng, northWest.lat]
}
