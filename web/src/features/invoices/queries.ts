import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, api, bearer } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { failureFrom } from '../../api/errors'
import { fingerprint, newKey, sendOnce } from '../../api/idempotency'
import { messages } from '../../api/messages'
import { withProgress } from '../../api/upload'
import type { AnswerTo, BodyOf } from '../../api/wire'
import type { FileFormat } from '../../form/ListFiles'
import { isOnline } from '../../session/online'
import { reporterHere, saveReport } from '../../session/outbox'
import { sendReport } from '../../session/report-invoice'
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
    /* Without a connection the page stays for the reports that wait on it. */
    throwOnError: (thrown, { state }) =>
      state.data === undefined && !['cancelled', 'network'].includes(failureFrom(thrown).kind),
  })
}

/** Saves all of a filtered list, in its order, as a file. */
export function saveInvoices(
  list: string,
  { page: _, ...query }: InvoiceListQuery,
  format: FileFormat,
): Promise<void> {
  const path = { list }
  return saveAnswer(
    format === 'pdf'
      ? api.GET('/api/v1/invoices/{list}/pdf', { params: { path, query }, parseAs: 'blob' })
      : api.GET('/api/v1/invoices/{list}/export', {
          params: { path, query: { ...query, format } },
          parseAs: 'blob',
        }),
    `faktury.${format}`,
  )
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

/** The file of an invoice, which the offline cache leaves out; its modal shows failures itself. */
export function invoiceFileQuery(id: string) {
  return queryOptions({
    queryKey: ['invoice file', id],
    queryFn: async ({ signal }) =>
      (await answer(
        api.GET('/api/v1/invoices/{id}/file', { params: { path: { id } }, parseAs: 'blob', signal }),
      )) as unknown as Blob,
    throwOnError: false,
    /* A file never changes, and is too large to be kept for long. */
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

/** A report, and the distributor's name for the time while it waits. */
interface NamedReport {
  readonly report: Report
  readonly distributorName: string
}

/** The outcome of a report: what the server has answered, or that it waits on this device for a connection. */
export type Reporting =
  | { readonly kind: 'sent'; readonly message: string; readonly id: string; readonly isKnown: boolean }
  | { readonly kind: 'waiting'; readonly message: string }

const waits = 'Zgłoszenie czeka na telefonie'

/** Reports an invoice, idempotently; without a connection the report waits on this device. */
export function useReportInvoice(onProgress: (part: number) => void) {
  const client = useQueryClient()
  return async (report: NamedReport): Promise<Reporting> => {
    const reporting = await deliver('report-invoice', report, onProgress)
    if (reporting.kind === 'sent') client.invalidateQueries({ queryKey: invoicesKey })
    return reporting
  }
}

/** Reports one of several invoices in the same way; each has a key of its own, which a retry repeats. */
export function reportOneOfSeveral(report: NamedReport, onProgress: (part: number) => void) {
  return deliver(`report-invoice/${fingerprint(JSON.stringify(bodyOf(report)))}`, report, onProgress)
}

/** Returns what tells one report from another: its fields and its files. */
function bodyOf({ report: { document_name: number, distributor_id, invoice: pages } }: NamedReport) {
  const files = pages.map(({ name, size, lastModified }) => ({ name, size, lastModified }))
  return { number, distributor_id, files }
}

async function deliver(
  operation: string,
  named: NamedReport,
  onProgress: (part: number) => void,
): Promise<Reporting> {
  const { document_name: number, distributor_id, invoice: pages } = named.report
  const distributor = { id: Number(distributor_id), name: named.distributorName }
  let key = newKey()
  if (!isOnline()) {
    await saveReport({ number, distributor, pages }, key)
    return { kind: 'waiting', message: waits }
  }
  try {
    const { message, data } = await sendOnce(operation, bodyOf(named), (header) => {
      key = header['Idempotency-Key']
      const upload = bearer.sendBy(withProgress(onProgress))
      return sendReport({ number, distributor: distributor.id, pages }, header, upload)
    })
    return { kind: 'sent', message, id: data.id, isKnown: data.known }
  } catch (thrown) {
    if (failureFrom(thrown).kind !== 'network' || reporterHere() === null) throw thrown
    /* Under the same key, because the report may have arrived without its answer. */
    await saveReport({ number, distributor, pages }, key)
    return { kind: 'waiting', message: waits }
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
