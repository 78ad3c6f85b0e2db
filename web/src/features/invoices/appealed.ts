import type { InvoiceDetails, InvoiceRow } from './queries'

/** The subject of an appeal. */
export interface Appealed {
  readonly document: string
  /** null for the invoice as a whole. */
  readonly line: number | null
  readonly name: string
  readonly rejection: string
}

const whole = 'faktura'

export function appealedInvoice({ id, document_name, reason }: InvoiceDetails): Appealed {
  return { document: id, line: null, name: `Faktura ${document_name}`, rejection: reason ?? '' }
}

export function appealedLine({ id, document_name }: InvoiceDetails, row: InvoiceRow): Appealed {
  const name = `${row.title_product}, faktura ${document_name}`
  return { document: id, line: row.id, name, rejection: row.reason ?? '' }
}

/** The subject's name in the address. */
export function appealedName({ line }: Appealed): string {
  return line === null ? whole : String(line)
}

/** The subject of that name; null where there is none against which an appeal is left. */
export function appealedIn(invoice: InvoiceDetails, name: string | null): Appealed | null {
  if (name === whole) return hasAppeals(invoice) ? appealedInvoice(invoice) : null
  const row = invoice.rows.find(({ id }) => String(id) === name)
  return row && hasAppeals(row) ? appealedLine(invoice, row) : null
}

function hasAppeals({ appeals_left }: Pick<InvoiceRow, 'appeals_left'>): boolean {
  return appeals_left != null && appeals_left > 0
}
