import { pictureSize } from './picture-size'

/** Pixels above which a picture is not decoded: it would take more than 200 MB. */
const maxPixels = 50_000_000

/** Decodes a PNG or a JPEG, upright as its camera was; undefined where it is too large or no picture. */
export async function openPhoto(file: Blob): Promise<ImageBitmap | undefined> {
  const size = await pictureSize(file)
  if (!size || size.width * size.height > maxPixels) return undefined
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}
