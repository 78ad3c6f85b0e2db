import { buyerIn, issueDateIn } from './head'
import { type LineText, linesIn } from './lines'
import { type PageText, rowsOf } from './rows'

/** Parts of an invoice that its file's text says. */
export interface InvoiceText {
  /** `2025-08-01` */
  readonly issued_on: string | null
  readonly buyer: string | null
  readonly lines: readonly LineText[]
}

/** Reads an invoice by the texts of its pages and their positions; a scan has none. */
export function readInvoice(pages: readonly (readonly PageText[])[], nip: string): InvoiceText {
  const rows = pages.map(rowsOf)
  const all = rows.flat()
  return {
    issued_on: issueDateIn(rows[0] ?? []) ?? issueDateIn(all),
    buyer: buyerIn(rows[0] ?? [], nip),
    lines: linesIn(rows).map(({ others: _, ...line }) => line),
  }
}
