import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer } from '../../api/client'
import { saveAnswer } from '../../api/download'
import { sendOnce } from '../../api/idempotency'
import { operatorApi } from '../../api/operator-client'
import type { AnswerTo, QueryOf } from '../../api/wire'
import type { Option } from '../../ui/Select'
import { invalidateAfter } from '../invalidate-after'
import { cursorListQuery } from '../list-query'
import { type ImportDetails, readRows } from './queries'

const root = '/api/v1/backoffice/imports/{id}'

export type ImportedRow = AnswerTo<`${typeof root}/rows`>['data']['items'][number]
export type ImportedCell = ImportedRow['cells'][number]
export type ImportChange = AnswerTo<`${typeof root}/changes`>['data']['items'][number]
type RowState = NonNullable<QueryOf<`${typeof root}/rows`>['state']>

/** Rows of a file, with keyset pagination; every change or check makes a new edition. */
export function rowsQuery(id: number, edition: number, state: RowState | null) {
  return cursorListQuery({
    queryKey: ['backoffice', 'imports', 'rows', id, edition, state],
    fetchPage: (next, signal) =>
      answer(
        operatorApi.GET(`${root}/rows`, {
          params: {
            path: { id },
            query: { ...(state ? { state } : {}), ...next },
          },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function changesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['backoffice', 'imports', 'changes', id, page],
    queryFn: ({ signal }) =>
      answer(operatorApi.GET(`${root}/changes`, { params: { path: { id }, query: { page } }, signal })),
    placeholderData: keepPreviousData,
  })
}

/** Corrects cells of a row; the file stays unchanged. */
export function correctRow(id: number, { row, version }: ImportedRow, cells: Record<string, string>) {
  const path = { id, row }
  const body = { version, cells }
  return invalidateAfter(
    sendOnce(`import-row:${id}:${row}`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/rows/{row}/mend`, { params: { path, header: headers }, body, headers }),
      ),
    ),
  )
}

/** Leaves a row out of the import. */
export function leaveRowOut(id: number, { row, version }: ImportedRow, reason: string) {
  const path = { id, row }
  const body = { version, reason }
  return invalidateAfter(
    sendOnce(`import-row:${id}:${row}`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/rows/{row}/leave-out`, {
          params: { path, header: headers },
          body,
          headers,
        }),
      ),
    ),
  )
}

/** Undoes the changes of a row. */
export function restoreRow(id: number, { row, version }: ImportedRow) {
  const path = { id, row }
  const body = { version }
  return invalidateAfter(
    sendOnce(`import-row:${id}:${row}`, body, (headers) =>
      answer(
        operatorApi.POST(`${root}/rows/{row}/restore`, { params: { path, header: headers }, body, headers }),
      ),
    ),
  )
}

/** Checks the whole file again, with the current mapping and the changed rows. */
export function checkAgain({ id, format, mapping }: ImportDetails) {
  return readRows(id, { format, mapping })
}

/** Downloads the list of corrected and left-out rows. */
export function saveChanges(id: number) {
  const call = operatorApi.GET(`${root}/changes.csv`, { params: { path: { id } }, parseAs: 'blob' })
  return saveAnswer(call, `zmiany-import-${id}.csv`)
}

const names: readonly (readonly [RowState, string])[] = [
  ['faulty', 'Błędne'],
  ['waiting', 'Zmienione, do sprawdzenia'],
  ['mended', 'Poprawione'],
  ['left_out', 'Pominięte'],
  ['outside', 'Poprawione, spoza programu'],
  ['good', 'Poprawne bez zmian'],
]

/** States of rows, for the filter. */
export const stateChoices: readonly Option[] = [
  { value: 'all', label: 'Wszystkie' },
  ...names.map(([value, label]) => ({ value, label })),
]

/** State of a choice; null is all rows. */
export function stateOf(choice: string): RowState | null {
  return names.find(([state]) => state === choice)?.[0] ?? null
}

/** Cells whose typed text differs from the loaded one. */
export function changedCells(
  row: ImportedRow,
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed = row.cells.filter(({ key, value }) => (typed[key] ?? value) !== value)
  return Object.fromEntries(changed.map(({ key }) => [key, typed[key] ?? '']))
}
