import type { Luma } from '../../../../pictures/luma'

/** Tiles across a picture; the paper has one brightness within a tile. */
const tilesAcross = 40

/** Part of a tile's pixels that is paper at least. */
const paperPart = 0.1

/** Brightness of the paper, a value for each tile of a picture, in rows. */
interface Paper {
  readonly levels: Float32Array
  readonly tile: number
  readonly columns: number
  readonly rows: number
}

/** Makes the paper white everywhere: each pixel is set in proportion to the paper around it, whatever the shadow. */
export function evenLight(picture: Luma): Luma {
  const { data, width, height } = picture
  const paper = smoothed(paperOf(picture))
  const places = Array.from({ length: width }, (_, x) => between(x, paper.tile, paper.columns))
  const even = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    const levels = levelsAt(paper, y)
    for (let x = 0; x < width; x += 1) {
      const { from, part } = places[x] ?? { from: 0, part: 0 }
      const start = levels[from] ?? 255
      const level = start + ((levels[from + 1] ?? start) - start) * part
      even[y * width + x] = Math.min(255, ((data[y * width + x] ?? 255) * 255) / level)
    }
  }
  return { data: even, width, height }
}

function paperOf(picture: Luma): Paper {
  const tile = Math.max(16, Math.round(picture.width / tilesAcross))
  const columns = Math.ceil(picture.width / tile)
  const rows = Math.ceil(picture.height / tile)
  const levels = Float32Array.from({ length: columns * rows }, (_, place) =>
    brightest(picture, (place % columns) * tile, Math.floor(place / columns) * tile, tile),
  )
  return { levels, tile, columns, rows }
}

/** Brightness that the brightest tenth of a tile reaches; never 0. */
function brightest({ data, width, height }: Luma, left: number, top: number, tile: number): number {
  const counts = new Uint32Array(256)
  const right = Math.min(width, left + tile)
  const bottom = Math.min(height, top + tile)
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const level = data[y * width + x] ?? 0
      counts[level] = (counts[level] ?? 0) + 1
    }
  let missing = (right - left) * (bottom - top) * paperPart
  for (let level = 255; level > 1; level -= 1) {
    missing -= counts[level] ?? 0
    if (missing <= 0) return level
  }
  return 1
}

/** Levels averaged over the neighbouring tiles. */
function smoothed(paper: Paper): Paper {
  const { levels, columns, rows } = paper
  const means = levels.map((_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    let [sum, count] = [0, 0]
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
        sum += levels[y * columns + x] ?? 0
        count += 1
      }
    return sum / count
  })
  return { ...paper, levels: means }
}

/** Levels of the tiles of one row of pixels. */
function levelsAt({ levels, tile, columns, rows }: Paper, y: number): Float32Array {
  const { from, part } = between(y, tile, rows)
  const start = from * columns
  const next = Math.min(from + 1, rows - 1) * columns
  return Float32Array.from({ length: columns }, (_, column) => {
    const level = levels[start + column] ?? 255
    return level + ((levels[next + column] ?? level) - level) * part
  })
}

/** Tile whose middle stands before a pixel, and how far the pixel is on the way to the next one's. */
function between(pixel: number, tile: number, count: number): { from: number; part: number } {
  const place = Math.min(count - 1, Math.max(0, (pixel + 0.5) / tile - 0.5))
  const from = Math.floor(place)
  return { from, part: place - from }
}
