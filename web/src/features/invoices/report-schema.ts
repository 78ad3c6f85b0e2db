import * as z from 'zod/mini'
import { parsedBy, requiredFile, requiredText } from '../../form/schema'
import { parseAttachment } from '../../rules/attachment'
import { parseInvoiceNumber } from '../../rules/invoice-number'

export const reportSchema = z.object({
  document_name: parsedBy(parseInvoiceNumber),
  distributor_id: requiredText(),
  invoice: requiredFile(parseAttachment),
})

/** The form's input values. */
export type Draft = z.input<typeof reportSchema>

/** The parsed report. */
export type Report = z.output<typeof reportSchema>
