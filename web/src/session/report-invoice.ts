import { answer, api, bearer } from '../api/client'

/** A report of an invoice: its number, its distributor, and a PDF or the photos of its pages in order. */
export interface InvoiceReport {
  readonly number: string
  readonly distributor: number
  readonly pages: readonly File[]
}

type Sending = ReturnType<typeof bearer.sendBy>

/** Sends a report; the same key has one effect however often it is sent. */
export function sendReport(
  { number, distributor, pages }: InvoiceReport,
  header: { 'Idempotency-Key': string },
  fetch: Sending = bearer.send,
) {
  const form = new FormData()
  form.append('document_name', number)
  form.append('distributor_id', String(distributor))
  for (const page of pages) form.append('invoice', page, page.name)
  return answer(
    api.POST('/api/v1/invoices/submit', {
      params: { header },
      body: { document_name: number, distributor_id: distributor, invoice: pages[0]?.name ?? '' },
      bodySerializer: () => form,
      fetch,
    }),
  )
}
