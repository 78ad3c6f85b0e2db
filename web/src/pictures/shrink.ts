import { openPhoto } from './photo'

/** Bytes up to which a photo is sent as it is. */
const enough = 1_000_000

/** Longest side of a photo that is sent, in pixels: small print of a whole page can still be read. */
const longestSide = 2_000

/** Qualities of JPEG, of which the first is taken that is small enough. */
const qualities = [0.85, 0.7, 0.55] as const

const known = new WeakMap<File, Promise<File>>()

/**
 * Makes a photo of several megabytes a small JPEG, upright as its camera was; any other file, and one that this browser
 * cannot open, stays as it is. The same file gives the same one again.
 */
export function shrunk(file: File): Promise<File> {
  const before = known.get(file)
  if (before) return before
  const small = shrink(file).catch(() => file)
  known.set(file, small)
  return small
}

async function shrink(file: File): Promise<File> {
  const photo = file.size > enough ? await openPhoto(file) : undefined
  if (!photo) return file
  const canvas = drawn(photo)
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality })
    const isLast = quality === qualities.at(-1)
    if (blob.size < file.size && (blob.size <= enough || isLast)) return named(blob, file)
  }
  return file
}

function drawn(photo: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
  const canvas = new OffscreenCanvas(Math.round(photo.width * scale), Math.round(photo.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.imageSmoothingQuality = 'high'
  /* A transparent PNG lies on white paper. */
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return canvas
}

function named(blob: Blob, { name, lastModified }: File): File {
  return new File([blob], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg', lastModified })
}
