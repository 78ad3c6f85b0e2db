import { infiniteQueryOptions } from '@tanstack/react-query'
import { answer } from '../../../api/client'
import { saveAnswer } from '../../../api/download'
import { sendOnce } from '../../../api/idempotency'
import { operatorApi } from '../../../api/operator-client'
import type { AnswerTo } from '../../../api/wire'
import { toFormData } from '../../../form/multipart'
import { invalidateAfter } from '../../invalidate-after'

const root = '/api/v1/backoffice/card-codes'

export type WaitingGiftCard = AnswerTo<typeof root>['data']['items'][number]
export type Checked = AnswerTo<`${typeof root}/check`, 'post'>['data']
export type CheckedRow = Checked['fresh'][number]
export type CodeError = Checked['errors'][number]
export type Imported = AnswerTo<typeof root, 'post'>['data']

/** What is changed in a file's rows: kept by the page alone, for a mended number is as secret as the others. */
export interface CodeChanges {
  readonly mended: readonly { row: number; column: string; text: string }[]
  readonly left_out: readonly { row: number; reason: string }[]
}

export const noChanges: CodeChanges = { mended: [], left_out: [] }

/** The changes with other texts in the cells of a row, by the columns' names in the file. */
export function withMended(
  changes: CodeChanges,
  row: number,
  cells: Readonly<Record<string, string>>,
): CodeChanges {
  const others = changes.mended.filter((cell) => cell.row !== row || !(cell.column in cells))
  const own = Object.entries(cells).map(([column, text]) => ({ row, column, text }))
  return { ...changes, mended: [...others, ...own] }
}

/** The changes with a row left out. */
export function withLeftOut(changes: CodeChanges, row: number, reason: string): CodeChanges {
  return { ...changes, left_out: [...changes.left_out.filter((left) => left.row !== row), { row, reason }] }
}

/** The changes without those of a row: first that it is left out, else what was set right in it. */
export function withRestored(changes: CodeChanges, row: number): CodeChanges {
  const left = changes.left_out.filter((change) => change.row !== row)
  if (left.length < changes.left_out.length) return { ...changes, left_out: left }
  return { ...changes, mended: changes.mended.filter((cell) => cell.row !== row) }
}

/** The cards that wait for their codes, the oldest first. */
export const waitingQuery = infiniteQueryOptions({
  queryKey: ['backoffice', 'card-codes'],
  queryFn: ({ signal, pageParam }) =>
    answer(
      operatorApi.GET(root, {
        params: { query: pageParam === null ? {} : { cursor: pageParam } },
        signal,
      }),
    ),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.meta.next_cursor ?? null,
})

/** What a file would do; the server keeps nothing of it. */
export function checkFile(file: File, changes: CodeChanges = noChanges) {
  return answer(operatorApi.POST(`${root}/check`, asForm(file, changes)))
}

const marks = new WeakMap<CodeChanges, string>()

/** Tells changes from others without a trace of what they say: what stays in the tab must not be made of a number. */
function markOf(changes: CodeChanges): string {
  if (changes.mended.length + changes.left_out.length === 0) return ''
  const mark = marks.get(changes) ?? String(Math.random())
  marks.set(changes, mark)
  return mark
}

/** Imports the file, once however often the request is retried. */
export function importFile(file: File, changes: CodeChanges) {
  const { name, size, lastModified } = file
  return invalidateAfter(
    sendOnce('card-codes', { name, size, lastModified, changes: markOf(changes) }, (headers) =>
      answer(operatorApi.POST(root, { ...asForm(file, changes), params: { header: headers }, headers })),
    ),
  )
}

/** Saves the bad rows as a CSV, to be sent back to whoever made the file. */
export function downloadErrors(file: File, changes: CodeChanges) {
  const call = operatorApi.POST(`${root}/errors`, { ...asForm(file, changes), parseAs: 'blob' })
  return saveAnswer(call, 'bledne-wiersze.csv')
}

/** The file goes each time, with what is changed in it: that neither is kept is what makes the codes safe. */
function asForm(file: File, changes: CodeChanges) {
  return {
    body: { file: file.name },
    bodySerializer: () => toFormData({ file, changes: JSON.stringify(changes) }),
  }
}
