import * as z from 'zod/mini'
import { parsedBy, requiredFile, requiredText } from '../../form/schema'
import { shrunk } from '../../pictures/shrink'
import { parseAttachment } from '../../rules/attachment'
import { parseInvoiceNumber } from '../../rules/invoice-number'

export const reportSchema = z.object({
  document_name: parsedBy(parseInvoiceNumber),
  distributor_id: requiredText(),
  /* A photo is sent as small as it can be made. */
  invoice: requiredFile(async (file) => parseAttachment(await shrunk(file))),
})

/** The form's input values. */
export type Draft = z.input<typeof reportSchema>

/** The parsed report. */
export type Report = z.output<typeof reportSchema>
