/** Brightness of a picture, a byte for each pixel, in rows. */
export interface Luma {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** Rows drawn at once, so that a large photo is never held twice in four bytes a pixel. */
const stripHeight = 512

/**
 * Brightness of a picture drawn at `width` by `height` pixels.
 *
 * @throws {Error} when the browser cannot draw in a worker.
 */
export function lumaOf(source: ImageBitmap | OffscreenCanvas, width: number, height: number): Luma {
  const data = new Uint8Array(width * height)
  const strip = new OffscreenCanvas(width, Math.min(stripHeight, height))
  const pen = strip.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('The browser has no canvas for a worker.')
  for (let top = 0; top < height; top += stripHeight) {
    const rows = Math.min(stripHeight, height - top)
    /* Transparent pixels count as paper. */
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, rows)
    pen.drawImage(source, 0, -top, width, height)
    brightness(pen.getImageData(0, 0, width, rows).data, data.subarray(top * width))
  }
  return { data, width, height }
}

/** Writes the brightness of RGBA pixels, by the weights of ITU-R BT.601 in 256ths. */
export function brightness(pixels: Uint8ClampedArray, target: Uint8Array) {
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[from], pixels[from + 1], pixels[from + 2]]
    target[to] = (red * 77 + green * 150 + blue * 29) >> 8
  }
}
