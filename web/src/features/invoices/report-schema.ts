import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { parsedBy, requiredFiles, requiredText } from '../../form/schema'
import { shrunk } from '../../pictures/shrink'
import { parsePages } from '../../rules/attachment'
import { parseInvoiceNumber } from '../../rules/invoice-number'
import { formatFor } from './pages'

export const reportSchema = z.object({
  document_name: parsedBy(parseInvoiceNumber),
  distributor_id: requiredText(),
  /* Photos are checked and sent as small as they can be made. */
  invoice: requiredFiles(async (pages) => {
    const format = formatFor(pages)
    return parsePages(await Promise.all(pages.map((page) => shrunk(page, format))))
  }),
})

/** The form's input values. */
export type Draft = z.input<typeof reportSchema>

/** The parsed report. */
export type Report = z.output<typeof reportSchema>

type ReportResolver = Resolver<Draft, unknown, Report>

const checked: ReportResolver = zodResolver(reportSchema)

const stillPreparing = 'Jeszcze przygotowujemy stronę. Poczekaj chwilę i\u00a0spróbuj ponownie.'

const refusing: ReportResolver = async (...given) => {
  const { errors } = await checked(...given)
  return { values: {}, errors: { ...errors, invoice: { type: 'preparing', message: stillPreparing } } }
}

/** Checks the report, and refuses it while a page is still being prepared, which would be left out. */
export function reportResolver(isPreparing: boolean): ReportResolver {
  return isPreparing ? refusing : checked
}
