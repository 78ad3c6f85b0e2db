import { parseDay } from '../../rules/day'
import { parseNip } from '../../rules/nip'

/** Content of the QR code of a KSeF invoice (KOD I); anybody can draw one, so that it only fills in a form. */
export interface InvoiceCode {
  /** Ten digits. */
  readonly sellerNip: string
  /** The invoice's date of issue, `2025-08-26`. */
  readonly issuedOn: string
  /** SHA-256 of the invoice's XML, in Base64URL without padding. */
  readonly hash: string
  /** Address of the invoice at the Ministry of Finance. */
  readonly url: string
}

/** The last of 43 characters carries two bits that 32 bytes leave empty. */
const pattern =
  /^https:\/\/qr(?:-test|-demo)?\.ksef\.mf\.gov\.pl\/invoice\/(\d{10})\/(\d\d)-(\d\d)-(\d{4})\/([\w-]{42}[AEIMQUYcgkosw048])$/

/** Parses the text of a QR code; undefined for any other code, such as that of a payment or of a certificate. */
export function parseInvoiceCode(text: string): InvoiceCode | undefined {
  const [url, sellerNip, day, month, year, hash] = pattern.exec(text) ?? []
  if (!url || !sellerNip || !hash) return undefined
  const issuedOn = `${year}-${month}-${day}`
  if (!parseNip(sellerNip).valid || !parseDay(issuedOn).valid) return undefined
  return { sellerNip, issuedOn, hash, url }
}
