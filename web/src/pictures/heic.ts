import { maxPixels } from './photo'
import { jpegOf } from './shrink'

/** Brands of HEIF by which telephones save photos. */
const brands: ReadonlySet<string> = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** Bytes in which a HEIC says how large its pictures are. */
const headBytes = 64 * 1024

/** True for a HEIC photo, told by its first bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = await textOf(file, 12)
  return head.slice(4, 8) === 'ftyp' && brands.has(head.slice(8, 12))
}

/** A HEIC photo as a small JPEG; undefined where this browser cannot read it, or it is too large to be decoded. */
export async function heicToJpeg(file: File): Promise<File | undefined> {
  if ((await pixelsOf(file)) > maxPixels) return undefined
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() =>
      openImage(file),
    )
    return await jpegOf(photo, file)
  } catch {
    return undefined
  }
}

/** Some browsers read a HEIC as a picture of the page alone. */
async function openImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Pixels of the largest picture in the file by its boxes `ispe`; 0 where there is none. */
async function pixelsOf(file: Blob): Promise<number> {
  const head = await textOf(file, headBytes)
  const at = (place: number) =>
    [0, 1, 2, 3].reduce((number, byte) => number * 256 + head.charCodeAt(place + byte), 0)
  const sizes = Array.from(head.matchAll(/ispe/g), ({ index }) =>
    index + 16 <= head.length ? at(index + 8) * at(index + 12) : 0,
  )
  return Math.max(0, ...sizes)
}

/** The beginning of a file, a character for each byte. */
async function textOf(file: Blob, bytes: number): Promise<string> {
  const head = new Uint8Array(await file.slice(0, bytes).arrayBuffer())
  return Array.from(head, (byte) => String.fromCharCode(byte)).join('')
}
