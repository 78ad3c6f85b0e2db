import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api, bearer } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { failureFrom } from '../../api/errors'
import { sendOnce } from '../../api/idempotency'
import { messages } from '../../api/messages'
import { withProgress } from '../../api/upload'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { toFormData } from '../../form/multipart'
import { shrunk } from '../../pictures/shrink'
import { showError } from '../../ui/toast-queue'
import type { InvoiceListQuery } from './list-query'
import type { Report } from './report-schema'

export type InvoiceItem = AnswerTo<'/api/v1/invoices/{list}'>['data']['items'][number]
export type InvoiceDetails = AnswerTo<'/api/v1/invoices/details', 'post'>['data']
export type InvoiceRow = InvoiceDetails['rows'][number]
export type Appeal = InvoiceDetails['appeals'][number]

/** Key of all queries of invoices, invalidated by a report or a decision. */
export const invoicesKey = ['invoices'] as const

export function invoicesQuery(list: string, query: InvoiceListQuery) {
  return queryOptions({
    queryKey: [...invoicesKey, list, query],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/v1/invoices/{list}', { params: { path: { list }, query }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** An invoice by its public id; its modal shows failures itself. */
export function invoiceQuery(document: string) {
  return queryOptions({
    queryKey: [...invoicesKey, 'details', document],
    queryFn: async ({ signal }) =>
      (await answer(api.POST('/api/v1/invoices/details', { body: { document }, signal }))).data,
    throwOnError: false,
  })
}

/** The distributors that a participant may have bought from; they change rarely. */
export const distributorsQuery = queryOptions({
  queryKey: ['distributors', 'options'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/v1/distributors/options', { signal }))).data,
  staleTime: 10 * 60_000,
  throwOnError: false,
})

/** Reports an invoice, idempotently. */
export function useReportInvoice(onProgress: (part: number) => void) {
  const client = useQueryClient()
  return async ({ document_name, distributor_id, invoice }: Report) => {
    const text = { document_name, distributor_id: Number(distributor_id) }
    const { name, size, lastModified } = invoice
    const file = await shrunk(invoice)
    const reported = await sendOnce('report-invoice', { ...text, name, size, lastModified }, (header) =>
      answer(
        api.POST('/api/v1/invoices/submit', {
          params: { header },
          body: { ...text, invoice: file.name },
          bodySerializer: () => toFormData({ ...text, invoice: file }),
          fetch: bearer.sendBy(withProgress(onProgress)),
        }),
      ),
    )
    client.invalidateQueries({ queryKey: invoicesKey })
    return reported
  }
}

/** Appeals against a rejection, idempotently. */
export function useAppeal() {
  const client = useQueryClient()
  return async (form: BodyOf<'/api/v1/invoices/appeal'>) => {
    const made = await sendOnce('appeal', form, (header) =>
      answer(api.POST('/api/v1/invoices/appeal', { params: { header }, headers: header, body: form })),
    )
    await client.invalidateQueries({ queryKey: invoicesKey })
    return made
  }
}

/** Fetches the file of an invoice with the bearer and lets the browser save it. */
export function useInvoiceFile() {
  return useMutation({
    mutationFn: (id: string) =>
      saveAnswer(
        api.GET('/api/v1/invoices/{id}/file', { params: { path: { id } }, parseAs: 'blob' }),
        'faktura',
      ),
    onError: (thrown) => showError(messages.failedLoudly, failureFrom(thrown).sentence ?? undefined),
  })
}
