import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import { queryClient } from '../../../api/query-client'
import type { paths } from '../../../api/schema.gen'
import type { AnswerTo, BodyOf } from '../../../api/wire'
import { seasonOf } from '../../../rules/season'
import { cursorListQuery } from '../../list-query'
import { draftOf } from './drafts'
import type { LineText } from './pdf/lines'
import type { FileText } from './read-file'
import { plausibleDay } from './recognition/plausible-day'
import type { RecognisedInvoice } from './recognition/read-tokens'

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

/** Query of what the QR code of KSeF on a photo or in a PDF says; null for a file without one. */
export function codeQuery(id: string) {
  return queryOptions({
    queryKey: ['invoice-code', id],
    queryFn: async ({ signal }) => {
      const file = await queryClient.ensureQueryData(fileQuery(id))
      const { readInvoiceCode } = await import('../../../pictures/qr/read-invoice-code')
      return (await readInvoiceCode(new File([file], id, { type: file.type }), signal)) ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
  })
}

/** Line read from an invoice's file, with the pack that is proposed for it. */
export interface ReadLine extends LineText, LineSuggestion {
  /** True for a recognised line whose figures do not bear each other out. */
  readonly isDoubtful?: boolean
}

/** Invoice read from its file: from a PDF's text, or recognised in a picture. */
export interface ReadInvoice extends Pick<FileText, 'source' | 'issued_on' | 'buyer'> {
  readonly lines: readonly ReadLine[]
  /** False for recognised lines that do not make the invoice's sum. */
  readonly isComplete?: boolean
}

/** Text of an invoice's file; its key is its own, because no decision changes a file. */
function textQuery(id: string, nip: string) {
  return queryOptions({
    queryKey: ['invoice-text', id, nip],
    queryFn: async (): Promise<FileText> => {
      const file = await queryClient.ensureQueryData(fileQuery(id))
      const { readFile } = await import('./read-file')
      return readFile(file, nip)
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Invoice as its file says it, with proposals for its lines. */
export function proposalsQuery(invoice: ReviewedInvoice) {
  const { id, issued_on, participant } = invoice
  return queryOptions({
    queryKey: [...invoicesKey, 'proposals', id],
    queryFn: async ({ signal }): Promise<ReadInvoice> => {
      const read = await queryClient.fetchQuery(textQuery(id, participant.nip))
      const text = read.source === 'picture' ? await corrected(read, invoice) : read
      if (text.lines.length === 0) return { ...text, lines: [] }
      const lines = text.lines.map(({ name, unit, quantity, net_value }) => ({
        name,
        unit,
        quantity,
        net_value,
      }))
      const { data } = await answer(
        operatorApi.POST('/api/v1/backoffice/invoices/{id}/proposals', {
          params: { path: { id } },
          body: { issued_on: text.issued_on ?? issued_on ?? null, lines },
          signal,
        }),
      )
      const suggestionOf = (place: number) => data[place] ?? { proposal: null, note: null }
      return { ...text, lines: text.lines.map((line, place) => ({ ...line, ...suggestionOf(place) })) }
    },
    staleTime: 5 * 60_000,
    retry: false,
    throwOnError: false,
  })
}

/** Corrects what was recognised: with the programme's products as they are spelt, and a day that can be right. */
async function corrected<T extends RecognisedInvoice>(
  read: T,
  { season, reported_at }: ReviewedInvoice,
): Promise<T> {
  const { spelt } = await import('./recognition/spelling')
  const issued_on = plausibleDay(read.issued_on, reported_at)
  const packs = await queryClient.ensureQueryData(packsQuery(issued_on ? seasonOf(issued_on) : season))
  const products = packs.map(({ product }) => product)
  return {
    ...read,
    issued_on,
    lines: read.lines.map((line) => ({ ...line, name: spelt(line.name, products) })),
  }
}

/** True for an invoice whose lines stand in its file alone, as text or in a picture. */
export function isReadFromFile({ einvoice, file, lines }: ReviewedInvoice): boolean {
  return !einvoice && Boolean(file) && lines.length === 0
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

/**
 * Prefetches the invoice after the current one, its file and what the file says, so that the next page opens at once.
 * Its file is read once the current one has been: the recognition of a photo takes a while.
 */
export async function preload(id: string, current: ReviewedInvoice) {
  const invoice = await queryClient.fetchQuery({ ...invoiceQuery(id), staleTime: 30_000 })
  if (invoice.file && !invoice.einvoice) await queryClient.prefetchQuery(fileQuery(id))
  if (!isReadFromFile(invoice)) return
  const isCurrentRead = isReadFromFile(current) && current.status.code === 'pending' && !draftOf(current.id)
  if (isCurrentRead) await queryClient.prefetchQuery(proposalsQuery(current))
  await queryClient.prefetchQuery(proposalsQuery(invoice))
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
