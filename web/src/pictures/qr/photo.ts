import { lumaOf } from '../luma'
import { openPhoto } from '../photo'
import { findInvoiceCode } from './decode'
import type { InvoiceCode } from './invoice-code'

/** Pixels to which a larger picture is scaled down: a good phone's photo is read as it is. */
const maxReadPixels = 16_000_000

/** Reads the code of a photographed or scanned page. */
export async function readPhoto(file: Blob): Promise<InvoiceCode | undefined> {
  const bitmap = await openPhoto(file)
  if (!bitmap) return undefined
  try {
    const scale = Math.min(1, Math.sqrt(maxReadPixels / (bitmap.width * bitmap.height)))
    const luma = lumaOf(bitmap, Math.floor(bitmap.width * scale), Math.floor(bitmap.height * scale))
    return await findInvoiceCode(luma)
  } finally {
    bitmap.close()
  }
}
