import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo, BodyOf, QueryOf } from '../../../api/wire'
import { invalidateAfter } from '../../invalidate-after'

const path = '/api/v1/backoffice/invoices/bulk-job'

export type InvoicesFound = QueryOf<typeof path>
export type InvoiceJobPreview = AnswerTo<typeof path>['data']
export type InvoiceJob = BodyOf<typeof path>

/** The filters of the list that a job is about; `appeals` selects the invoices with an open appeal. */
export function foundBy(status: string, search: string): InvoicesFound {
  return {
    ...(status === 'appeals' && { appeals: true }),
    ...(status === 'pending' && { status: 'pending' as const }),
    ...(search === '' ? {} : { search }),
  }
}

/** Query of what a job over the invoices of a list would be about. */
export function invoiceJobPreviewQuery(query: InvoicesFound) {
  return queryOptions({
    queryKey: ['backoffice', 'invoices', 'job-preview', query],
    queryFn: async ({ signal }) => (await answer(operatorApi.GET(path, { params: { query }, signal }))).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Starts a job that accepts or rejects the invoices of a list, each that may be; idempotent. */
export function startInvoiceJob(job: InvoiceJob) {
  return invalidateAfter(
    sendOnce('invoice-job', job, (headers) =>
      answer(operatorApi.POST(path, { params: { header: headers }, body: job, headers })),
    ),
  )
}
