import { queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { sendOnce } from '../../api/idempotency'
import { operatorApi, operatorBearer } from '../../api/operator-client'
import { withProgress } from '../../api/upload'
import type { AnswerTo, BodyOf } from '../../api/wire'
import { toFormData } from '../../form/multipart'
import { invalidateAfter } from '../invalidate-after'
import { cursorListQuery } from '../list-query'

const root = '/api/v1/backoffice/imports'

export type ImportItem = AnswerTo<typeof root>['data']['items'][number]
export type ImportDetails = AnswerTo<`${typeof root}/{id}`>['data']
export type ImportError = AnswerTo<`${typeof root}/{id}/errors`>['data']['items'][number]
export type ImportNote = AnswerTo<`${typeof root}/{id}/notes`>['data']['items'][number]
export type ImportFigure = ImportDetails['figures'][number]
export type ImportFormat = ImportDetails['format']
export type ImportKinds = AnswerTo<'/api/v1/backoffice/import-kinds'>['data']
type NewSource = BodyOf<'/api/v1/backoffice/import-sources'>
type ReadRequest = BodyOf<`${typeof root}/{id}/read`>

/** Polling interval while an import is running, in milliseconds. */
const pollTime = 1000

const importsKey = ['backoffice', 'imports'] as const

/** Imports, the newest first, with keyset pagination. */
export const importsQuery = cursorListQuery({
  queryKey: [...importsKey, 'list'],
  fetchPage: (next, signal) =>
    answer(
      operatorApi.GET(root, {
        params: { query: next },
        signal,
      }),
    ),
})

/** True while the server works on the import, so that polling makes sense. */
function isWorking(status: string | undefined): boolean {
  return status === 'reading' || status === 'posting'
}

export function importQuery(id: number) {
  return queryOptions({
    queryKey: [...importsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await answer(operatorApi.GET(`${root}/{id}`, { params: { path: { id } }, signal }))).data,
    staleTime: 0,
    refetchInterval: ({ state }) => (isWorking(state.data?.status.code) ? pollTime : false),
  })
}

export function notesQuery(id: number) {
  return cursorListQuery({
    queryKey: [...importsKey, 'notes', id],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/{id}/notes`, {
          params: { path: { id }, query: next },
          signal,
        }),
      ),
  })
}

export const kindsQuery = queryOptions({
  queryKey: [...importsKey, 'kinds'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/import-kinds', { signal }))).data,
})

export const sourcesQuery = queryOptions({
  queryKey: [...importsKey, 'sources'],
  queryFn: async ({ signal }) =>
    (await answer(operatorApi.GET('/api/v1/backoffice/import-sources', { signal }))).data,
})

export function addSource(body: NewSource) {
  return invalidateAfter(answer(operatorApi.POST('/api/v1/backoffice/import-sources', { body })))
}

/** Gives a source another name. */
export function renameSource(id: number, name: string) {
  const path = '/api/v1/backoffice/import-sources/{id}/update'
  return invalidateAfter(answer(operatorApi.POST(path, { params: { path: { id } }, body: { name } })))
}

/** Uploads a file; the import then waits for the mapping of its columns. */
export function uploadImport(source: number, file: File, onProgress: (part: number) => void) {
  return invalidateAfter(
    answer(
      operatorApi.POST(root, {
        body: { source_id: source, file: file.name },
        bodySerializer: () => toFormData({ source_id: source, file }),
        fetch: operatorBearer.sendBy(withProgress(onProgress)),
      }),
    ),
  )
}

/** Uploads e-invoices of a distributor, whose rows are read at once. */
export function uploadEInvoices(source: number, file: File, onProgress: (part: number) => void) {
  return invalidateAfter(
    answer(
      operatorApi.POST('/api/v1/backoffice/import-sources/{id}/einvoices', {
        params: { path: { id: source } },
        body: { einvoices: [file.name] },
        bodySerializer: () => toFormData({ einvoices: file }),
        fetch: operatorBearer.sendBy(withProgress(onProgress)),
      }),
    ),
  )
}

/** Starts reading the rows; without a mapping only the columns are detected again. */
export function readRows(id: number, body: ReadRequest) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/read`, { params: { path: { id } }, body })))
}

/** Posts the import in the edition that was seen; idempotent, so a retry posts once. */
export function commitImport(id: number, edition: number) {
  return invalidateAfter(
    sendOnce(`import:${id}`, { edition }, (headers) =>
      answer(
        operatorApi.POST(`${root}/{id}/commit`, {
          params: { path: { id }, query: { edition }, header: headers },
          headers,
        }),
      ),
    ),
  )
}

export function cancelImport(id: number) {
  return invalidateAfter(answer(operatorApi.POST(`${root}/{id}/cancel`, { params: { path: { id } } })))
}

/** Downloads the wrong rows as a CSV for the author of the file. */
export function downloadErrors(id: number) {
  const call = operatorApi.GET(`${root}/{id}/errors.csv`, { params: { path: { id } }, parseAs: 'blob' })
  return saveAnswer(call, 'bledne-wiersze.csv')
}

/** Downloads the original file. */
export function saveImported(id: number) {
  const call = operatorApi.GET(`${root}/{id}/file`, { params: { path: { id } }, parseAs: 'blob' })
  return saveAnswer(call, `import-${id}`)
}
