import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { toFormData } from '../../../form/multipart'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/card-codes'
const lists = `${root}/issuer-lists` as const
const left = `${root}/complete` as const

const key = ['backoffice', 'card-codes'] as const

export type WaitingGiftCard = AnswerTo<typeof root>['data']['items'][number]
export type Checked = AnswerTo<`${typeof root}/check`, 'post'>['data']
export type CheckedRow = Checked['fresh'][number]
export type CodeError = Checked['errors'][number]
export type Imported = AnswerTo<typeof root, 'post'>['data']
export type IssuerList = AnswerTo<typeof lists>['data']['items'][number]

/** Changes of a file's rows, held by the page alone, because a corrected code is as secret as the others. */
export interface CodeChanges {
  readonly mended: readonly { row: number; column: string; text: string }[]
  readonly left_out: readonly { row: number; reason: string }[]
}

export const noChanges: CodeChanges = { mended: [], left_out: [] }

/** Changes with new texts in the cells of a row, by column name. */
export function withCorrected(
  changes: CodeChanges,
  row: number,
  cells: Readonly<Record<string, string>>,
): CodeChanges {
  const others = changes.mended.filter((cell) => cell.row !== row || !(cell.column in cells))
  const own = Object.entries(cells).map(([column, text]) => ({ row, column, text }))
  return { ...changes, mended: [...others, ...own] }
}

/** Changes with a row left out. */
export function withLeftOut(changes: CodeChanges, row: number, reason: string): CodeChanges {
  return { ...changes, left_out: [...changes.left_out.filter((left) => left.row !== row), { row, reason }] }
}

/** Changes with one undone for the row: that it is left out, else its corrections. */
export function withRestored(changes: CodeChanges, row: number): CodeChanges {
  const left = changes.left_out.filter((change) => change.row !== row)
  if (left.length < changes.left_out.length) return { ...changes, left_out: left }
  return { ...changes, mended: changes.mended.filter((cell) => cell.row !== row) }
}

/** Filter of the cards that wait, in the URL: those that no list for the issuer has, the others, or all. */
export type SentFilter = 'no' | 'yes' | 'all'

/** Cards that wait for their codes, the oldest first. */
export function waitingQuery(sent: SentFilter) {
  return cursorListQuery({
    queryKey: [...key, 'waiting', sent],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(root, {
          params: { query: { ...(sent === 'all' ? {} : { sent: sent === 'yes' }), ...next } },
          signal,
        }),
      ),
  })
}

/** Lists for the issuer, the newest first. */
export const issuerListsQuery = cursorListQuery({
  queryKey: [...key, 'issuer-lists'],
  fetchPage: (next, signal) => answer(operatorApi.GET(lists, { params: { query: next }, signal })),
})

/** Makes a list of the cards that wait, and marks them as sent; `again` takes those of earlier lists too. Idempotent. */
export function makeIssuerList(again: boolean) {
  const body = { again }
  return invalidateAfter(
    sendOnce('issuer-list', body, (headers) =>
      answer(operatorApi.POST(lists, { params: { header: headers }, body, headers })),
    ),
  )
}

/** Number of open orders that have their codes and that no running job completes. */
export const ordersLeftQuery = queryOptions({
  queryKey: [...key, 'left'],
  queryFn: async ({ signal }) => (await answer(operatorApi.GET(left, { signal }))).data.orders,
  staleTime: 0,
})

/** Starts a job that completes them, by the number that was seen; idempotent. */
export function completeOrdersLeft(orders: number) {
  const body = { orders }
  return invalidateAfter(
    sendOnce('codes-left', body, (headers) =>
      answer(operatorApi.POST(left, { params: { header: headers }, body, headers })),
    ),
  )
}

/** Dry run of a file of codes; the server stores nothing. */
export function checkFile(file: File, changes: CodeChanges = noChanges) {
  return answer(operatorApi.POST(`${root}/check`, asForm(file, changes)))
}

const marks = new WeakMap<CodeChanges, string>()

/** Random mark of the changes for the idempotency key, which must not be derived from a secret code. */
function markOf(changes: CodeChanges): string {
  if (changes.mended.length + changes.left_out.length === 0) return ''
  const mark = marks.get(changes) ?? String(Math.random())
  marks.set(changes, mark)
  return mark
}

/** Imports the file; idempotent. */
export function importFile(file: File, changes: CodeChanges) {
  const { name, size, lastModified } = file
  return invalidateAfter(
    sendOnce('card-codes', { name, size, lastModified, changes: markOf(changes) }, (headers) =>
      answer(operatorApi.POST(root, { ...asForm(file, changes), params: { header: headers }, headers })),
    ),
  )
}

/** Downloads the wrong rows as a CSV for the author of the file. */
export function downloadErrors(file: File, changes: CodeChanges) {
  const call = operatorApi.POST(`${root}/errors`, { ...asForm(file, changes), parseAs: 'blob' })
  return saveAnswer(call, 'bledne-wiersze.csv')
}

/** Form data of the file and its changes, sent with every call because neither is stored. */
function asForm(file: File, changes: CodeChanges) {
  return {
    body: { file: file.name },
    bodySerializer: () => toFormData({ file, changes: JSON.stringify(changes) }),
  }
}
