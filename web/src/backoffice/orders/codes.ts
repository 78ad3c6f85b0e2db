import { infiniteQueryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { sendOnce } from '../../api/idempotency'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo } from '../../api/wire'
import { toFormData } from '../../form/multipart'
import { reloading } from '../reloading'

const root = '/api/v1/backoffice/card-codes'

export type WaitingCard = AnswerTo<typeof root>['data']['items'][number]
export type Checked = AnswerTo<`${typeof root}/check`, 'post'>['data']
export type CheckedRow = Checked['fresh'][number]

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
export function checkFile(file: File) {
  return answer(operatorApi.POST(`${root}/check`, asForm(file)))
}

/** Imports the file, once however often the request is retried. */
export function importFile(file: File) {
  const { name, size, lastModified } = file
  return reloading(
    sendOnce('card-codes', { name, size, lastModified }, (headers) =>
      answer(operatorApi.POST(root, { ...asForm(file), params: { header: headers }, headers })),
    ),
  )
}

/** Saves the bad rows as a CSV, to be sent back to whoever made the file. */
export function saveFaults(file: File) {
  const call = operatorApi.POST(`${root}/faults`, { ...asForm(file), parseAs: 'blob' })
  return saveAnswer(call, 'bledne-wiersze.csv')
}

/** The file goes each time: that it is not kept is what makes the codes safe. */
function asForm(file: File) {
  return { body: { file: file.name }, bodySerializer: () => toFormData({ file }) }
}
