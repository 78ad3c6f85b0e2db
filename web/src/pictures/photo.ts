import { pictureSize, type Size } from './picture-size'

/** Pixels above which a picture is not decoded: it would take more than 200 MB. */
export const maxPixels = 50_000_000

const upright = { imageOrientation: 'from-image' } as const

/**
 * Decodes a PNG or a JPEG, upright as its camera was; undefined where it is too large or no picture. With a scale below
 * one the browser is left with a small bitmap, where it can decode to one.
 */
export async function openPhoto(
  file: Blob,
  scaleOf: (size: Size) => number = () => 1,
): Promise<ImageBitmap | undefined> {
  const size = await pictureSize(file)
  if (!size || size.width * size.height > maxPixels) return undefined
  const scale = scaleOf(size)
  const small = scale < 1 ? await openReduced(file, size, scale) : undefined
  return small ?? createImageBitmap(file, upright)
}

/** Undefined where the browser has resized the picture as it lies in the file, and then turned it. */
async function openReduced(file: Blob, { width, height }: Size, scale: number) {
  const resizeWidth = Math.max(1, Math.round(width * scale))
  const bitmap = await createImageBitmap(file, { ...upright, resizeWidth, resizeQuality: 'high' })
  if (Math.abs(bitmap.width / bitmap.height / (width / height) - 1) < 0.02) return bitmap
  bitmap.close()
  return undefined
}
