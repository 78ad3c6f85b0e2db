import { type Luma, lumaOf } from '../../../../pictures/luma'
import { evenLight } from './even-light'
import { withoutRuling } from './ruling'
import { skewOf } from './skew'

/** Longer side in pixels at which a page is read, and at which its skew is found. */
const [readSide, skewSide] = [2200, 800]

/** Most that a small picture is enlarged. */
const mostScale = 2

/** Picture of a page as the recogniser reads it best: in grey, straight, evenly lit, and without rules. */
export function pagePicture(bitmap: ImageBitmap): Luma {
  const angle = skewOf(evenLight(drawn(bitmap, scaleTo(bitmap, skewSide, 1), 0)))
  return withoutRuling(evenLight(drawn(bitmap, scaleTo(bitmap, readSide, mostScale), -angle)))
}

function scaleTo({ width, height }: ImageBitmap, side: number, most: number): number {
  return Math.min(most, side / Math.max(width, height))
}

/** Picture scaled and turned by an angle in radians, on white. */
function drawn(bitmap: ImageBitmap, scale: number, angle: number): Luma {
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))]
  const canvas = new OffscreenCanvas(
    Math.ceil(width * cos + height * sin),
    Math.ceil(height * cos + width * sin),
  )
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas for a worker.')
  pen.imageSmoothingQuality = 'high'
  pen.translate(canvas.width / 2, canvas.height / 2)
  pen.rotate(angle)
  pen.drawImage(bitmap, -width / 2, -height / 2, width, height)
  return lumaOf(canvas, canvas.width, canvas.height)
}

/** Picture as a file of the PGM format, which needs no encoder. */
export function pgmOf({ data, width, height }: Luma): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
