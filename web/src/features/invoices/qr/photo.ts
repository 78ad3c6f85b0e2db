import { findInvoiceCode } from './decode'
import type { InvoiceCode } from './invoice-code'
import { lumaOf } from './luma'
import { pictureSize } from './picture-size'

/** Pixels above which a picture is not decoded: it would take more than 200 MB. */
const maxPixels = 50_000_000

/** Pixels to which a larger picture is scaled down: a good phone's photo is read as it is. */
const maxReadPixels = 16_000_000

/** Reads the code of a photographed or scanned page. */
export async function readPhoto(file: Blob): Promise<InvoiceCode | undefined> {
  const size = await pictureSize(file)
  if (!size || size.width * size.height > maxPixels) return undefined
  const bitmap = await createImageBitmap(file)
  try {
    const scale = Math.min(1, Math.sqrt(maxReadPixels / (bitmap.width * bitmap.height)))
    const luma = lumaOf(bitmap, Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale))
    return await findInvoiceCode(luma)
  } finally {
    bitmap.close()
  }
}
