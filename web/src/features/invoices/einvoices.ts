import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { answer, api, bearer } from '../../api/client'
import { saveFile } from '../../api/download'
import { sendOnce } from '../../api/idempotency'
import { withProgress } from '../../api/upload'
import type { AnswerTo } from '../../api/wire'
import { invoicesKey } from './queries'

export type EInvoicesRead = AnswerTo<'/api/v1/invoices/einvoices/read', 'post'>['data']
export type EInvoiceRead = EInvoicesRead['einvoices'][number]
export type EInvoiceLine = NonNullable<EInvoiceRead['content']>['lines'][number]

/** True for a file that may hold e-invoices, told by its name: what is in it, the server says. */
export function mayHoldEInvoices({ name, type }: File): boolean {
  return /\.(xml|zip)$/i.test(name) || /\/(xml|zip|x-zip-compressed)$/.test(type)
}

/** Reads e-invoices; nothing is reported. */
export async function readEInvoices(files: readonly File[], signal: AbortSignal) {
  const body = { einvoices: files.map(({ name }) => name) }
  const sent = { body, bodySerializer: () => formOf(files), signal }
  return (await answer(api.POST('/api/v1/invoices/einvoices/read', sent))).data
}

/** True if every e-invoice that was taken is a correction: of those alone it says what becomes of them. */
export function onlyCorrections({ einvoices }: EInvoicesRead): boolean {
  const taken = einvoices.filter(({ verdict }) => verdict === 'ready')
  return taken.length > 0 && taken.every(({ reason }) => reason)
}

/** Reports e-invoices, idempotently. */
export function useReportEInvoices(onProgress: (part: number) => void) {
  const client = useQueryClient()
  return async (files: readonly File[]) => {
    const about = files.map(({ name, size, lastModified }) => ({ name, size, lastModified }))
    const reported = await sendOnce('report-einvoices', about, (header) =>
      answer(
        api.POST('/api/v1/invoices/einvoices', {
          params: { header },
          body: { einvoices: files.map(({ name }) => name) },
          bodySerializer: () => formOf(files),
          fetch: bearer.sendBy(withProgress(onProgress)),
        }),
      ),
    )
    client.invalidateQueries({ queryKey: invoicesKey })
    /* Their lines are known at once, and wait in the promotions. */
    client.invalidateQueries({ queryKey: ['promotions'] })
    return reported
  }
}

function formOf(files: readonly File[]): FormData {
  const data = new FormData()
  for (const file of files) data.append('einvoices', file, file.name)
  return data
}

export type EInvoiceSample = AnswerTo<'/api/demo/einvoices'>['data'][number]

/** E-invoices of the demo for whoever is signed in; another day has others. */
export const samplesQuery = queryOptions({
  queryKey: ['einvoice-samples'],
  queryFn: async ({ signal }) => (await answer(api.GET('/api/demo/einvoices', { signal }))).data,
  throwOnError: false,
})

/** A sample as if its file had been chosen. */
export async function fetchSample({ code, file }: EInvoiceSample): Promise<File> {
  const params = { path: { code } }
  const content = (await answer(
    api.GET('/api/demo/einvoices/{code}', { params, parseAs: 'blob' }),
  )) as unknown as Blob
  return new File([content], file, { type: 'application/xml' })
}

export async function saveSample(sample: EInvoiceSample) {
  saveFile(await fetchSample(sample), sample.file)
}
