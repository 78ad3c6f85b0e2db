import { decodeQR, decodeQRBatch } from 'qr/decode.js'
import type { Luma } from '../luma'
import { type InvoiceCode, parseInvoiceCode } from './invoice-code'

/** The decoder's retries for one picture: their tier, and their time in milliseconds. */
const retries = { format: 'I420', effort: 8, timeLimit: 1000 } as const

/**
 * Finds the code of a KSeF invoice in a picture. The first code of any kind is found fast; only where it is another
 * one, all codes are searched for, because an invoice may carry codes of a payment and of a certificate as well.
 */
export async function findInvoiceCode(picture: Luma): Promise<InvoiceCode | undefined> {
  const first = decodeFirst(picture)
  if (first === undefined) return undefined
  return parseInvoiceCode(first) ?? (await findAmongAll(picture))
}

/** The decoder throws where there is no code that can be read. */
function decodeFirst(picture: Luma): string | undefined {
  try {
    return decodeQR(picture, retries)
  } catch {
    return undefined
  }
}

async function findAmongAll(picture: Luma): Promise<InvoiceCode | undefined> {
  const { width, height } = picture
  const [results = []] = await decodeQRBatch([picture], { ...retries, maxSize: { width, height } })
  for (const result of results) {
    const code = typeof result === 'string' ? parseInvoiceCode(result) : undefined
    if (code) return code
  }
  return undefined
}
