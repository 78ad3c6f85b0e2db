import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { cursorListQuery } from '../../list-query'
import type { LineText } from './pdf/lines'
import type { InvoiceText } from './pdf/read-invoice'

export type QueuedInvoice = AnswerTo<'/api/v1/backoffice/invoices'>['data']['items'][number]
export type ReviewedInvoice = AnswerTo<'/api/v1/backoffice/invoices/{id}'>['data']
export type EInvoice = NonNullable<ReviewedInvoice['einvoice']>
export type LineSuggestion = AnswerTo<'/api/v1/backoffice/invoices/{id}/proposals', 'post'>['data'][number]
export type UsualPack = ReviewedInvoice['usual'][number]
export type Pack = AnswerTo<'/api/v1/backoffice/packs'>['data'][number]
export type PackAlias = AnswerTo<'/api/v1/backoffice/pack-aliases'>['data'][number]
export type Appeal = ReviewedInvoice['appeals'][number]
export type Correction = BodyOf<'/api/v1/backoffice/invoices/{id}/lines/{line}/correction'>
export type Decision = BodyOf<'/api/v1/backoffice/invoices/{id}/review'>

type InvoiceStatus = NonNullable<
  NonNullable<paths['/api/v1/backoffice/invoices']['get']['parameters']['query']>['status']
>

const invoicesKey = ['backoffice', 'invoices'] as const

interface QueueFilters {
  /** Status; `appeals` selects the invoices with an open appeal. */
  readonly status: string
  readonly search: string
}

/** Invoices for operators, with keyset pagination. */
export function queueQuery({ status, search }: QueueFilters) {
  return cursorListQuery({
    queryKey: [...invoicesKey, 'list', status, search],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/invoices', {
          params: {
            query: {
              ...(status === 'appeals' && { appeals: true }),
              ...(!['appeals', 'all'].includes(status) && { status: status as InvoiceStatus }),
              search,
              ...next,
            },
          },
          signal,
        }),
      ),
  })
}

export function invoiceQuery(id: string) {
  return queryOptions({
    queryKey: [...invoicesKey, 'one', id],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.GET('/api/v1/backoffice/invoices/{id}', { params: { path: { id } }, signal }),
        )
      ).data,
    staleTime: 0,
  })
}

/** Original file; its type is the one that the server detected. */
export function fileQuery(id: string) {
  return queryOptions({
    queryKey: [...invoicesKey, 'file', id],
    queryFn: ({ signal }) =>
      answer(
        operatorApi.GET('/api/v1/backoffice/invoices/{id}/file', {
          params: { path: { id } },
          parseAs: 'blob',
          signal,
        }),
      ) as Promise<Blob>,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Line read from an invoice's file, with the pack that is proposed for it. */
export type ReadLine = LineText & LineSuggestion

/** Invoice read from its file's text. */
export interface ReadInvoice extends Omit<InvoiceText, 'lines'> {
  readonly lines: readonly ReadLine[]
}

/** Text of an invoice's PDF; its key is its own, because no decision changes a file. */
function textQuery(id: string, nip: string) {
  return queryOptions({
    queryKey: ['invoice-text', id, nip],
    queryFn: async (): Promise<InvoiceText> => {
      const file = await queryClient.ensureQueryData(fileQuery(id))
      const [{ readPageTexts }, { readInvoice }] = await Promise.all([
        import('./pdf/page-texts'),
        import('./pdf/read-invoice'),
      ])
      return readInvoice(await readPageTexts(file), nip)
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Invoice as its PDF's text says it, with proposals for its lines. */
export function proposalsQuery({ id, issued_on, participant }: ReviewedInvoice) {
  return queryOptions({
    queryKey: [...invoicesKey, 'proposals', id],
    queryFn: async ({ signal }): Promise<ReadInvoice> => {
      const text = await queryClient.fetchQuery(textQuery(id, participant.nip))
      if (text.lines.length === 0) return { ...text, lines: [] }
      const { data } = await answer(
        operatorApi.POST('/api/v1/backoffice/invoices/{id}/proposals', {
          params: { path: { id } },
          body: { issued_on: text.issued_on ?? issued_on ?? null, lines: [...text.lines] },
          signal,
        }),
      )
      return { ...text, lines: text.lines.map((line, place) => ({ ...line, ...data[place] })) }
    },
    staleTime: 5 * 60_000,
    retry: false,
    throwOnError: false,
  })
}

/** True for an invoice whose lines may stand in the text of its file alone. */
export function isReadFromFile({ einvoice, file, lines }: ReviewedInvoice): boolean {
  return !einvoice && file?.media_type === 'application/pdf' && lines.length === 0
}

/** Packs that earn points in a season. */
export function packsQuery(season: number) {
  return queryOptions({
    queryKey: ['backoffice', 'packs', season],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET('/api/v1/backoffice/packs', { params: { query: { season } }, signal })))
        .data,
    /* Previous packs stay while another season's are loading; an empty list would clear the field. */
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  })
}

/** Distributor's aliases of the packs. */
export function aliasesQuery(distributor: number) {
  return queryOptions({
    queryKey: ['backoffice', 'pack-aliases', distributor],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.GET('/api/v1/backoffice/pack-aliases', { params: { query: { distributor } }, signal }),
        )
      ).data,
    staleTime: 60_000,
  })
}

/** Invoice in the query cache, without a request. */
export function cachedInvoice(id: string): ReviewedInvoice | undefined {
  return queryClient.getQueryData(invoiceQuery(id).queryKey)
}

/** Prefetches an invoice, its file and what the file says, so that the next page opens at once. */
export async function preload(id: string) {
  const invoice = await queryClient.fetchQuery({ ...invoiceQuery(id), staleTime: 30_000 })
  if (invoice.file && !invoice.einvoice) await queryClient.prefetchQuery(fileQuery(id))
  if (isReadFromFile(invoice)) await queryClient.prefetchQuery(proposalsQuery(invoice))
}

/** Validates a decision on the server; nothing is stored. */
export async function checkReview(id: string, decision: Decision) {
  await sendOnce(`check:${id}`, decision, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/invoices/{id}/review', {
        params: { path: { id }, header: headers, query: { check: true } },
        body: decision,
        headers,
      }),
    ),
  )
}

/** Sends the operator's decision; idempotent, and `keepalive` lets it outlive the page. */
export async function review(id: string, decision: Decision, leaving = false) {
  await sendOnce(`review:${id}`, decision, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/invoices/{id}/review', {
        params: { path: { id }, header: headers },
        body: decision,
        headers,
        keepalive: true,
      }),
    ),
  )
  if (!leaving) queryClient.invalidateQueries({ queryKey: ['backoffice'] })
}

/** Takes an invoice for ten minutes; whoever has it otherwise is told. */
export function claimQuery(id: string) {
  return queryOptions({
    queryKey: [...invoicesKey, 'claim', id],
    queryFn: async ({ signal }) =>
      (
        await answer(
          operatorApi.POST('/api/v1/backoffice/invoices/{id}/claim', { params: { path: { id } }, signal }),
        )
      ).data ?? null,
    staleTime: 0,
    refetchInterval: 5 * 60_000,
    throwOnError: false,
  })
}

/** Confirms that KSeF shows the e-invoice as its file has it. */
export async function confirmEInvoice(id: string) {
  const done = await answer(
    operatorApi.POST('/api/v1/backoffice/invoices/{id}/confirm', { params: { path: { id } } }),
  )
  await queryClient.invalidateQueries({ queryKey: invoiceQuery(id).queryKey })
  return done
}

/** Dry run of a line's correction; nothing is stored. */
export async function checkCorrection(id: string, line: number, correction: Correction) {
  const { data } = await sendOnce(`correction-check:${id}:${line}`, correction, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/invoices/{id}/lines/{line}/correction', {
        params: { path: { id, line }, header: headers, query: { check: true } },
        body: correction,
        headers,
      }),
    ),
  )
  return data
}

/** Corrects an accepted line; idempotent. */
export async function correctLine(id: string, line: number, correction: Correction) {
  const done = await sendOnce(`correction:${id}:${line}`, correction, (headers) =>
    answer(
      operatorApi.POST('/api/v1/backoffice/invoices/{id}/lines/{line}/correction', {
        params: { path: { id, line }, header: headers },
        body: correction,
        headers,
      }),
    ),
  )
  await queryClient.invalidateQueries({ queryKey: ['backoffice'] })
  return done
}
