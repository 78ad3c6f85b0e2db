import { openPhoto } from './photo'
import { isPng, isTurned, type Size } from './picture-size'

/** Bytes up to which an upright photo is sent as it is. */
const enough = 1_000_000

/** Pixels of a page's sides at which small print can still be read; a picture of several pages is longer. */
const [pageLength, pageWidth] = [2_000, 1_400]

/** Qualities of JPEG, of which the first is taken that is small enough. */
const qualities = [0.85, 0.7, 0.55] as const

/** The formats in which a photo may be sent: any of its own, or JPEG alone. */
export type Format = 'any' | 'jpeg'

const made = { any: memory(), jpeg: memory() } satisfies Record<Format, unknown>

function memory() {
  return { known: new WeakMap<File, Promise<File>>(), done: new WeakMap<File, File>() }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes a photo of several megabytes a small JPEG, and one that lies on its side an upright one; any other file, and
 * one that this browser cannot open, stays as it is. A PNG that must be a JPEG becomes one whatever its size. The same
 * file gives the same one again, and one photo at a time is decoded.
 */
export function shrunk(file: File, format: Format = 'any'): Promise<File> {
  const { known, done } = made[format]
  const before = known.get(file)
  if (before) return before
  const small = format === 'jpeg' ? asJpeg(file) : whenFree(file, false)
  known.set(file, small)
  void small.then((result) => done.set(file, result))
  return small
}

/** Returns what is sent of a file; undefined until it is shrunk. */
export function shrunkSoFar(file: File, format: Format = 'any'): File | undefined {
  const small = made.any.done.get(file)
  return made[format].done.get(file) ?? (small?.type === 'image/jpeg' ? small : undefined)
}

async function asJpeg(file: File): Promise<File> {
  return (await isPng(file)) ? whenFree(file, true) : shrunk(file)
}

function whenFree(file: File, mustConvert: boolean): Promise<File> {
  const small = last.then(() => shrink(file, mustConvert)).catch(() => file)
  last = small
  return small
}

async function shrink(file: File, mustConvert: boolean): Promise<File> {
  const mustDraw = mustConvert || (await isTurned(file))
  const photo = file.size > enough || mustDraw ? await openPhoto(file, scaleOf) : undefined
  if (!photo) return file
  const jpeg = await jpegOf(photo, file)
  return mustDraw || jpeg.size < file.size ? jpeg : file
}

/** A decoded photo as a small JPEG, named and dated as its file; a bitmap is closed. */
export async function jpegOf(photo: ImageBitmap | HTMLImageElement, file: File): Promise<File> {
  const canvas = drawn(photo)
  let smallest: Blob | undefined
  for (const quality of qualities) {
    smallest = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (smallest.size <= enough) break
  }
  const { name, lastModified } = file
  return new File(smallest ? [smallest] : [], name.replace(/(\.\w+)?$/, '.jpg'), {
    type: 'image/jpeg',
    lastModified,
  })
}

/** Part of a picture's sides at which it is sent. */
function scaleOf({ width, height }: Size): number {
  return Math.min(1, Math.max(pageLength / Math.max(width, height), pageWidth / Math.min(width, height)))
}

function drawn(photo: ImageBitmap | HTMLImageElement): OffscreenCanvas {
  const { width, height } =
    'close' in photo ? photo : { width: photo.naturalWidth, height: photo.naturalHeight }
  const scale = scaleOf({ width, height })
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  /* A transparent PNG lies on white paper. */
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(photo, 0, 0, canvas.width, canvas.height)
  if ('close' in photo) photo.close()
  return canvas
}
