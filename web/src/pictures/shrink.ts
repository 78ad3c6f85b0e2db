import { openPhoto } from './photo'

/** Bytes up to which a photo is sent as it is. */
const enough = 1_000_000

/** Pixels of a page's sides at which small print can still be read; a picture of several pages is longer. */
const [pageLength, pageWidth] = [2_000, 1_400]

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
  const { width, height } = photo
  const scale = Math.min(
    1,
    Math.max(pageLength / Math.max(width, height), pageWidth / Math.min(width, height)),
  )
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
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
