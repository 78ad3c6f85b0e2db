import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { toFormData } from '../../../form/multipart'
import { invalidateAfter } from '../../invalidate-after'
import { cursorListQuery } from '../../list-query'

const root = '/api/v1/backoffice/card-codes'

export type WaitingGiftCard = AnswerTo<typeof root>['data']['items'][number]
export type Checked = AnswerTo<`${typeof root}/check`, 'post'>['data']
export type CheckedRow = Checked['fresh'][number]
export type CodeError = Checked['errors'][number]
export type Imported = AnswerTo<typeof root, 'post'>['data']

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

/** Cards that wait for their codes, the oldest first. */
export const waitingQuery = cursorListQuery({
  queryKey: ['backoffice', 'card-codes'],
  fetchPage: (next, signal) =>
    answer(
      operatorApi.GET(root, {
        params: { query: next },
        signal,
      }),
    ),
})

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
